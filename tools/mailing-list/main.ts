/** The list by itself: `tsx tools/mailing-list/main.ts`, with MAILING_LIST_PORT (0: any free one) and MAILING_LIST_FILE. */
import { resolve } from "node:path";
import { loadSettingsFile, readMailingListSettings } from "../../src/gatsby/environment";
import { runMain } from "../run-main";
import { startMailingList } from "./server";

async function main(): Promise<void> {
  loadSettingsFile(".env");
  const { port, file } = readMailingListSettings(process.env);
  const { url, close } = await startMailingList({ port, file, log: console.error });
  console.log(`Mailing list on ${url}, recording in ${resolve(file)}`);
  process.once("SIGINT", close).once("SIGTERM", close);
}

runMain(main);
