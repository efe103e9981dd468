import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

export const FIREFOX = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";

/** The first ESR that knows every command by which Playwright drives it; 140 is the one before. */
const MIN_VERSION = 153;

/** Why it cannot be driven, and how to get one that can; undefined where it can. */
export function firefoxMissing(): string | undefined {
  const advice = "apt-get update && apt-get install firefox-esr";
  if (!existsSync(FIREFOX)) return `it is not installed here: ${advice}`;
  const version = Number(/\d+/.exec(execFileSync(FIREFOX, ["--version"], { encoding: "utf8" }))?.[0]);
  return version < MIN_VERSION
    ? `${version} is too old to be driven, ${MIN_VERSION} is not: ${advice}`
    : undefined;
}
