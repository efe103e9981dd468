import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../mdx/check-content";
import { formatMistakes } from "../mdx/mistakes";
import { PUBLIC_FOLDER } from "../outputs/public-file";
import { readContentSignal, readLocalWaitlist, readWaitlistSettings, SettingError } from "./read-settings";

/**
 * Stops the build before it starts when a setting or the content cannot be used, and says what is wrong. Otherwise it
 * begins with an empty site: Gatsby keeps nodes, query results and files from build to build, and cannot see that the code
 * which makes them has changed. Where `public` is missing, Gatsby empties its cache too, except webpack's, and writes every
 * page anew, so that none has the policy of the build before (`on-post-build.ts`).
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  try {
    readContentSignal(process.env);
    if (readWaitlistSettings(process.env).url === readLocalWaitlist(process.env).url) {
      reporter.warn(
        "The waitlist posts to the local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID are not set (see .env.example).",
      );
    }
  } catch (error) {
    if (error instanceof SettingError) return reporter.panic(error.message);
    throw error;
  }
  const mistakes = await checkContent();
  if (mistakes.length > 0)
    reporter.panicOnBuild(`The content has mistakes:\n\n${formatMistakes(mistakes)}\n`);
  if (process.env.NODE_ENV === "production") await rm(PUBLIC_FOLDER, { recursive: true, force: true });
};
