/** `npm run pdf`: prints the papers of the build in public/ as PDF again, without building the site. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type PrintedPaper, pdfPrinter, printPapers, writePdf } from "../../src/gatsby/pdf";
import { openWrittenFiles } from "../../src/gatsby/written-files";
import { litepaperPath } from "../../src/lib/litepaper";
import { LITEPAPERS } from "../../src/markdown/content-paths";
import { parseLitepaperFrontmatter } from "../../src/markdown/litepaper-frontmatter";

async function main(): Promise<void> {
  process.chdir(join(__dirname, "..", ".."));
  const papers = readdirSync(LITEPAPERS).flatMap((slug): PrintedPaper[] => {
    const path = `${LITEPAPERS}/${slug}/index.mdx`;
    const { title, subtitle, dateModified, draft } = parseLitepaperFrontmatter(
      readFileSync(path, "utf8"),
      path,
    );
    return draft ? [] : [{ slug, title, subtitle, dateModified }];
  });
  const missing = papers.find(({ slug }) => !existsSync(join("public", litepaperPath(slug), "index.html")));
  if (missing) throw new Error(`The paper "${missing.slug}" is not built yet: npm run build`);

  const files = openWrittenFiles();
  await printPapers(await pdfPrinter(), files.folder, papers, async (paper, pdf) => {
    await writePdf(files, paper, pdf);
    console.log(`public${litepaperPath(paper.slug)}.pdf`);
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
