import { rm } from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { PUBLIC } from "../outputs/public-file";
import { formatProblems, orderedProblems } from "../site/content-problem";
import { readContentSignal, readLocalWaitlist, readWaitlistSettings, SettingError } from "./read-settings";
import { readSiteOfBuild } from "./site-content";
import { damagedImages } from "./write-images";

/**
 * Stops the build before it starts when a setting or the content cannot be used, and says what is wrong. Otherwise it
 * begins with an empty site: Gatsby keeps nodes, query results and files from build to build, and cannot see that the code
 * which makes them has changed. Where `public` is missing, Gatsby empties its cache too, except webpack's.
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
  const { content, problems: read } = readSiteOfBuild();
  const problems = orderedProblems([...read, ...(await damagedImages(process.cwd(), content.paths))]);
  if (problems.length > 0) {
    const heading = problems.length === 1 ? "1 problem" : `${problems.length} problems`;
    reporter.panicOnBuild(`${heading} in the content:\n\n${formatProblems(problems)}\n`);
  }
  await rm(PUBLIC, { recursive: true, force: true });
};
