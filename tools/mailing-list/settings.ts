import { LOCAL_WAITLIST } from "../../src/lib/waitlist-settings";

export type MailingListSettings = { port: number; file: string };

/**
 * The program's two settings, from the environment; an empty value counts as unset.
 * Throws, with a sentence for the terminal, if MAILING_LIST_PORT is not a port.
 */
export function readSettings(environment: Record<string, string | undefined>): MailingListSettings {
  const port = environment.MAILING_LIST_PORT || new URL(LOCAL_WAITLIST.url).port;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
    throw new Error(`MAILING_LIST_PORT must be a whole number from 0 to 65535, not “${port}”.`);
  }
  const file = environment.MAILING_LIST_FILE || "var/mailing-list/subscribers.jsonl";
  return { port: Number(port), file };
}
