/** `npm run check:prose`: reads the papers and the glossary as an editor would, and says what to fix. */
import { join } from "node:path";
import { runMain } from "../run-main";
import { checkAllProse } from "./check-prose";

runMain(() => {
  checkAllProse(join(__dirname, "..", ".."));
  console.log("The prose is in order.");
});
