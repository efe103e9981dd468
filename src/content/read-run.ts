import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deriveRun } from "../example/derive-run";
import type { DescribedRun } from "../example/run";
import { ContentError, FILE_START } from "../site/content-problem";
import { RUN } from "./content-paths";
import { parseRunInputs } from "./run-inputs";

/** The run from the repository's content. Throws a ContentError where its inputs cannot be read or used. */
export function readRun(root: string): DescribedRun {
  return openRun(readFileSync(join(root, RUN), "utf8"));
}

/** The run from the text of its file: what the formulas make of its inputs. Throws a ContentError as `readRun` does. */
export function openRun(source: string): DescribedRun {
  const inputs = parseRunInputs(source, RUN);
  try {
    return deriveRun(inputs);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ContentError({
      path: RUN,
      ...FILE_START,
      message: `The formulas cannot use these inputs: ${error.message}`,
      advice:
        "Bring back the input under its name, or bring its value into the range that its formula allows.",
    });
  }
}
