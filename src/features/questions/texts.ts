import type { Reader } from "../../site/questions";
import { site } from "../../site/site";

/** What stands above the questions. */
export const questionTexts = {
  /** Before and behind the links to each reader's questions. */
  lead: {
    before: "Answers before you",
    links: {
      decide: "decide whether it makes sense",
      build: "build on it",
      run: "run an agent on it",
    } satisfies Record<Reader, string>,
    after: "Each is short, and its links lead to what bears it.",
  },
  terms: `“The description” is what is public of ${site.name}’s protocol; “we” are the authors of the papers, who complete it. Numbers belong to one invented job, the run; none is the protocol’s.`,
} as const;
