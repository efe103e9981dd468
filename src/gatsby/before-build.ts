import type { GatsbyNode } from "gatsby";
import { ContentError } from "../lib/content-problem";
import { LOCAL_WAITLIST } from "../lib/waitlist-settings";
import { checkContent } from "../markdown/content-files";
import { readWaitlistSettings, SettingError } from "./environment";
import { drawFigure, figureNames } from "./figures";
import { forgetOtherPapers, openKeptLitepaper } from "./kept-papers";
import { readRun } from "./run";

/** Stops the build before it starts when a setting or the content cannot be used, and says what to mend. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  try {
    if (readWaitlistSettings(process.env).url === LOCAL_WAITLIST.url) {
      reporter.warn(
        "The waitlist posts to the local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID are not set (see .env.example).",
      );
    }
    checkContent(
      process.cwd(),
      { drawFigure, figureNames, readRun: () => readRun(process.cwd()) },
      openKeptLitepaper,
    );
    forgetOtherPapers();
  } catch (error) {
    if (error instanceof SettingError) return reporter.panic(error.message);
    if (!(error instanceof ContentError)) throw error;
    const count = error.problems.length;
    reporter.panicOnBuild(
      `${count} ${count === 1 ? "thing" : "things"} to mend in the content:\n\n${error.message}\n`,
    );
  }
};
