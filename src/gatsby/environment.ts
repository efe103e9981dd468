import { existsSync } from "node:fs";
import { z } from "zod";
import { LOCAL_WAITLIST, type WaitlistSettings } from "../lib/waitlist-settings";

/** A setting of the environment that cannot be used: the message names it and says what to write. */
export class SettingError extends Error {
  constructor(name: string, problem: string, advice: string) {
    super(`The setting ${name} ${problem}. ${advice}`);
    this.name = "SettingError";
  }
}

/** Adds the settings of the file `.env` to the environment; what the environment already says wins. */
export function loadSettingsFile(path: string): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

const SETTINGS = ["WAITLIST_URL", "WAITLIST_U", "WAITLIST_ID"] as const;

const identifier = z.string().regex(/^[\w-]{1,128}$/);

/**
 * Where the waitlist form posts, from `WAITLIST_URL`, `WAITLIST_U` and `WAITLIST_ID`.
 *
 * With none of the three set it is the local mailing list. Throws a SettingError for one that is malformed and for a
 * set that is not complete.
 */
export function readWaitlistSettings(
  environment: Readonly<Record<string, string | undefined>>,
): WaitlistSettings {
  const [url, u, id] = SETTINGS.map((name) => environment[name]?.trim() ?? "");
  if (!url && !u && !id) return LOCAL_WAITLIST;

  const missing = SETTINGS.find((name) => !environment[name]?.trim());
  if (missing) {
    throw new SettingError(
      missing,
      "is missing",
      "The waitlist needs all three of WAITLIST_URL, WAITLIST_U and WAITLIST_ID, or none of them for the local list.",
    );
  }
  for (const [name, value] of [
    ["WAITLIST_U", u],
    ["WAITLIST_ID", id],
  ] as const) {
    if (!identifier.safeParse(value).success) {
      throw new SettingError(
        name,
        "is malformed",
        "It is the list's identifier: 1 to 128 letters, digits, hyphens or underscores.",
      );
    }
  }
  return { url: parseEndpoint(url ?? ""), u: u ?? "", id: id ?? "" };
}

/**
 * As `readWaitlistSettings`, with the local list in place of settings that cannot be used.
 *
 * For gatsby-config: what it throws is shown with pages of compiled code. `before-build` stops the build instead.
 */
export function waitlistSettingsOrLocal(
  environment: Readonly<Record<string, string | undefined>>,
): WaitlistSettings {
  try {
    return readWaitlistSettings(environment);
  } catch (error) {
    if (error instanceof SettingError) return LOCAL_WAITLIST;
    throw error;
  }
}

function parseEndpoint(value: string): string {
  const advice =
    "Write the list's subscription address without u and id, for example https://example.us1.list-manage.com/subscribe/post";
  if (!URL.canParse(value)) throw new SettingError("WAITLIST_URL", "is not an address", advice);
  const url = new URL(value);
  const local = ["127.0.0.1", "localhost", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !(local && url.protocol === "http:")) {
    throw new SettingError("WAITLIST_URL", "does not start with https://", advice);
  }
  if (url.username || url.password || url.hash) {
    throw new SettingError("WAITLIST_URL", "holds a user name, a password or a fragment", advice);
  }
  if (url.searchParams.has("u") || url.searchParams.has("id")) {
    throw new SettingError(
      "WAITLIST_URL",
      "already holds u or id",
      "They are settings of their own: WAITLIST_U and WAITLIST_ID.",
    );
  }
  return url.href;
}
