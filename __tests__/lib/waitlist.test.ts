import { joinWaitlist, WAITLIST_TIMEOUT } from "../../src/lib/waitlist";

const SETTINGS = { url: "https://list.example/subscribe/post", u: "list-owner", id: "list 7" };

let fetchMock: jest.SpiedFunction<typeof fetch>;

beforeEach(() => {
  fetchMock = jest.spyOn(globalThis, "fetch").mockResolvedValue(new Response());
});

afterEach(() => {
  fetchMock.mockRestore();
  jest.useRealTimers();
});

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

describe("a request that is not answered", () => {
  const unanswered: typeof fetch = (_input, init) =>
    new Promise((_resolve, reject) => {
      init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
    });

  test("is given up after 15 seconds, and not before", async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(unanswered);
    const settled = jest.fn();
    const attempt = joinWaitlist("ada@example.com", SETTINGS).catch(settled);

    await jest.advanceTimersByTimeAsync(14_999);
    expect(settled).not.toHaveBeenCalled();
    expect(theRequest().init.signal?.aborted).toBe(false);

    await jest.advanceTimersByTimeAsync(1);
    await attempt;
    expect(settled).toHaveBeenCalledWith(new Error("No answer within 15 seconds."));
    expect(theRequest().init.signal?.aborted).toBe(true);
    expect(WAITLIST_TIMEOUT).toBe(15_000);
  });

  test("leaves no clock running once another was answered", async () => {
    jest.useFakeTimers();
    await joinWaitlist("ada@example.com", SETTINGS);
    fetchMock.mockRejectedValue(new Error("offline"));
    await joinWaitlist("ada@example.com", SETTINGS).catch(() => undefined);
    expect(jest.getTimerCount()).toBe(0);
  });
});
