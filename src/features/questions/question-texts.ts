import type { Reader } from "../../site/question-pages";
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
  terms: `“The description” is what is public of ${site.name}’s protocol; numbers belong to one invented job, the run. What neither this page nor the papers say, nobody has said.`,
  /** Before the link to what the papers leave open, and the link. */
  open: { before: "What they ask themselves stands among", link: "the open questions" },
} as const;
