import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { type RunningMailingList, startMailingList } from "../../../tools/mailing-list/server";
import { createTemporaryFolder } from "../../temporary-folder";

const SITE = "http://localhost:9000";
const QUERY = "/subscribe/post?u=local&id=waitlist";

let file: string;
let list: RunningMailingList;

beforeEach(async () => {
  file = join(createTemporaryFolder(), "var", "list.jsonl");
  list = await startMailingList({ port: 0, file });
});

afterEach(() => list.close());

/** Posts a sign-up. `fields` adds to the list's identifiers or replaces them. */
async function post(fields: Record<string, string>, query = QUERY) {
  const body = new URLSearchParams({ u: "local", id: "waitlist", ...fields });
  const response = await fetch(list.url + query, { method: "POST", body, headers: { Origin: SITE } });
  return { status: response.status, html: await response.text() };
}

const readRecords = async () =>
  (await readFile(file, "utf8"))
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));

test("an address is trimmed and recorded once, in a file that only its owner can read", async () => {
  for (const EMAIL of ["  Ada@example.org\n", "ada@EXAMPLE.org"])
    expect((await post({ EMAIL })).html).toContain("<h1>✓ Thanks! You&#39;re on the waitlist.</h1>");
  expect(await readRecords()).toEqual([
    { email: "Ada@example.org", time: expect.stringMatching(/^\d{4}-/), u: "local", id: "waitlist" },
  ]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await (await fetch(list.url)).text()).toContain("Addresses recorded: 1.");
});

test("the answer links back to the site, and escapes what was sent", async () => {
  const { status, html } = await post({ EMAIL: '"><img>' });
  expect(status).toBe(422);
  expect(html).toContain("<h1>Your sign-up did not go through</h1>");
  expect(html).toContain(`<a href="${SITE}/">Back to HyperAgent</a>`);
  expect(html).not.toContain("<img>");
});

test.each([
  ["a filled honeypot is thanked", { EMAIL: "bot@example.org", b_local_waitlist: "x" }, QUERY, 200],
  ["no address is refused", {}, QUERY, 422],
  ["two dots in its address is refused", { EMAIL: "ada@example..org" }, QUERY, 422],
  ["no list in its query is refused", { EMAIL: "ada@example.org" }, "/subscribe/post", 404],
  ["another list in its form is refused", { EMAIL: "ada@example.org", id: "news" }, QUERY, 404],
])("a sign-up with %s, and not recorded", async (_case, fields, query, status) => {
  expect(await post(fields, query)).toMatchObject({ status });
  expect(await readRecords()).toEqual([]);
});
