import type { IncomingMessage } from "node:http";

/** Loopback by name or by number (RFC 6761 and RFC 1122), so that a name rebound to 127.0.0.1 is told apart. */
const LOOPBACK = /^(?:(?:[a-z0-9-]+\.)*localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/i;

/** Whether a Host header, with or without a port, names this machine alone. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && LOOPBACK.test(host.replace(/:\d*$/, ""));
}

/** The origin of an address, with a slash, if it is a web page on this machine. */
export function loopbackPage(address: string | null | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname, origin } = new URL(address);
  return /^https?:$/.test(protocol) && LOOPBACK.test(hostname) ? `${origin}/` : undefined;
}

/** Whether an Accept header asks for JSON rather than HTML (RFC 9110, 12.5.1); naming a type beats a wildcard. */
export function prefersJson(accept = "*/*"): boolean {
  const json = preference(accept, "application/json");
  const html = preference(accept, "text/html");
  if (json.quality !== html.quality) return json.quality > html.quality;
  return json.quality > 0 && json.precision > html.precision;
}

function preference(accept: string, type: string): { quality: number; precision: number } {
  const ranges = ["*/*", type.replace(/\/.*/, "/*"), type];
  let best = { quality: 0, precision: -1 };
  for (const part of accept.toLowerCase().split(",")) {
    const [range = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const precision = ranges.indexOf(range);
    if (precision <= best.precision) continue;
    const weight = parameters.find((parameter) => parameter.startsWith("q="));
    best = { quality: weight ? Number(weight.slice(2)) || 0 : 1, precision };
  }
  return best;
}

/** Whether the header announces a form as browsers encode it, uncompressed. */
export function isUrlEncodedForm({ headers }: IncomingMessage): boolean {
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type === "application/x-www-form-urlencoded" && headers["content-encoding"] === undefined;
}

/** The body is longer than the limit; the rest of it is still to be read or dropped. */
export class BodyTooLong extends Error {}

/** The client went away before its request was whole. */
export class Disconnected extends Error {}

/** The body, of at most `limit` bytes. Throws BodyTooLong as soon as that is certain, and Disconnected. */
export function readBody(request: IncomingMessage, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > limit) {
      reject(new BodyTooLong());
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) chunks.push(chunk);
      else {
        chunks.length = 0;
        reject(new BodyTooLong());
      }
    });
    request.on("end", () => resolve(Buffer.concat(chunks)));
    request.on("error", () => reject(new Disconnected()));
  });
}

/** How long a client may go on sending what nobody reads, in milliseconds. */
const LINGER = 1000;

/** Waits for the rest of the body and drops it: closing at once resets the connection and can lose the answer. */
export function dropRest(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, LINGER);
    request.on("close", () => {
      clearTimeout(timer);
      resolve();
    });
    request.resume();
  });
}

/** Whether some of the announced body has not arrived. */
export function isUnread({ headers, complete }: IncomingMessage): boolean {
  const announced = headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
  return announced && !complete;
}
