/** What webpack makes of the run's file. */
import { readFileSync } from "node:fs";
import { RUN } from "../src/markdown/content-paths";
import { parseRunInputs } from "../src/markdown/run-inputs";

export default parseRunInputs(readFileSync(RUN, "utf8"), RUN);
