import { existsSync } from "node:fs";
import { LOCAL_WAITLIST, type WaitlistSettings } from "../waitlist/waitlist-action";

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting of the environment that cannot be used: the message names it and says what to write. */
export class SettingError extends Error {
  constructor(name: string, problem: string, advice = "") {
    super(`The setting ${name} ${problem}.${advice && ` ${advice}`}`);
    this.name = "SettingError";
  }
}

/** Adds the settings of the file `.env` to the environment; what the environment already says wins. */
export function loadSettingsFile(path: string): void {
  if (existsSync(path)) process.loadEnvFile(path);
}

/** Whether drafts have pages: while developing, and in builds for previews, which say `DRAFTS=show`. */
export function shouldShowDrafts(environment: Environment): boolean {
  return environment.NODE_ENV !== "production" || environment.DRAFTS === "show";
}

/**
 * A port from the setting `name`, or the fallback where it is unset or empty; 0, for any free one, only where `min` is 0.
 * Throws a SettingError for what is no port.
 */
export function readPort(environment: Environment, name: string, fallback: number, min = 1): number {
  const value = environment[name] || String(fallback);
  if (!/^\d{1,5}$/.test(value) || Number(value) < min || Number(value) > 65_535) {
    throw new SettingError(name, `must be a whole number from ${min} to 65535, not “${value}”`);
  }
  return Number(value);
}

/** Where the local mailing list listens and records, from `MAILING_LIST_PORT` (0: any free port) and `MAILING_LIST_FILE`. */
export function readMailingListSettings(environment: Environment): { port: number; file: string } {
  const port = readPort(environment, "MAILING_LIST_PORT", Number(new URL(LOCAL_WAITLIST.url).port), 0);
  return { port, file: environment.MAILING_LIST_FILE || "var/mailing-list/subscribers.jsonl" };
}

/** The local mailing list where `MAILING_LIST_PORT` has moved it. */
export function readLocalWaitlist(environment: Environment): WaitlistSettings {
  const url = new URL(LOCAL_WAITLIST.url);
  url.port = String(readPort(environment, "MAILING_LIST_PORT", Number(url.port)));
  return { ...LOCAL_WAITLIST, url: url.href };
}

const WAITLIST_VARIABLES = ["WAITLIST_URL", "WAITLIST_U", "WAITLIST_ID"] as const;

const CONTENT_SIGNAL_FORMAT =
  /^(?:search|ai-input|ai-train)=(?:yes|no)(?:, (?:search|ai-input|ai-train)=(?:yes|no))*$/;

/**
 * What crawlers may use what they read for, from `CONTENT_SIGNAL`; undefined where it is unset or empty: then robots.txt
 * says nothing of it. Throws a SettingError for what is no such signal.
 */
export function readContentSignal(environment: Environment): string | undefined {
  const value = environment.CONTENT_SIGNAL;
  if (!value) return undefined;
  if (!CONTENT_SIGNAL_FORMAT.test(value)) {
    throw new SettingError(
      "CONTENT_SIGNAL",
      `is not a content signal: “${value}”`,
      "Write yes or no for each of search, ai-input and ai-train that the site speaks of: search=yes, ai-input=yes, ai-train=no",
    );
  }
  return value;
}

/**
 * Where the waitlist form posts, from `WAITLIST_URL`, `WAITLIST_U` and `WAITLIST_ID`; the local mailing list where none of
 * the three is set. Throws a SettingError for one that is malformed, and for one that is missing.
 */
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
  return { url: parseEndpoint(url), u, id };
}

/**
 * As `readWaitlistSettings`, with the local list in place of settings that cannot be used.
 *
 * For gatsby-config: what it throws is shown with pages of compiled code. `on-pre-init.ts` stops the build instead.
 */
export function readWaitlistSettingsOrLocal(environment: Environment): WaitlistSettings {
  try {
    return readWaitlistSettings(environment);
  } catch (error) {
    if (error instanceof SettingError) return LOCAL_WAITLIST;
    throw error;
  }
}

function parseEndpoint(value: string): string {
  const refuse = (problem: string) =>
    new SettingError(
      "WAITLIST_URL",
      problem,
      "Write the list's subscription address without u and id, for example https://example.us1.list-manage.com/subscribe/post",
    );
  if (!URL.canParse(value)) throw refuse("is not an address");
  const { protocol, hostname, username, password, hash, searchParams, href } = new URL(value);
  const local = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
  if (protocol !== "https:" && !(local && protocol === "http:")) throw refuse("does not start with https://");
  if (username || password || hash) throw refuse("holds a user name, a password or a fragment");
  if (searchParams.has("u") || searchParams.has("id")) throw refuse("already holds u or id");
  return href;
}
