import { type IncomingMessage, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { CONTENT_SECURITY_POLICY, noticePage } from "./page";
import { dropRest, isUnread, prefersJson } from "./request";

/** One answer in both its forms: the page, and the message for clients that prefer JSON. */
export type Answer = { status: number; message: string; page: string; headers?: Record<string, string> };

const PAGE_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": CONTENT_SECURITY_POLICY,
  // The address of the sign-up page can hold an email address.
  "Referrer-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
  "Cache-Control": "no-store",
};

/** Sends the answer, and closes the connection if it was given before the whole request had been read. */
export async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, message, page, headers }: Answer,
): Promise<void> {
  const json = prefersJson(request.headers.accept);
  const body = Buffer.from(json ? `${JSON.stringify({ ok: status < 400, message })}\n` : page);
  const unread = isUnread(request);
  response.writeHead(status, {
    ...PAGE_HEADERS,
    ...(json ? { "Content-Type": "application/json" } : {}),
    ...(unread ? { Connection: "close" } : {}),
    Vary: "Accept",
    "Content-Length": body.length,
    ...headers,
  });
  response.write(body);
  if (unread) await dropRest(request);
  response.end();
}

/** Answers what never became a request: too slow, too long in its headers, or not HTTP. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex, returnAddress: string): void {
  if (!socket.writable || error.code === "ECONNRESET") {
    socket.destroy();
    return;
  }
  const [status, message] = connectionFault(error.code);
  const body = Buffer.from(noticePage("This did not work", message, returnAddress));
  const headers = { ...PAGE_HEADERS, Connection: "close", "Content-Length": body.length };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n`);
  socket.end(body, () => socket.destroy());
}

function connectionFault(code: string | undefined): [status: number, message: string] {
  switch (code) {
    case "ERR_HTTP_REQUEST_TIMEOUT":
      return [408, "The request took too long to arrive. Please try again."];
    case "HPE_HEADER_OVERFLOW":
      return [431, "The request's headers are too long."];
    default:
      return [400, "This is not a request that can be understood."];
  }
}
