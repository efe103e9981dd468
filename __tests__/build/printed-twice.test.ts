import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { pdfPrinter, printPapers } from "../../src/outputs/pdf";
import { pdfPath } from "../../src/site/litepaper";
import { projectRoot, publicDir } from "./built-site";

test("a paper that is printed again is the same to the byte, and dated by its last change", async () => {
  const [paper] = readPublishedPapers(projectRoot);
  if (!paper) throw new Error("There are no papers.");
  const read = () => readFileSync(join(publicDir, pdfPath(paper.slug)));
  const before = read();
  await printPapers(await pdfPrinter(), [paper]);
  expect(read().equals(before)).toBe(true);
  expect(before.toString("latin1")).toContain(`D:${paper.dateModified.replaceAll("-", "")}000000`);
}, 300_000);
