/**
 * The mailing list that `npm start` and `npm run develop` run beside the site, in place of the external service.
 *
 * It records each address once, in a file of JSON lines.
 */
import { once } from "node:events";
import { appendFileSync, mkdirSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, resolve } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { z } from "zod";
import { getPageTitle, site } from "../../src/site/site";
import { LOCAL_WAITLIST } from "../../src/waitlist/waitlist-action";
import { waitlistTexts } from "../../src/waitlist/waitlist-texts";

const { u, id, url } = LOCAL_WAITLIST;

/** A field that people do not see and programs fill in; the name is Mailchimp's. */
const HONEYPOT = `b_${u}_${id}`;

const recordSchema = z.object({ email: z.string(), time: z.string() });

/** The rule that browsers apply to `<input type="email">`. */
const emailSchema = z.string().max(254).regex(z.regexes.html5Email);

export type RunningMailingList = Awaited<ReturnType<typeof startMailingList>>;

/**
 * Starts the list on 127.0.0.1; port 0 takes any free one. `log` is told what could not be recorded. Throws a sentence
 * for the terminal where the file or the port cannot be had.
 */
export async function startMailingList({
  port,
  file,
  log = () => {},
}: {
  port: number;
  file: string;
  log?: (line: string) => void;
}) {
  try {
    append(file, "");
  } catch (error) {
    throw new Error(`Sign-ups cannot be recorded in ${resolve(file)}: ${messageOf(error)}`);
  }
  const server = createServer(getRequestListener(createApp(file, log).fetch));
  await once(server.listen(port, "127.0.0.1"), "listening").catch((error) => {
    throw new Error(
      `The mailing list cannot listen on port ${port}: ${messageOf(error)}. MAILING_LIST_PORT=… takes another.`,
    );
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
}

function createApp(file: string, log: (line: string) => void) {
  const app = new Hono();
  app.get("/", (c) => page(c, "Local mailing list", `Addresses recorded: ${recordedIn(file).size}.`));
  app.post(new URL(url).pathname, async (c) => {
    const refuse = (status: 404 | 422 | 500, why: string) =>
      page(c, "Your sign-up did not go through", why, status);
    const { EMAIL, [HONEYPOT]: filledIn, ...form } = await c.req.parseBody();
    const email = String(EMAIL ?? "").trim();
    if (![form, c.req.query()].every((list) => list.u === u && list.id === id))
      return refuse(404, "There is no such mailing list here.");
    if (!emailSchema.safeParse(email).success)
      return refuse(422, "This is not a valid email address. It should look like name@example.org.");
    try {
      if (!filledIn && !recordedIn(file).has(email.toLowerCase()))
        append(file, `${JSON.stringify({ email, time: new Date().toISOString(), u, id })}\n`);
    } catch (error) {
      log(`A sign-up could not be recorded: ${messageOf(error)}`);
      return refuse(500, "Your address could not be recorded. Please try again later.");
    }
    return page(c, waitlistTexts.success, "");
  });
  return app;
}

/** A page with a link back to the site whose form was sent. */
function page(c: Context, heading: string, message: string, status: 200 | 404 | 422 | 500 = 200) {
  const origin = c.req.header("Origin") ?? "";
  const content = html`<!doctype html>
<html lang="${site.language}"><meta charset="utf-8"><title>${getPageTitle("Waitlist")}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><main><h1>${heading}</h1><p>${message}</p>
<p><a href="${URL.canParse(origin) ? origin : site.url}/">Back to ${site.name}</a></p></main></html>`;
  return c.html(content, status);
}

/** The addresses in the file, in small letters: no provider in use tells `Ada@` from `ada@`. */
function recordedIn(file: string): Set<string> {
  const lines = readFileSync(file, { encoding: "utf8", flag: "a+" }).split("\n").filter(Boolean);
  return new Set(lines.map((line) => recordSchema.parse(JSON.parse(line)).email.toLowerCase()));
}

/** For the owner of the file alone, since it holds addresses of people. */
function append(file: string, line: string): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, line, { mode: 0o600 });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
