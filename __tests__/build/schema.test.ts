import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { testWhere } from "../test-where";
import { projectRoot } from "./built-site";

const typesFile = "src/gatsby-types.d.ts";
const generatedTypes = readFileSync(join(projectRoot, typesFile), "utf8");

const committed = committedTypes();

testWhere(committed !== undefined, "Without git there are no committed types.")(
  "the committed types are those that the build generates",
  () => {
    if (committed !== generatedTypes) {
      throw new Error(
        `The build has written another ${typesFile} than git holds: look at git diff, and git add it with what changed it.`,
      );
    }
  },
);

function committedTypes(): string | undefined {
  try {
    return execFileSync("git", ["show", `:${typesFile}`], {
      cwd: projectRoot,
      encoding: "utf8",
      stdio: "pipe",
    });
  } catch {
    return undefined;
  }
}
