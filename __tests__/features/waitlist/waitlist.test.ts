import { joinWaitlist } from "../../../src/features/waitlist/waitlist";

const SETTINGS = { url: "https://list.example/subscribe/post", u: "list-owner", id: "list 7" };

let fetchMock: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
});

afterEach(() => jest.restoreAllMocks());

function theRequest(): { url: URL; init: RequestInit } {
  const [call, ...others] = fetchMock.mock.calls;
  if (!call || others.length > 0) throw new Error(`${fetchMock.mock.calls.length} requests were sent`);
  return { url: new URL(String(call[0])), init: call[1] ?? {} };
}

test("sends one POST, without asking for the right to read the answer", async () => {
  await joinWaitlist("ada@example.com", SETTINGS);
  expect(theRequest().init).toMatchObject({ method: "POST", mode: "no-cors" });
});

test("says which list in the query", async () => {
  await joinWaitlist("ada@example.com", SETTINGS);
  const { url } = theRequest();
  expect(url.origin + url.pathname).toBe(SETTINGS.url);
  expect([...url.searchParams]).toEqual([
    ["u", "list-owner"],
    ["id", "list 7"],
  ]);
});

test("sends EMAIL, u and id as a urlencoded form", async () => {
  await joinWaitlist("ada+agents@example.com", SETTINGS);
  const request = new Request("https://list.example", { method: "POST", body: theRequest().init.body });
  expect(request.headers.get("content-type")).toMatch(/^application\/x-www-form-urlencoded/);
  expect(await request.text()).toBe("EMAIL=ada%2Bagents%40example.com&u=list-owner&id=list+7");
});

test("takes any completed request for a sign-up, also one that the list refuses", async () => {
  fetchMock.mockResolvedValue(new Response(null, { status: 500 }));
  await expect(joinWaitlist("ada@example.com", SETTINGS)).resolves.toBeUndefined();
});

test("fails when the request fails, and does not try again", async () => {
  const failure = new TypeError("Failed to fetch");
  fetchMock.mockRejectedValue(failure);
  await expect(joinWaitlist("ada@example.com", SETTINGS)).rejects.toBe(failure);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test("gives up a request that is not answered within 15 seconds", async () => {
  const { signal } = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(signal);
  await joinWaitlist("ada@example.com", SETTINGS);
  expect(timeout).toHaveBeenCalledWith(15_000);
  expect(theRequest().init.signal).toBe(signal);
});
