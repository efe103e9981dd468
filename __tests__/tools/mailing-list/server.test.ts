import { writeFileSync } from "node:fs";
import { appendFile, mkdtemp, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type RunningMailingList, startMailingList } from "../../../tools/mailing-list/server";

const THANKS = "✓ Thanks! You're on the waitlist.";
const SITE = "http://localhost:9000";
const QUERY = "/subscribe/post?u=local&id=waitlist";

let folder: string;
let file: string;
let list: RunningMailingList;
let logged: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mailing-list-"));
  file = join(folder, "var", "list.jsonl");
  logged = [];
  list = await startMailingList({ port: 0, file, log: (line) => logged.push(line) });
});

afterEach(async () => {
  await list.close();
  await rm(folder, { recursive: true });
});

/** A sign-up as the site's form sends it; `fields` adds to it and replaces in it. */
function post(fields: Record<string, string>, headers: Record<string, string> = {}, path = QUERY) {
  const body = new URLSearchParams({ u: "local", id: "waitlist", ...fields });
  return fetch(list.url + path, { method: "POST", body, headers: { Origin: SITE, ...headers } });
}

/** The lines of the file, as records. */
const records = async () => {
  const lines = (await readFile(file, "utf8")).split("\n");
  expect(lines.pop()).toBe("");
  return lines.map((line) => JSON.parse(line));
};

const emails = async () => (await records()).map(({ email }) => email);

test("a sign-up is recorded, trimmed, and answered with a page that thanks and leads back", async () => {
  const response = await post({ EMAIL: "  Ada@Example.org\n" });
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain(`<h1>${THANKS}</h1>`);
  expect(html).toContain(`href="${SITE}/"`);
  const [{ time, ...record }, ...others] = await records();
  expect(others).toEqual([]);
  expect(record).toEqual({
    email: "Ada@Example.org",
    normalised: "ada@example.org",
    u: "local",
    id: "waitlist",
  });
  expect(Date.parse(time)).not.toBeNaN();
});

test("a script is answered in JSON, and a browser with a page", async () => {
  const json = { Accept: "application/json, text/plain, */*" };
  const taken = await post({ EMAIL: "ada@example.org" }, json);
  expect([taken.status, await taken.json()]).toEqual([200, { ok: true, message: THANKS }]);
  const refused = await post({ EMAIL: "ada" }, json);
  expect(refused.status).toBe(422);
  expect(await refused.json()).toEqual({ ok: false, message: expect.stringMatching(/needs an @/) });
  const page = await post({ EMAIL: "ada" }, { Accept: "text/html,application/xml;q=0.9,*/*;q=0.8" });
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
});

test("an address that comes again is recorded once, also after a restart", async () => {
  for (const EMAIL of ["ada@example.org", "ADA@example.org"])
    expect((await post({ EMAIL })).status).toBe(200);
  await list.close();
  list = await startMailingList({ port: 0, file });
  expect((await post({ EMAIL: "ada@EXAMPLE.org" })).status).toBe(200);
  expect(await emails()).toEqual(["ada@example.org"]);
});

test("a sign-up with the hidden field filled in is thanked for and not recorded", async () => {
  const response = await post({ EMAIL: "bot@example.org", b_local_waitlist: "x" });
  expect(await response.text()).toContain(THANKS);
  expect(await records()).toEqual([]);
});

test.each([
  ["", /Please type your email/],
  ["ada", /needs an @/],
  ["ada@example..org", /not a valid email address/],
  ["ada@example.org@example.org", /not a valid email address/],
  [`${"a".repeat(250)}@b.org`, /at most 254 characters; this one has 256/],
])(
  "the address “%s” is refused with the reason, and with a form that has it again",
  async (EMAIL, reason) => {
    const response = await post({ EMAIL });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toMatch(reason);
    expect(html).toContain('<form method="post" action="/subscribe/post?u=local&amp;id=waitlist">');
    expect(html).toContain(`value="${EMAIL}"`);
    expect(await records()).toEqual([]);
  },
);

test("markup in an address is text in the answer", async () => {
  const html = await (await post({ EMAIL: '"><img src=x onerror=alert(1)>@' })).text();
  expect(html).not.toContain("<img");
});

test.each([
  ["no list in the address", {}, "/subscribe/post", 400],
  ["another list in the address", { id: "news" }, "/subscribe/post?u=local&id=news", 404],
  ["another list in the form", { id: "news" }, QUERY, 400],
  ["more than 8 KiB", { x: "x".repeat(8192) }, QUERY, 413],
])("a sign-up with %s is refused", async (_case, fields, path, status) => {
  const response = await post({ EMAIL: "ada@example.org", ...fields }, {}, path);
  expect(response.status).toBe(status);
  expect(await records()).toEqual([]);
});

test("a request for another machine's name, rebound to this one, is refused", async () => {
  const status = await new Promise((resolve) =>
    request(list.url, { headers: { Host: "evil.example" } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).end(),
  );
  expect(status).toBe(421);
});

test("its own page says how many addresses are recorded, and none of them", async () => {
  await post({ EMAIL: "ada@example.org" });
  const html = await (await fetch(list.url)).text();
  expect(html).toContain("1 address is recorded.");
  expect(html).not.toContain("ada@");
});

test("a file that cannot be written is told of, and what is sent again afterwards is recorded", async () => {
  await rename(join(folder, "var"), join(folder, "away"));
  await writeFile(join(folder, "var"), "in the way");
  const response = await post({ EMAIL: "ada@example.org" });
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/could not be recorded.*value="ada@example.org"/s);
  expect(logged).toEqual([expect.stringContaining("A sign-up could not be recorded: ")]);
  await rm(join(folder, "var"));
  await rename(join(folder, "away"), join(folder, "var"));
  expect((await post({ EMAIL: "ada@example.org" })).status).toBe(200);
  expect(await emails()).toEqual(["ada@example.org"]);
});

test("a file or a port that cannot be had stops it with one sentence", async () => {
  writeFileSync(join(folder, "flat"), "");
  await expect(startMailingList({ port: 0, file: join(folder, "flat", "x") })).rejects.toThrow(
    /^Sign-ups cannot be recorded in /,
  );
  await expect(startMailingList({ port: Number(new URL(list.url).port), file })).rejects.toThrow(
    /^The mailing list cannot listen on port \d+: it is already in use/,
  );
});

test("a line that a crash has torn costs its own record alone", async () => {
  await post({ EMAIL: "ada@example.org" });
  await appendFile(file, '{"email":"gra');
  await post({ EMAIL: "grace@example.org" });
  const [ada, torn, grace] = (await readFile(file, "utf8")).split("\n");
  expect([ada, grace].map((line) => JSON.parse(line ?? "").email)).toEqual([
    "ada@example.org",
    "grace@example.org",
  ]);
  expect(torn).toBe('{"email":"gra');
});

test("sign-ups at once, through two lists on one file, are all recorded, for the file's owner alone", async () => {
  const other = await startMailingList({ port: 0, file });
  const send = (url: string, name: string) =>
    fetch(url + QUERY, {
      method: "POST",
      body: new URLSearchParams({ u: "local", id: "waitlist", EMAIL: `${name}@example.org` }),
    });
  const names = Array.from({ length: 20 }, (_, index) => `name${index}`);
  await Promise.all(names.map((name, index) => send(index % 2 ? list.url : other.url, name)));
  await other.close();
  expect((await emails()).sort()).toEqual(names.map((name) => `${name}@example.org`).sort());
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
