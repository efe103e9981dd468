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
    after: "Each is a few sentences long, and its links lead to what bears it.",
  },
  terms: `“The description” is what is public of ${site.name}’s protocol, and “we” are the authors of the papers, who complete it where it is silent. Numbers belong to one invented job, the run, and none is a setting of the protocol.`,
} as const;
