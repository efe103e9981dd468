/** `npm run check:content`: reads all content as the build will, in a second, and says what to mend. */
import { join } from "node:path";
import { drawFigure, figureNames } from "../../src/gatsby/figures";
import { ContentError } from "../../src/lib/content-problem";
import { checkContent } from "../../src/markdown/content-files";

try {
  checkContent(join(__dirname, "..", ".."), { drawFigure, figureNames });
  console.log("The content is in order.");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
