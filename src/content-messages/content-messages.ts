import type { ContentProblem } from "../site/content-problem";

/** Where `gatsby develop` tells the browser, as server-sent events, how the content is. */
export const CONTENT_MESSAGES_PATH = "/__content-messages";

/** How the content is, since a file of it was saved. */
export type ContentMessage = {
  problems: readonly ContentProblem[];
  /** Slugs of the papers that have pages. */
  papers: readonly string[];
};
