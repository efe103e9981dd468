import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readExample } from "../example/read-example";
import { findSliderMistakes } from "./check-sliders";
import { type Mistake, mistakesOf } from "./mistakes";
import { contentFiles } from "./pages";
import { mdxOptions } from "./plugins";
import { readReferences } from "./references";

/** Every mistake in the content: makes each page as the build does, and throws the result away. */
export async function checkContent(): Promise<Mistake[]> {
  // It is an ES module all through, which cannot be required.
  const { createProcessor } = await import("@mdx-js/mdx");
  readReferences();
  const mistakes = findSliderMistakes(readExample());
  // A page whose slider fails cannot be made.
  if (mistakes.length > 0) return mistakes;
  for (const path of contentFiles()) {
    const file = { path: join(process.cwd(), path), value: readFileSync(path, "utf8"), data: {} };
    try {
      await createProcessor(mdxOptions as Parameters<typeof createProcessor>[0]).process(file);
    } catch (error) {
      // The last plugin refuses a page with mistakes; anything else is one of ours.
      if (mistakesOf(file).length === 0) throw error;
    }
    mistakes.push(...mistakesOf(file));
  }
  return mistakes;
}
