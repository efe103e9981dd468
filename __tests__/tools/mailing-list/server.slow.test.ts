import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import fc from "fast-check";
import { HtmlValidate } from "html-validate/node";
import { createApp } from "../../../tools/mailing-list/app";
import { type RunningMailingList, startMailingList } from "../../../tools/mailing-list/server";
import { anyText } from "../../any-text";
import { exchange, getAs, inFolder, post, QUERY, recordsIn, sendAndLeave } from "./harness";

const THANKS = "✓ Thanks! You're on the waitlist.";
const SITE = "http://localhost:9000";

// Property tests on a busy machine; nothing here waits for the clock.
jest.setTimeout(60_000);

type Running = RunningMailingList & { file: string; logged: string[] };

function withList(test: (running: Running) => Promise<void>, requestTimeout?: number): () => Promise<void> {
  return () =>
    inFolder(async (folder) => {
      const file = join(folder, "list.jsonl");
      const logged: string[] = [];
      const log = (line: string) => logged.push(line);
      const running = await startMailingList({ port: 0, file, requestTimeout, log });
      try {
        await test({ ...running, file, logged });
      } finally {
        await running.close();
      }
    });
}

async function pageOf(response: Response): Promise<string> {
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("content-security-policy")).toMatch(/^default-src 'none'; /);
  const html = await response.text();
  expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
  return html;
}

describe("a sign-up", () => {
  test(
    "is recorded, trimmed, and answered with a page that thanks and leads back",
    withList(async ({ url, file }) => {
      const response = await post(url, { EMAIL: "  Ada@Example.org\n" }, { headers: { Origin: SITE } });
      expect(response.status).toBe(200);
      const html = await pageOf(response);
      expect(html).toContain(`<h1>${THANKS}</h1>`);
      expect(html).toContain(`href="${SITE}/"`);
      const records = await recordsIn(file);
      expect(records.map(({ email, u, id }) => [email, u, id])).toEqual([
        ["Ada@Example.org", "local", "waitlist"],
      ]);
    }),
  );

  test(
    "is answered in JSON to those who prefer it",
    withList(async ({ url }) => {
      const headers = { Accept: "application/json" };
      const taken = await post(url, { EMAIL: "ada@example.org" }, { headers });
      expect(taken.headers.get("content-type")).toBe("application/json");
      expect(await taken.json()).toEqual({ ok: true, message: THANKS });
      const refused = await post(url, { EMAIL: "ada" }, { headers });
      expect(refused.status).toBe(422);
      expect(await refused.json()).toEqual({ ok: false, message: expect.stringMatching(/needs an @/) });
    }),
  );

  test(
    "that comes again is thanked for again and recorded once",
    withList(async ({ url, file }) => {
      for (const EMAIL of ["ada@example.org", "ADA@example.org", "ada@EXAMPLE.ORG"]) {
        const response = await post(url, { EMAIL });
        expect([response.status, (await response.text()).includes(THANKS)]).toEqual([200, true]);
      }
      expect(await recordsIn(file)).toHaveLength(1);
    }),
  );

  test(
    "with the hidden field filled in is thanked for and not recorded",
    withList(async ({ url, file }) => {
      const response = await post(url, { EMAIL: "bot@example.org", b_local_waitlist: "x" });
      expect([response.status, (await response.text()).includes(THANKS)]).toEqual([200, true]);
      expect(await recordsIn(file)).toEqual([]);
      await post(url, { EMAIL: "ada@example.org", b_local_waitlist: "" });
      expect(await recordsIn(file)).toHaveLength(1);
    }),
  );

  test.each([
    ["without an address", "u=local&id=waitlist", /Please type your email/],
    ["with a blank address", "u=local&id=waitlist&EMAIL=+", /Please type your email/],
    ["with two addresses", "u=local&id=waitlist&EMAIL=a@b&EMAIL=c@d", /one email address at a time/],
    ["without an @", "u=local&id=waitlist&EMAIL=ada", /needs an @/],
    ["with a mistyped address", "u=local&id=waitlist&EMAIL=ada@example..org", /not a valid email address/],
    [
      "with an overlong address",
      `u=local&id=waitlist&EMAIL=${"a".repeat(250)}@b.org`,
      /at most 254 characters/,
    ],
  ])("%s is refused with the reason and the form", (_case, body, reason) =>
    withList(async ({ url, file }) => {
      const headers = { "Content-Type": "application/x-www-form-urlencoded", Origin: SITE };
      const response = await fetch(`${url}${QUERY}`, { method: "POST", body, headers });
      expect(response.status).toBe(422);
      const html = await pageOf(response);
      expect(html).toMatch(reason);
      expect(html).toContain('action="/subscribe/post?u=local&amp;id=waitlist"');
      expect(html).toContain(`<input type="hidden" name="from" value="${SITE}/">`);
      expect(await recordsIn(file)).toEqual([]);
    })(),
  );

  test(
    "sent again from the refusal's form leads back to the site where it began",
    withList(async ({ url }) => {
      const own = { headers: { Origin: url } };
      const html = await pageOf(await post(url, { EMAIL: "ada@example.org", from: `${SITE}/` }, own));
      expect(html).toContain(`href="${SITE}/"`);
      const foreign = await pageOf(
        await post(url, { EMAIL: "ada@example.org", from: "https://evil.example/" }, own),
      );
      expect(foreign).not.toContain("evil.example");
    }),
  );

  test.each([
    ["no list in the address", "/subscribe/post", {}, 400],
    ["half a list in the address", "/subscribe/post?u=local", {}, 400],
    ["a list given twice in the address", `${QUERY}&id=waitlist`, {}, 400],
    ["another list in the address", "/subscribe/post?u=local&id=news", { id: "news" }, 404],
    ["another list in the form", QUERY, { id: "news" }, 400],
    ["no list in the form", QUERY, { u: "" }, 400],
  ])("with %s is refused", (_case, path, fields, status) =>
    withList(async ({ url, file }) => {
      const body = new URLSearchParams({ u: "local", id: "waitlist", EMAIL: "ada@example.org", ...fields });
      const response = await fetch(`${url}${path}`, { method: "POST", body });
      expect(response.status).toBe(status);
      expect(await pageOf(response)).toContain("Your sign-up did not go through");
      expect(await recordsIn(file)).toEqual([]);
    })(),
  );

  test.each(["application/json", "text/plain", "multipart/form-data; boundary=x", ""])(
    "of the type %j is refused with 415",
    (type) =>
      withList(async ({ url }) => {
        const body = Buffer.from("u=local&id=waitlist&EMAIL=ada@example.org");
        const headers = { "Content-Type": type };
        expect((await fetch(`${url}${QUERY}`, { method: "POST", body, headers })).status).toBe(415);
      })(),
  );

  test(
    "may name the character set, and not be compressed",
    withList(async ({ url }) => {
      const type = { "Content-Type": "Application/X-WWW-Form-Urlencoded; charset=UTF-8" };
      expect((await post(url, { EMAIL: "ada@example.org" }, { headers: type })).status).toBe(200);
      const packed = { ...type, "Content-Encoding": "gzip" };
      expect((await post(url, { EMAIL: "ada@example.org" }, { headers: packed })).status).toBe(415);
    }),
  );

  test("that cannot be written is answered with 500 and the form, and told to the terminal", async () => {
    const logged: string[] = [];
    const broken = {
      add: () => Promise.reject(new Error("ENOSPC")),
      count: () => Promise.reject(new Error("EIO")),
    };
    const app = createApp(broken, (line) => logged.push(line));
    const server = createServer(getRequestListener(app.fetch)).listen(0, "127.0.0.1");
    await once(server, "listening");
    try {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      const response = await post(url, { EMAIL: "ada@example.org" });
      expect(response.status).toBe(500);
      expect(await pageOf(response)).toMatch(/could not be recorded.*value="ada@example.org"/s);
      expect((await fetch(url)).status).toBe(500);
      expect(logged).toEqual([
        "A sign-up could not be recorded: ENOSPC",
        "A request could not be answered: EIO",
      ]);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });
});

describe("the body", () => {
  const head = (more: string) =>
    `POST ${QUERY} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r\n${more}\r\n\r\n`;
  const start = "u=local&id=waitlist&EMAIL=ada@example.org&x=";

  test(
    "may have 8 KiB and not a byte more",
    withList(async ({ url, file }) => {
      const fits = start.padEnd(8192, "x");
      const type = { "Content-Type": "application/x-www-form-urlencoded" };
      const send = (body: string) => fetch(`${url}${QUERY}`, { method: "POST", body, headers: type });
      const long = await send(`${fits}x`);
      expect([long.status, long.headers.get("connection")]).toEqual([413, "close"]);
      expect(await recordsIn(file)).toEqual([]);
      expect((await send(fits)).status).toBe(200);
    }),
  );

  test(
    "is refused at once when it announces more, and the connection closed",
    withList(async ({ url }) => {
      // With a limit of a minute on requests, only an answer before the body lets this end in time.
      const answer = await exchange(url, head("Content-Length: 1000000000"));
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*<\/html>\n$/s);
    }, 60_000),
  );

  test(
    "is refused when it arrives in chunks without end, and even a slow reader gets the whole answer",
    withList(async ({ url, file }) => {
      // 32 MB, more than systems hold for a connection whose other end does not read.
      const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
      const answer = await exchange(url, head("Transfer-Encoding: chunked") + chunk.repeat(500), "late");
      expect(answer).toMatch(/^HTTP\/1\.1 413 .*<\/html>\n$/s);
      expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
      expect(await recordsIn(file)).toEqual([]);
    }),
  );

  test(
    "that goes on past its announced length is no part of the sign-up",
    withList(async ({ url, file }) => {
      const body = "u=local&id=waitlist&EMAIL=ada@example.org";
      const answer = await exchange(url, `${head(`Content-Length: ${body.length}`)}${body}.evil.example`);
      expect(answer).toContain("HTTP/1.1 400 ");
      expect((await recordsIn(file)).every(({ email }) => email === "ada@example.org")).toBe(true);
    }),
  );

  test(
    "that stops halfway is answered with 408 in time, and not recorded",
    withList(async ({ url, file, logged }) => {
      const answer = await exchange(
        url,
        `${head("Content-Length: 200")}u=local&id=waitlist&EMAIL=ada@example.org`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 408 .*took too long.*<\/html>\n$/s);
      expect([await recordsIn(file), logged]).toEqual([[], []]);
    }, 300),
  );

  test(
    "that never begins, for want of a whole header, is answered with 408 too",
    withList(async ({ url }) => {
      expect(await exchange(url, "POST / HTTP/1.1\r\nHost: loc")).toMatch(/^HTTP\/1\.1 408 /);
    }, 300),
  );

  test(
    "of a client that goes away is not recorded, and the list goes on",
    withList(async ({ url, file, logged }) => {
      await sendAndLeave(url, `${head("Content-Length: 200")}${start}`);
      expect((await post(url, { EMAIL: "grace@example.org" })).status).toBe(200);
      expect((await recordsIn(file)).map(({ email }) => email)).toEqual(["grace@example.org"]);
      expect(logged).toEqual([]);
    }),
  );
});

describe("the other pages", () => {
  test(
    "/ says how many addresses are recorded, and none of them",
    withList(async ({ url }) => {
      expect(await (await fetch(url)).text()).toContain("0 addresses are recorded.");
      await post(url, { EMAIL: "ada@example.org" });
      const html = await pageOf(await fetch(url));
      expect(html).toContain("1 address is recorded.");
      expect(html).not.toContain("ada@");
    }),
  );

  test(
    "the sign-up page has a form of its own, with the address that the link carries",
    withList(async ({ url }) => {
      const headers = { Referer: `${SITE}/` };
      const html = await pageOf(await fetch(`${url}${QUERY}&EMAIL=ada%2Bx@example.org`, { headers }));
      expect(html).toContain('<form method="post" action="/subscribe/post?u=local&amp;id=waitlist">');
      expect(html).toContain('value="ada+x@example.org"');
      expect(html).toContain('name="b_local_waitlist" tabindex="-1"');
      expect(html).toContain(`href="${SITE}/"`);
      expect((await fetch(`${url}/subscribe/post?u=local`)).status).toBe(400);
      expect((await fetch(`${url}/subscribe/post?u=local&id=news`)).status).toBe(404);
    }),
  );

  test(
    "HEAD is answered as GET is, without the page",
    withList(async ({ url }) => {
      const response = await fetch(`${url}${QUERY}`, { method: "HEAD" });
      expect([response.status, await response.text()]).toEqual([200, ""]);
    }),
  );

  test.each([
    ["/", "POST", "GET, HEAD"],
    ["/", "DELETE", "GET, HEAD"],
    [QUERY, "PUT", "GET, HEAD, POST"],
    [QUERY, "OPTIONS", "GET, HEAD, POST"],
  ])("%s does not take %s and says what it takes", (path, method, allow) =>
    withList(async ({ url }) => {
      const response = await fetch(`${url}${path}`, { method });
      expect([response.status, response.headers.get("allow")]).toEqual([405, allow]);
    })(),
  );

  test.each(["/subscribe", "/subscribe/post/", "/subscribe/post.php", "//evil.example/", "/%"])(
    "there is nothing at %s",
    (path) =>
      withList(async ({ url }) => {
        expect((await getAs(`${url}/`, {})).status).toBe(200);
        expect(
          await exchange(url, `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
        ).toMatch(/^HTTP\/1\.1 404 /);
      })(),
  );

  test.each(["OPTIONS * HTTP/1.1", "GET http://localhost/ HTTP/1.1"])("%s is refused", (line) =>
    withList(async ({ url, logged }) => {
      const answer = await exchange(url, `${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(logged).toEqual([]);
    })(),
  );

  test(
    "what is not HTTP, or has endless headers, gets a page and a closed connection",
    withList(async ({ url }) => {
      expect(await exchange(url, "hello\r\n\r\n")).toMatch(/^HTTP\/1\.1 400 .*<\/html>\n$/s);
      const headers = `X: ${"x".repeat(20_000)}`;
      expect(await exchange(url, `GET / HTTP/1.1\r\nHost: localhost\r\n${headers}\r\n\r\n`)).toMatch(
        /^HTTP\/1\.1 431 /,
      );
    }),
  );
});

test(
  "a name that has been rebound to this machine is refused, whatever is asked",
  withList(async ({ url, file }) => {
    for (const host of ["evil.example", "evil.example:8901", "localhost.evil.example"]) {
      expect((await getAs(url, { Host: host })).status).toBe(421);
    }
    const body = "u=local&id=waitlist&EMAIL=ada@example.org";
    const head = `POST ${QUERY} HTTP/1.1\r\nHost: evil.example\r\nContent-Type: application/x-www-form-urlencoded`;
    expect(await exchange(url, `${head}\r\nContent-Length: ${body.length}\r\n\r\n${body}`)).toMatch(
      /^HTTP\/1\.1 421 /,
    );
    expect(await recordsIn(file)).toEqual([]);
    expect((await getAs(url, { Host: "list.localhost:1" })).status).toBe(200);
  }),
);

test.each([
  ["localhost", 200],
  ["LOCALHOST:8901", 200],
  ["127.0.0.1:8901", 200],
  ["127.8.8.8", 200],
  ["[::1]:8901", 200],
  ["list.localhost:80", 200],
  ["localhost.", 200],
  ["example.org", 421],
  ["localhost.example.org", 421],
  ["127.0.0.1.example.org", 421],
  ["notlocalhost", 421],
  ["192.168.0.1", 421],
  ["0.0.0.0", 421],
  ["[::2]", 421],
  ["localhost:80@example.org", 421],
])("asked by the name %j it answers with %i", (Host, status) =>
  withList(async ({ url }) => expect((await getAs(url, { Host })).status).toBe(status))(),
);

test.each([
  ["http://localhost:9000/litepapers/pop/?x=1#y", "http://localhost:9000/"],
  ["https://127.0.0.1", "https://127.0.0.1/"],
  ["http://[::1]:8000", "http://[::1]:8000/"],
  ["http://evil.example/", "https://hyperagent.network/"],
  ["http://localhost@evil.example/", "https://hyperagent.network/"],
  ["javascript:alert(1)//localhost", "https://hyperagent.network/"],
  ["null", "https://hyperagent.network/"],
])("its page links from %j back to %j", (Referer, page) =>
  withList(async ({ url }) => expect((await getAs(url, { Referer })).body).toContain(`href="${page}"`))(),
);

test.each([
  ["application/json", true],
  ["application/json, text/plain, */*", true],
  ["text/html;q=0.5, application/json;q=0.9", true],
  ["application/*, text/html;q=0.1", true],
  ["text/html;q=0.1, */*;q=0.9", true],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["application/json, text/html", false],
  ["application/json;q=0.5, */*", false],
  ["application/json;q=0", false],
  ["application/json;q=nonsense", false],
  ["*/*", false],
  ["", false],
])("reads Accept: %j as JSON preferred: %j", (Accept, json) =>
  withList(async ({ url }) => {
    const { headers } = await getAs(url, { Accept });
    expect(headers["content-type"]).toBe(json ? "application/json" : "text/html; charset=utf-8");
  })(),
);

test.each([
  ["/", "GET"],
  ["/nothing", "GET"],
  [QUERY, "GET"],
  [QUERY, "POST"],
  [`${QUERY}&EMAIL=ada@example.org`, "PUT"],
])("the page at %s after %s is valid HTML with a language, a title and a way back", (path, method) =>
  withList(async ({ url }) => {
    const body =
      method === "POST" ? new URLSearchParams({ u: "local", id: "waitlist", EMAIL: "a" }) : undefined;
    const html = await pageOf(await fetch(`${url}${path}`, { method, body }));
    const rules = { "doctype-style": "off" } as const;
    const report = await new HtmlValidate({ extends: ["html-validate:recommended"], rules }).validateString(
      html,
    );
    const messages = report.results.flatMap(({ messages }) => messages.map(({ message }) => message));
    expect(messages).toEqual([]);
    expect(html).toMatch(/<title>.* \| .*<\/title>.*<a href="https:\/\/hyperagent\.network\/">/s);
  })(),
);

test(
  "the policy allows its own form and an empty icon, and neither script nor style",
  withList(async ({ url }) => {
    const policy = (await fetch(url)).headers.get("content-security-policy");
    expect(policy).toBe(
      "default-src 'none'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
  }),
);

test(
  "a refused request's small body does not leak into the next request",
  withList(async ({ url }) => {
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await fetch(`${url}/nothing`, { method: "POST", body: "GET / HTTP/1.1\r\n\r\n" })).status).toBe(
        404,
      );
      expect((await fetch(url)).status).toBe(200);
    }
  }),
);

test(
  "no text as an address brings markup into the answer, whatever the answer",
  withList(async ({ url }) => {
    const markup = fc.constantFrom(
      "<",
      ">",
      '"',
      "'",
      "&",
      "<img src=x onerror=alert(1)>",
      "</title>",
      "@",
      "a@b",
    );
    const typed = fc.array(fc.oneof(markup, anyText()), { maxLength: 6 }).map((parts) => parts.join(""));
    const tags = (html: string) => html.replace(/ value="[^"<>]*"/g, "").match(/<[^>]*>/g);
    const refusal = tags(await (await post(url, { EMAIL: "ada" })).text());
    const thanks = tags(await (await post(url, { EMAIL: "a@b" })).text());
    await fc.assert(
      fc.asyncProperty(typed, async (EMAIL) => {
        const response = await post(url, { EMAIL });
        expect(tags(await response.text())).toEqual(response.status === 200 ? thanks : refusal);
        const query = new URLSearchParams({ u: "local", id: "waitlist", EMAIL });
        const offered = await (await fetch(`${url}/subscribe/post?${query}`)).text();
        expect(offered.replace(/ value="[^"<>]*"/g, "")).not.toMatch(/<(?:img|script)|onerror/);
      }),
      { numRuns: 60 },
    );
  }),
);

test("clients at once, through two lists on one file, are all recorded", () => {
  const clients = fc.array(fc.array(fc.emailAddress({ size: "-1" }), { minLength: 1, maxLength: 6 }), {
    maxLength: 6,
  });
  return fc.assert(
    fc.asyncProperty(clients, (queues) =>
      inFolder(async (folder) => {
        const file = join(folder, "list.jsonl");
        const lists = [await startMailingList({ port: 0, file }), await startMailingList({ port: 0, file })];
        try {
          await Promise.all(
            queues.map(async (addresses, client) => {
              for (const EMAIL of addresses) {
                const response = await post(lists[client % 2]?.url ?? "", { EMAIL });
                await response.text();
                expect([EMAIL, response.status]).toEqual([EMAIL, 200]);
              }
            }),
          );
          const recorded = new Set((await recordsIn(file)).map(({ normalised }) => normalised));
          expect(recorded).toEqual(new Set(queues.flat().map((email) => email.toLowerCase())));
        } finally {
          await Promise.all(lists.map(({ close }) => close()));
        }
      }),
    ),
    { numRuns: 15 },
  );
});
