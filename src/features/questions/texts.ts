import { site } from "../../site/site";

/** What stands above the questions. */
export const questionTexts = {
  lead: "Ten for whoever decides, builds, or runs an agent. Each is answered in a few sentences; the links lead to what bears the answer.",
  terms: `“The description” is what is public of ${site.name}’s protocol, and “we” are the authors of the papers, who complete it where it is silent. Neither code nor chain is public. Every number belongs to one invented job, the same in all papers: none is a setting of the protocol.`,
} as const;
