/** `npm run check:content` lists the mistakes in the content; with `-- --values`, the names that `<Value name="…" />` can have. */
import { readExample } from "../../src/example/read-example";
import { checkContent } from "../../src/mdx/check-content";
import { formatMistakes } from "../../src/mdx/mistakes";
import { runMain } from "../run-main";

runMain(async () => {
  if (process.argv.includes("--values")) {
    for (const [name, { text }] of Object.entries(readExample().values))
      console.log(`${name.padEnd(36)}${text}`);
    return;
  }
  const mistakes = await checkContent();
  if (mistakes.length > 0) throw new Error(formatMistakes(mistakes));
  console.log("The content is in order.");
});
