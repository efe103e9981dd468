import { createServer, type IncomingMessage, type Server } from "node:http";
import { site } from "../../src/lib/site";
import { LOCAL_WAITLIST, waitlistAction } from "../../src/lib/waitlist-settings";
import { type Answer, refuseConnection, send } from "./answer";
import { emailFault } from "./email";
import { noticePage, refusalPage, type SignUpForm, signUpPage, thanksPage, trapField } from "./page";
import {
  BodyTooLong,
  Disconnected,
  isLoopbackHost,
  isUrlEncodedForm,
  loopbackPage,
  readBody,
} from "./request";
import type { Subscribers } from "./subscribers";

export type MailingListOptions = {
  subscribers: Subscribers;
  /** The identifiers of the one list that is kept here. */
  list: { u: string; id: string };
  /** Where "back" leads when a request does not say which local site it came from; the public site if unset. */
  returnAddress?: string;
  /** How long a request may take to arrive, in milliseconds; 10 000 if unset. */
  requestTimeout?: number;
  /** Told, in one line, of what the person at the terminal should know: sign-ups that could not be recorded. */
  log?: (line: string) => void;
};

/** A request that is answered with the reason why it is not granted. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly details: { headers?: Record<string, string>; form?: SignUpForm } = {},
  ) {
    super(message);
  }
}

const SUBSCRIBE_PATH = new URL(LOCAL_WAITLIST.url).pathname;
const LONGEST_BODY = 8 * 1024;
const CONFIRMATION = "✓ Thanks! You're on the waitlist.";

/** The mailing list as an HTTP server, not yet listening. It answers to loopback names alone. */
export function createMailingList({
  subscribers,
  list,
  returnAddress = `${site.url}/`,
  requestTimeout = 10_000,
  log = () => {},
}: MailingListOptions): Server {
  const server = createServer(
    // Headers and body share one limit; Node looks twice a second for what has passed it.
    { requestTimeout, headersTimeout: requestTimeout, connectionsCheckingInterval: 500 },
    async (request, response) => {
      const answer = await answerOrRefuse(request);
      if (answer) await send(request, response, answer);
    },
  );
  server.on("clientError", (error, socket) => refuseConnection(error, socket, returnAddress));
  return server;

  /** Undefined if nobody is there any more to read the answer. */
  async function answerOrRefuse(request: IncomingMessage): Promise<Answer | undefined> {
    try {
      return await answerTo(request);
    } catch (error) {
      if (error instanceof Disconnected) return undefined;
      const { status, message, details } = refusalFor(error);
      const { headers, form } = details;
      const back = form?.back ?? returnTo(request);
      const page =
        request.method === "POST"
          ? refusalPage(message, back, form)
          : noticePage("This did not work", message, back);
      return { status, message, page, headers };
    }
  }

  async function answerTo(request: IncomingMessage): Promise<Answer> {
    if (!isLoopbackHost(request.headers.host)) {
      throw new Refusal(421, "This mailing list answers only to the names of the machine that it runs on.");
    }
    if (!request.url?.startsWith("/")) throw new Refusal(400, "The request must name a path.");
    const { pathname, searchParams } = new URL(`http://loopback${request.url}`);
    if (pathname === "/") {
      allowMethods(request, ["GET", "HEAD"]);
      return home(request);
    }
    if (pathname === SUBSCRIBE_PATH) {
      allowMethods(request, ["GET", "HEAD", "POST"]);
      return request.method === "POST" ? signUp(request, searchParams) : offerForm(request, searchParams);
    }
    throw new Refusal(404, "There is nothing at this address.");
  }

  async function home(request: IncomingMessage): Promise<Answer> {
    const count = await subscribers.count();
    const recorded = count === 1 ? "1 address is recorded." : `${count} addresses are recorded.`;
    const message = `This stands in for the mailing-list service while the ${site.name} site is developed and tested. ${recorded}`;
    return { status: 200, message, page: noticePage("Local mailing list", message, returnTo(request)) };
  }

  function offerForm(request: IncomingMessage, query: URLSearchParams): Answer {
    requireList(query);
    const page = signUpPage(formFor(query.get("EMAIL") ?? "", returnTo(request)));
    return { status: 200, message: "Post EMAIL, u and id to this address.", page };
  }

  async function signUp(request: IncomingMessage, query: URLSearchParams): Promise<Answer> {
    requireList(query);
    if (!isUrlEncodedForm(request)) {
      throw new Refusal(415, "A sign-up is sent as application/x-www-form-urlencoded, and not compressed.");
    }
    const fields = new URLSearchParams((await readBody(request, LONGEST_BODY)).toString("utf8"));
    for (const name of ["u", "id"]) {
      if (only(fields, name) !== query.get(name)) {
        throw new Refusal(400, `The form and its address must give the same “${name}”, once each.`);
      }
    }

    const back = returnTo(request, fields.get("from"));
    const thanks = { status: 200, message: CONFIRMATION, page: thanksPage(CONFIRMATION, back) };
    if (fields.getAll(trapField(list)).some((value) => value !== "")) return thanks;

    const [email = "", ...more] = fields.getAll("EMAIL").map((value) => value.trim());
    const form = formFor(email, back);
    const fault = more.length > 0 ? "Please give one email address at a time." : emailFault(email);
    if (fault) throw new Refusal(422, fault, { form });

    try {
      await subscribers.add({ email, ...list });
    } catch (error) {
      log(`A sign-up could not be recorded: ${reasonOf(error)}`);
      throw new Refusal(500, "Your address could not be recorded. Please try again later.", { form });
    }
    return thanks;
  }

  function requireList(query: URLSearchParams): void {
    for (const name of ["u", "id"] as const) {
      const value = only(query, name);
      if (value === undefined) throw new Refusal(400, `The address must give “${name}” once.`);
      if (value !== list[name]) throw new Refusal(404, "There is no such mailing list here.");
    }
  }

  function formFor(email: string, back: string): SignUpForm {
    const { pathname, search } = new URL(waitlistAction({ url: LOCAL_WAITLIST.url, ...list }));
    return { action: `${pathname}${search}`, ...list, email, back };
  }

  /** The local site that the request came from; a form of the list's own says it in a field. */
  function returnTo({ headers }: IncomingMessage, field?: string | null): string {
    const own = loopbackPage(`http://${headers.host}`);
    const senders = [headers.origin, headers.referer].map((address) => loopbackPage(address));
    const pages = [...senders, loopbackPage(field)];
    return pages.find((page) => page !== undefined && page !== own) ?? returnAddress;
  }

  function refusalFor(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    if (error instanceof BodyTooLong) {
      return new Refusal(413, `A sign-up has at most ${LONGEST_BODY / 1024} KiB; this one is longer.`);
    }
    log(`A request could not be answered: ${reasonOf(error)}`);
    return new Refusal(500, "The mailing list cannot answer at the moment. Please try again later.");
  }
}

function allowMethods({ method = "" }: IncomingMessage, allowed: string[]): void {
  if (allowed.includes(method)) return;
  const Allow = allowed.join(", ");
  throw new Refusal(405, `This address does not take ${method}, only ${Allow}.`, { headers: { Allow } });
}

/** The value of a field that is given exactly once. */
function only(fields: URLSearchParams, name: string): string | undefined {
  const values = fields.getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
