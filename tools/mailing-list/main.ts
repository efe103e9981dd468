/**
 * A stand-in for the external mailing-list service, for development and tests: it takes the waitlist's sign-ups
 * on loopback and records them in a file. `tsx tools/mailing-list/main.ts`, with MAILING_LIST_PORT (0: any free
 * one) and MAILING_LIST_FILE if the defaults do not suit.
 */
import { resolve } from "node:path";
import { readSettings } from "./settings";
import { startMailingList } from "./start";

async function main(): Promise<void> {
  const { port, file } = readSettings(process.env);
  const { url, close } = await startMailingList({ port, file, log: console.error });
  console.log(`Mailing list on ${url}, recording in ${resolve(file)}`);
  // Once each: a second signal ends the program at once.
  process.once("SIGINT", close);
  process.once("SIGTERM", close);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
