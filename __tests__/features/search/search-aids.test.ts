import type { SearchAids } from "../../../src/features/search/search-aids";

const aids: SearchAids = { words: ["escrow"], suggestions: [] };
const fetched = jest.fn<Promise<Pick<Response, "ok" | "status" | "json">>, [string]>();
const answer = (status: number) => ({ ok: status === 200, status, json: async () => aids });

beforeEach(() => {
  jest.resetModules();
  fetched.mockReset();
  Object.assign(globalThis, { fetch: fetched });
});

const load = async () => (await import("../../../src/features/search/search-aids")).loadAids();

test("the aids are fetched once", async () => {
  fetched.mockResolvedValue(answer(200));
  expect(await Promise.all([load(), load()])).toEqual([aids, aids]);
  expect(await load()).toEqual(aids);
  expect(fetched.mock.calls).toEqual([["/pagefind/aids.json"]]);
});

test.each([
  ["offline", () => Promise.reject(new TypeError("Failed to fetch")), /Failed to fetch/],
  ["not there", () => Promise.resolve(answer(404)), /answers 404/],
])("where they are %s the next call tries again", async (_, respond, message) => {
  fetched.mockImplementationOnce(respond).mockResolvedValue(answer(200));
  await expect(load()).rejects.toThrow(message);
  expect(await load()).toEqual(aids);
});
