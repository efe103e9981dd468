import type { ChildProcess } from "node:child_process";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

type Options = {
  /** The program that is to answer: where it ends before, there is nothing to wait for. */
  server?: ChildProcess;
  /** How long to wait at most, in seconds. */
  seconds?: number;
  /** What the program has said, for the error. */
  output?: () => string;
};

/**
 * Resolves once the address answers: http with success, https and tcp by taking a connection. Rejects with the reason
 * where the server ends before, or the time is up.
 */
export async function waitForServer(
  url: string,
  { server, seconds = 60, output = () => "" }: Options = {},
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end) {
    if (server && (server.exitCode !== null || server.signalCode !== null)) {
      const outcome = server.signalCode ?? `status ${server.exitCode}`;
      throw new Error(`The server for ${url} ended with ${outcome} before it answered. ${output()}`.trim());
    }
    if (await answers(new URL(url))) return;
    await delay(100);
  }
  throw new Error(`${url} did not answer within ${seconds} seconds. ${output()}`.trim());
}

async function answers({ protocol, hostname, port, href }: URL): Promise<boolean> {
  if (protocol === "http:") {
    const response = await fetch(href, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    return response?.ok ?? false;
  }
  return new Promise((done) => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });
}
