import { once } from "node:events";
import { createServer, STATUS_CODES } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import type { Duplex } from "node:stream";
import { getRequestListener } from "@hono/node-server";
import { createApp, LOOPBACK } from "./app";
import { HEADERS, renderPage } from "./page";
import { openSubscribers } from "./subscribers";

/** Port 0 takes any free one; `log` is told, in one line, what the person at the terminal should know. */
type Options = {
  port: number;
  file: string;
  requestTimeout?: number;
  grace?: number;
  log?: (line: string) => void;
};

export type RunningMailingList = Awaited<ReturnType<typeof startMailingList>>;

/**
 * Starts the list on 127.0.0.1; a request may take `requestTimeout` ms to arrive, and those under way when the list
 * closes `grace` ms to end. Throws a sentence for the terminal where its file or its port cannot be had.
 */
export async function startMailingList({
  port,
  file,
  requestTimeout = 10_000,
  grace = 1000,
  log = () => {},
}: Options) {
  const subscribers = await openSubscribers(file).catch((error: Error) => {
    throw new Error(`Sign-ups cannot be recorded in ${resolve(file)}: ${error.message}`);
  });
  const { fetch } = createApp(subscribers, log);
  const server = createServer({ requestTimeout, connectionsCheckingInterval: 500 }, (incoming, outgoing) => {
    // What Hono's server cannot read as a request to this machine.
    const status = LOOPBACK.test(incoming.headers.host ?? "") ? 400 : 421;
    const errorHandler = () => new Response(notice(UNREADABLE), { status, headers: HEADERS });
    void getRequestListener(fetch, { hostname: "localhost", errorHandler })(incoming, outgoing);
  });
  await once(server.on("clientError", refuseConnection).listen(port, "127.0.0.1"), "listening").catch(
    (error) => {
      const taken =
        "it is already in use, perhaps by another mailing list; MAILING_LIST_PORT=… takes another";
      throw new Error(
        `The mailing list cannot listen on port ${port}: ${error.code === "EADDRINUSE" ? taken : error.message}.`,
      );
    },
  );
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      if (server.listening) setTimeout(() => server.closeAllConnections(), grace).unref();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const UNREADABLE = "This is not a request that can be understood.";

const notice = (message: string) => renderPage({ title: "This did not work", message });

/** Answers what never became a request: too slow, too long in its headers, or not HTTP. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === "ECONNRESET") return void socket.destroy();
  const [status, message] =
    error.code === "ERR_HTTP_REQUEST_TIMEOUT"
      ? [408, "The request took too long to arrive. Please try again."]
      : error.code === "HPE_HEADER_OVERFLOW"
        ? [431, "The request's headers are too long."]
        : [400, UNREADABLE];
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n`);
  for (const [name, value] of Object.entries(HEADERS)) socket.write(`${name}: ${value}\r\n`);
  socket.end(`\r\n${notice(message)}`, () => socket.destroy());
}
