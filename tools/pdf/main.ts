/** `npx tsx tools/pdf/main.ts`: prints the papers of the build in public/ as PDF again, without building the site. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { pdfPrinter, printPapers } from "../../src/outputs/pdf";
import { litepaperPath, pdfPath } from "../../src/site/litepaper";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

async function main(): Promise<void> {
  process.chdir(projectRoot);
  const papers = readPublishedPapers(process.cwd());
  const missing = papers.find(({ slug }) => !existsSync(join("public", litepaperPath(slug), "index.html")));
  if (missing) throw new Error(`The paper "${missing.slug}" is not built yet: npm run build`);

  await printPapers(await pdfPrinter(), papers);
  for (const { slug } of papers) console.log(`public${pdfPath(slug)}`);
}

runMain(main);
