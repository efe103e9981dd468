import type { GatsbyNode } from "gatsby";
import { ContentError } from "../lib/content-problem";
import { checkContent } from "../markdown/content-files";
import {
  draftsAreShown,
  readContentSignal,
  readLocalWaitlist,
  readWaitlistSettings,
  SettingError,
} from "./environment";
import { figureLibrary } from "./figures";
import { openCachedLitepaper, pruneLitepapers } from "./litepaper-cache";
import { readRun } from "./run";

/** Stops the build before it starts when a setting or the content cannot be used, and says what is wrong. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  try {
    readContentSignal(process.env);
    if (readWaitlistSettings(process.env).url === readLocalWaitlist(process.env).url) {
      reporter.warn(
        "The waitlist posts to the local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID are not set (see .env.example).",
      );
    }
    checkContent(
      process.cwd(),
      {
        ...figureLibrary,
        readRun: () => readRun(process.cwd()),
        published: !draftsAreShown(process.env),
      },
      openCachedLitepaper,
    );
    pruneLitepapers();
  } catch (error) {
    if (error instanceof SettingError) return reporter.panic(error.message);
    if (!(error instanceof ContentError)) throw error;
    const count = error.problems.length;
    reporter.panicOnBuild(
      `${count} ${count === 1 ? "problem" : "problems"} in the content:\n\n${error.message}\n`,
    );
  }
};
