import { once } from "node:events";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono, type Next } from "hono";
import { bodyLimit } from "hono/body-limit";
import { raw } from "hono/html";
import { HTTPException } from "hono/http-exception";
import { methodNotAllowed } from "hono/method-not-allowed";
import type { ContentfulStatusCode as Status } from "hono/utils/http-status";
import Negotiator from "negotiator";
import { z } from "zod";
import { site } from "../../src/lib/site";
import { landingTexts } from "../../src/lib/texts/landing";
import { LOCAL_WAITLIST } from "../../src/lib/waitlist-settings";
import { problemWithEmail } from "./email";
import { HEADERS, HONEYPOT, type Page, renderPage } from "./page";
import type { Subscribers } from "./subscribers";

type Ctx = Context<{ Bindings: HttpBindings }>;

const { u, id, url } = LOCAL_WAITLIST;
const MAX_BODY_KIB = 8;
/** By name or by number (RFC 6761 and RFC 1122), so that a name rebound to 127.0.0.1 is told apart. */
export const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])(?::\d*)?$/i;
const localSite = z.url({ protocol: /^https?$/, hostname: LOOPBACK });

/** What the mailing list answers. `log` is told what the person at the terminal should know. */
export function createApp({ add, count }: Subscribers, log: (line: string) => void) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  const { pathname } = new URL(url);
  app.use(readToTheEnd);
  app.use(methodNotAllowed({ app, onMethodNotAllowed: refuseMethod }));
  app.use((c, next) => {
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    if (!LOOPBACK.test(c.req.header("Host") ?? ""))
      fail(421, "This mailing list answers only to the names of the machine that it runs on.");
    if (!c.env.incoming.url?.startsWith("/")) fail(400, "The request must name a path.");
    return next();
  });
  app.get("/", async (c) => {
    const addresses = await count();
    const recorded = addresses === 1 ? "1 address is recorded." : `${addresses} addresses are recorded.`;
    const message = `This stands in for the mailing-list service while the ${site.name} site is developed and tested. ${recorded}`;
    return answer(c, 200, message, { title: "Local mailing list", message });
  });
  app.get(pathname, requireList, (c) => {
    const form = { heading: `Join the ${site.name} waitlist`, email: c.req.query("EMAIL") ?? "" };
    return answer(c, 200, "Post EMAIL, u and id to this address.", { title: "Waitlist", ...form });
  });
  app.post(pathname, requireList, requireForm, limitBody, async (c) => {
    const fields = new URLSearchParams(await c.req.text());
    for (const name of ["u", "id"] as const)
      if (fields.getAll(name).join() !== LOCAL_WAITLIST[name])
        fail(400, `The form and its address must give the same “${name}”, once each.`);
    const [email = "", ...more] = fields.getAll("EMAIL").map((value) => value.trim());
    const page = { email, back: backTo(c, fields.get("from")) };
    if (fields.getAll(HONEYPOT).join("") === "") {
      const problem = more.length > 0 ? "Please give one email address at a time." : problemWithEmail(email);
      if (problem) return refuse(c, 422, problem, page);
      const lost = await add({ email, u, id }).catch((error: Error) => error);
      if (lost) log(`A sign-up could not be recorded: ${lost.message}`);
      if (lost) return refuse(c, 500, "Your address could not be recorded. Please try again later.", page);
    }
    const { success } = landingTexts.waitlist;
    return answer(c, 200, success, { title: "Waitlist", heading: raw(success), back: page.back });
  });
  app.notFound((c) => refuse(c, 404, "There is nothing at this address."));
  app.onError((error, c) => {
    if (error instanceof HTTPException) return refuse(c, error.status as Status, error.message);
    if (!c.env.incoming.complete) return c.body(null); // The client went away.
    log(`A request could not be answered: ${error.message}`);
    return refuse(c, 500, "The mailing list cannot answer at the moment. Please try again later.");
  });
  return app;
}

function fail(status: Status, message: string): never {
  throw new HTTPException(status, { message });
}

function requireList(c: Ctx, next: Next) {
  for (const name of ["u", "id"] as const) {
    const [value, ...more] = c.req.queries(name) ?? [];
    if (value === undefined || more.length > 0) fail(400, `The address must give “${name}” once.`);
    if (value !== LOCAL_WAITLIST[name]) fail(404, "There is no such mailing list here.");
  }
  return next();
}

function requireForm(c: Ctx, next: Next) {
  const isForm = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(c.req.header("Content-Type") ?? "");
  if (isForm && c.req.header("Content-Encoding") === undefined) return next();
  return fail(415, "A sign-up is sent as application/x-www-form-urlencoded, and not compressed.");
}

const limitBody = bodyLimit({
  maxSize: MAX_BODY_KIB * 1024,
  onError: (c: Ctx) => refuse(c, 413, `A sign-up has at most ${MAX_BODY_KIB} KiB; this one is longer.`),
});

function refuseMethod(c: Ctx, methods: string[]) {
  const allowed = methods.join(", ");
  c.header("Allow", allowed);
  return refuse(c, 405, `This address does not take ${c.req.method}, only ${allowed}.`);
}

function refuse(c: Ctx, status: Status, message: string, page?: Partial<Page>) {
  const refused = c.req.method === "POST";
  const title = refused ? "Your sign-up did not go through" : "This did not work";
  return answer(c, status, message, { title, message, refused, ...page });
}

function answer(c: Ctx, status: Status, message: string, page: Page) {
  // JSON where it is preferred to HTML in whichever order they are named.
  const types = ["text/html", "application/json"];
  const accept = c.req.header("Accept") ?? "*/*";
  const json = [accept, accept.split(",").reverse().join()].every(
    (accept) => new Negotiator({ headers: { accept } }).mediaType(types) === types[1],
  );
  const text = json
    ? `${JSON.stringify({ ok: status < 400, message })}\n`
    : renderPage({ back: backTo(c), ...page });
  if (json) c.header("Content-Type", "application/json");
  c.header("Content-Length", String(Buffer.byteLength(text)));
  return c.body(text, status);
}

/** Closing while more arrives resets the connection, and a slow reader loses the answer: for a second it is dropped. */
async function readToTheEnd(c: Ctx, next: Next): Promise<void> {
  await next();
  const { incoming } = c.env;
  if (incoming.complete) return;
  const flush = async () => {
    incoming.removeAllListeners("data").resume();
    await once(incoming, "close", { signal: AbortSignal.timeout(1000) }).catch(() => undefined);
  };
  c.res = new Response(c.res.body?.pipeThrough(new TransformStream({ flush })), c.res);
  c.header("Connection", "close");
}

/** The local site that the request came from; a form of the list's own says it in a field. */
function backTo(c: Ctx, field?: string | null): string {
  const addresses = [c.req.header("Origin"), c.req.header("Referer"), field];
  const sites = addresses.flatMap((address) => localSite.safeParse(address).data ?? []);
  const local = sites.map((address) => new URL(address)).find(({ host }) => host !== c.req.header("Host"));
  return `${local?.origin ?? site.url}/`;
}
