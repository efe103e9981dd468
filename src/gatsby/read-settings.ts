import { existsSync } from "node:fs";
import { LOCAL_WAITLIST, type WaitlistSettings } from "../waitlist/waitlist-action";

type Environment = Readonly<Record<string, string | undefined>>;

/** The error for a missing or malformed environment variable. Its message names the variable and says what to write. */
export class SettingError extends Error {
  constructor(name: string, problem: string, advice = "") {
    super(`The setting ${name} ${problem}.${advice && ` ${advice}`}`);
    this.name = "SettingError";
  }
}

/** Adds the variables of a `.env` file to the environment. Variables that are already set keep their values. */
export function loadSettingsFile(path: string): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Returns true if drafts get pages: in `gatsby develop`, and in preview builds, which set `DRAFTS=show`. */
export function shouldShowDrafts(environment: Environment): boolean {
  return environment.NODE_ENV !== "production" || environment.DRAFTS === "show";
}

/** Returns the port in a variable, or `fallback` if it is empty. Port 0 stands for any free port, and is valid only if `min` is 0. */
export function readPort(environment: Environment, name: string, fallback: number, min = 1): number {
  const value = environment[name] || String(fallback);
  if (!/^\d{1,5}$/.test(value) || Number(value) < min || Number(value) > 65_535) {
    throw new SettingError(name, `must be a whole number from ${min} to 65535, not “${value}”`);
  }
  return Number(value);
}

/** Returns the port and the file of the local mailing list, from `MAILING_LIST_PORT` (0: any free port) and `MAILING_LIST_FILE`. */
export function readMailingListSettings(environment: Environment): { port: number; file: string } {
  const port = readPort(environment, "MAILING_LIST_PORT", Number(new URL(LOCAL_WAITLIST.url).port), 0);
  return { port, file: environment.MAILING_LIST_FILE || "var/mailing-list/subscribers.jsonl" };
}

/** Returns the form's settings for the local mailing list at the port in `MAILING_LIST_PORT`. */
export function readLocalWaitlist(environment: Environment): WaitlistSettings {
  const url = new URL(LOCAL_WAITLIST.url);
  url.port = String(readPort(environment, "MAILING_LIST_PORT", Number(url.port)));
  return { ...LOCAL_WAITLIST, url: url.href };
}

const WAITLIST_VARIABLES = ["WAITLIST_URL", "WAITLIST_U", "WAITLIST_ID"] as const;

/** Returns the waitlist form's settings, or those of the local list if none is set. Throws a SettingError if one is malformed or missing. */
export function readWaitlistSettings(environment: Environment): WaitlistSettings {
  const [url = "", u = "", id = ""] = WAITLIST_VARIABLES.map((name) => environment[name]?.trim());
  if (!url && !u && !id) return readLocalWaitlist(environment);
  for (const name of WAITLIST_VARIABLES) {
    const value = environment[name]?.trim();
    if (!value) {
      throw new SettingError(
        name,
        "is missing",
        "The waitlist needs all three of WAITLIST_URL, WAITLIST_U and WAITLIST_ID, or none of them for the local list.",
      );
    }
    if (name !== "WAITLIST_URL" && !/^[\w-]{1,128}$/.test(value)) {
      throw new SettingError(
        name,
        "is malformed",
        "It is the list's identifier: 1 to 128 letters, digits, hyphens or underscores.",
      );
    }
  }
  return { url: parseWaitlistUrl(url), u, id };
}

/**
 * Returns the same as `readWaitlistSettings`, or the local mailing list if the settings are invalid. `gatsby-config.ts` needs
 * it, since Gatsby prints an error of the config with its compiled code. `on-pre-init.ts` stops the build instead.
 */
export function readWaitlistSettingsOrLocal(environment: Environment): WaitlistSettings {
  try {
    return readWaitlistSettings(environment);
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return LOCAL_WAITLIST;
  }
}

function parseWaitlistUrl(value: string): string {
  const createError = (problem: string) =>
    new SettingError(
      "WAITLIST_URL",
      problem,
      "Write the list's subscription address without u and id, for example https://example.us1.list-manage.com/subscribe/post",
    );
  if (!URL.canParse(value)) throw createError("is not an address");
  const { protocol, hostname, username, password, hash, searchParams, href } = new URL(value);
  const isLocal = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(isLocal && protocol === "http:"))
    throw createError("does not start with https://");
  if (username || password || hash) throw createError("holds a user name, a password or a fragment");
  if (searchParams.has("u") || searchParams.has("id")) throw createError("already holds u or id");
  return href;
}
