import { readAllContent } from "../src/all-content/read-all-content";
import { ContentError } from "../src/site/content-problem";

/** Throws a ContentError with all that is wrong in the content. */
export function checkContent(...all: Parameters<typeof readAllContent>): void {
  const { problems } = readAllContent(...all);
  if (problems.length > 0) throw new ContentError(problems);
}
