import type { GatsbyNode } from "gatsby";
import { ContentError } from "../lib/content-problem";
import { LOCAL_WAITLIST } from "../lib/waitlist-settings";
import { checkContent } from "../markdown/content-files";
import { readWaitlistSettings } from "./environment";
import { drawFigure, figureNames } from "./figures";

/** Stops the build before it starts when the content cannot be built, with all that a writer has to mend. */
export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = ({ reporter }) => {
  try {
    checkContent(process.cwd(), { drawFigure, figureNames });
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const count = error.problems.length;
    reporter.panicOnBuild(
      `${count} ${count === 1 ? "thing" : "things"} to mend in the content:\n\n${error.message}\n`,
    );
  }
  if (readWaitlistSettings(process.env).url === LOCAL_WAITLIST.url) {
    reporter.warn(
      "The waitlist posts to the local mailing list: WAITLIST_URL, WAITLIST_U and WAITLIST_ID are not set (see .env.example).",
    );
  }
};
