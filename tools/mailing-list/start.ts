import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { LOCAL_WAITLIST } from "../../src/lib/waitlist-settings";
import { createMailingList, type MailingListOptions } from "./server";
import { openSubscribers } from "./subscribers";

export type MailingListStart = Pick<MailingListOptions, "returnAddress" | "requestTimeout" | "log"> & {
  /** 0 takes any free port. */
  port: number;
  /** Where sign-ups are recorded; it and its folder are made if need be. */
  file: string;
};

export type RunningMailingList = {
  /** Without a path, as in `http://127.0.0.1:8901`. */
  url: string;
  /** Finishes what is being answered, cuts what takes longer than a second, and frees the port. */
  close(): Promise<void>;
};

/** Grace for requests under way when the list closes, in milliseconds. */
const GRACE = 1000;

/**
 * Starts the list of LOCAL_WAITLIST on 127.0.0.1. Throws, with a sentence for the terminal, if the file cannot
 * be opened or the port not be had.
 */
export async function startMailingList({
  port,
  file,
  ...options
}: MailingListStart): Promise<RunningMailingList> {
  const subscribers = await openSubscribers(file).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`Sign-ups cannot be recorded in ${resolve(file)}: ${error.message}`, { cause: error });
  });
  const { u, id } = LOCAL_WAITLIST;
  const server = createMailingList({ subscribers, list: { u, id }, ...options });
  server.listen(port, "127.0.0.1");
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    const reason =
      error.code === "EADDRINUSE" ? "it is already in use, perhaps by another mailing list" : error.message;
    throw new Error(`The mailing list cannot listen on port ${port}: ${reason}.`, { cause: error });
  });
  // On 127.0.0.1 the address is never the string that a Unix socket has.
  const address = server.address() as AddressInfo;
  let closed: Promise<void> | undefined;
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      closed ??= closeGracefully(server);
      return closed;
    },
  };
}

async function closeGracefully(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE);
  await closed;
  clearTimeout(timer);
}
