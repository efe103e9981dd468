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

/** Mailchimp's name for the field that people do not see and bots fill in. */
const HONEYPOT = `b_${u}_${id}`;

const recordSchema = z.object({ email: z.string(), time: z.string() });

/** Accepts what browsers accept in `<input type="email">`. */
const emailSchema = z.string().max(254).regex(z.regexes.html5Email);

export type RunningMailingList = Awaited<ReturnType<typeof startMailingList>>;

/**
 * Starts a mailing list on 127.0.0.1 in place of the external service. It writes each address once to a file of JSON lines.
 * Port 0 takes any free one. `logError` is called when an address cannot be recorded. Throws, with a message for the
 * terminal, if the file cannot be written or the port is taken.
 */
export async function startMailingList({
  port,
  file,
  logError = () => {},
}: {
  port: number;
  file: string;
  logError?: (line: string) => void;
}) {
  try {
    appendLine(file, "");
  } catch (error) {
    throw new Error(`Sign-ups cannot be recorded in ${resolve(file)}: ${getErrorMessage(error)}`);
  }
  const server = createServer(getRequestListener(createApp(file, logError).fetch));
  await once(server.listen(port, "127.0.0.1"), "listening").catch((error) => {
    throw new Error(
      `The mailing list cannot listen on port ${port}: ${getErrorMessage(error)}. MAILING_LIST_PORT=… takes another.`,
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

function createApp(file: string, logError: (line: string) => void) {
  const app = new Hono();
  app.get("/", (c) =>
    renderPage(c, "Local mailing list", `Addresses recorded: ${readAddresses(file).size}.`),
  );
  app.post(new URL(url).pathname, async (c) => {
    const renderRefusal = (status: 404 | 422 | 500, why: string) =>
      renderPage(c, "Your sign-up did not go through", why, status);
    const { EMAIL, [HONEYPOT]: filledIn, ...form } = await c.req.parseBody();
    const email = String(EMAIL ?? "").trim();
    if (![form, c.req.query()].every((list) => list.u === u && list.id === id))
      return renderRefusal(404, "There is no such mailing list here.");
    if (!emailSchema.safeParse(email).success)
      return renderRefusal(422, "This is not a valid email address. It should look like name@example.org.");
    try {
      if (!filledIn && !readAddresses(file).has(email.toLowerCase()))
        appendLine(file, `${JSON.stringify({ email, time: new Date().toISOString(), u, id })}\n`);
    } catch (error) {
      logError(`A sign-up could not be recorded: ${getErrorMessage(error)}`);
      return renderRefusal(500, "Your address could not be recorded. Please try again later.");
    }
    return renderPage(c, waitlistTexts.success, "");
  });
  return app;
}

/** Renders a page that links back to the site whose form was sent. */
function renderPage(c: Context, heading: string, message: string, status: 200 | 404 | 422 | 500 = 200) {
  const origin = c.req.header("Origin") ?? "";
  const content = html`<!doctype html>
<html lang="${site.language}"><meta charset="utf-8"><title>${getPageTitle("Waitlist")}</title>
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,"><main><h1>${heading}</h1><p>${message}</p>
<p><a href="${URL.canParse(origin) ? origin : site.url}/">Back to ${site.name}</a></p></main></html>`;
  return c.html(content, status);
}

/** Returns the recorded addresses in lower case, because mail providers do not distinguish `Ada@` from `ada@`. */
function readAddresses(file: string): Set<string> {
  const lines = readFileSync(file, { encoding: "utf8", flag: "a+" }).split("\n").filter(Boolean);
  return new Set(lines.map((line) => recordSchema.parse(JSON.parse(line)).email.toLowerCase()));
}

/** Appends a line. Only the file's owner may read the file, because it holds people's addresses. */
function appendLine(file: string, line: string): void {
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, line, { mode: 0o600 });
}

const getErrorMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
