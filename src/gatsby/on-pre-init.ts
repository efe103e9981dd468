import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { checkContent } from "../mdx/check-content";
import { formatMistakes } from "../mdx/mistakes";
import { PUBLIC_FOLDER } from "../outputs/public-file-path";
import { readLocalWaitlist, readWaitlistSettings, SettingError } from "./read-settings";

/**
 * Stops the build with a message if a setting or the content is invalid. Otherwise it deletes `public` before a production
 * build. Gatsby then also deletes its cache, except webpack's (https://github.com/gatsbyjs/gatsby/pull/27549), which would hold
 * nodes and query results of older code, and writes every page anew for `on-post-build.ts` to add its policy.
 */
export const onPreInit: GatsbyNode["onPreInit"] = async ({ reporter }) => {
  try {
    if (readWaitlistSettings(process.env).url === readLocalWaitlist(process.env).url) {
      reporter.warn(
        "The waitlist posts to the local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID are not set (see .env.example).",
      );
    }
  } catch (error) {
    if (!(error instanceof SettingError)) throw error;
    return reporter.panic(error.message);
  }
  const mistakes = await checkContent();
  if (mistakes.length > 0)
    reporter.panicOnBuild(`The content has mistakes:\n\n${formatMistakes(mistakes)}\n`);
  if (process.env.NODE_ENV === "production") await rm(PUBLIC_FOLDER, { recursive: true, force: true });
};
