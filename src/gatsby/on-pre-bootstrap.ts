import type { GatsbyNode } from "gatsby";
import { formatProblems } from "../lib/content-problem";
import {
  draftsAreShown,
  readContentSignal,
  readLocalWaitlist,
  readWaitlistSettings,
  SettingError,
} from "./environment";
import { damagedImages } from "./images";
import { readSite, type SiteReading } from "./site-content";

let reading: SiteReading | undefined;

/** The content as it was when the build began, read once. */
export function readSiteOfBuild(): SiteReading {
  reading ??= readSite(process.cwd(), { published: !draftsAreShown(process.env) });
  return reading;
}

/** Stops the build before it starts when a setting or the content cannot be used, and says what is wrong. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = async ({ reporter }) => {
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
  const problems = [...read, ...(await damagedImages(process.cwd(), content.paths))];
  reading = { content, problems };
  if (problems.length === 0) return;
  const count = problems.length;
  reporter.panicOnBuild(
    `${count} ${count === 1 ? "problem" : "problems"} in the content:\n\n${formatProblems(problems)}\n`,
  );
};
