/** `npm run check:prose`: reads the papers, the questions and the glossary as an editor would, and says what to fix. */
import { projectRoot } from "../project";
import { runMain } from "../run-main";
import { checkAllProse } from "./check-prose";

runMain(() => {
  checkAllProse(projectRoot);
  console.log("The prose is in order.");
});
