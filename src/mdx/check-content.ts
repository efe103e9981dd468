import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readExample } from "../example/read-example";
import { getContentFiles } from "./content-files";
import { createMdxProcessor } from "./create-mdx-processor";
import { findSliderMistakes } from "./find-slider-mistakes";
import { addMistake, formatMistakes, getMistakes, type Mistake } from "./mistakes";
import { mdxOptions } from "./plugins";
import { readReferences } from "./read-references";

/** Returns every mistake in the content. Each page is compiled as in a build, but not written. */
export async function checkContent(): Promise<Mistake[]> {
  readReferences();
  const sliderMistakes = findSliderMistakes(readExample());
  // A page whose figure cannot be drawn over its slider's range cannot be compiled.
  if (sliderMistakes.length > 0) return sliderMistakes;
  const mistakes: Mistake[] = [];
  for (const path of getContentFiles()) {
    const file = { path: join(process.cwd(), path), value: readFileSync(path, "utf8"), data: {} };
    const processor = await createMdxProcessor(mdxOptions);
    try {
      await processor.process(file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      // `rehypeFailOnMistakes` throws the mistakes of a page. Any other error is a fault of our own.
      const message = `The site’s code fails at this page: ${reason} Please report it.`;
      if (reason !== formatMistakes(getMistakes(file))) addMistake(file, { line: 1, column: 1 }, message);
    }
    mistakes.push(...getMistakes(file));
  }
  return mistakes;
}
