import type { ChildProcess } from "node:child_process";
import { setTimeout as delay } from "node:timers/promises";

/** Resolves once the address answers with success. Rejects where the server ends before, or `seconds` have passed. */
export async function waitForServer(url: string, server: ChildProcess, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await delay(100)) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(
        `The server for ${url} ended with ${server.signalCode ?? server.exitCode} before it answered.`,
      );
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
    if (response?.ok) return;
  }
  throw new Error(`${url} did not answer within ${seconds} seconds.`);
}
