import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readExample } from "../example/read-example";
import { getContentFiles } from "./content-files";
import { getMistakes, type Mistake } from "./mistakes";

import { mdxOptions } from "./plugins";
import { readReferences } from "./read-references";

/** Every mistake in the content: makes each page as the build does, and throws the result away. */
export async function checkContent(): Promise<Mistake[]> {
  // It is an ES module all through, which cannot be required.
  const { createProcessor } = await import("@mdx-js/mdx");
  readExample();
  readReferences();
  const mistakes: Mistake[] = [];
  for (const path of getContentFiles()) {
    const file = { path: join(process.cwd(), path), value: readFileSync(path, "utf8"), data: {} };
    try {
      await createProcessor(mdxOptions as Parameters<typeof createProcessor>[0]).process(file);
    } catch (error) {
      // The last plugin refuses a page with mistakes; anything else is one of ours.
      if (getMistakes(file).length === 0) throw error;
    }
    mistakes.push(...getMistakes(file));
  }
  return mistakes;
}
