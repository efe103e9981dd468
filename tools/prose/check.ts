/** `npm run check:prose`: reads the papers and the glossary as an editor would, and says what to fix. */
import { join } from "node:path";
import { ContentError } from "../../src/lib/content-problem";
import { checkAllProse } from "./check-prose";

try {
  checkAllProse(join(__dirname, "..", ".."));
  console.log("The prose is in order.");
} catch (error) {
  if (!(error instanceof ContentError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
