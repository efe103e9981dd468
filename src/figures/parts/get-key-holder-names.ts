import type { Example } from "../../example/example";
import { KEY_HOLDERS } from "../../example/keys";

/** Returns the names of the holders of the example’s keys, from the root down. */
export function getKeyHolderNames({ values }: Example): string[] {
  return KEY_HOLDERS.map((holder) => values[`party.${holder}`].text);
}
