import { mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPage } from "../../src/mdx/read-pages";

test("a page is parsed once, and again after its file has changed", async () => {
  const folder = mkdtempSync(join(tmpdir(), "pages-"));
  try {
    const file = join(folder, "page.mdx");
    writeFileSync(file, "## Before");
    utimesSync(file, 1, 1);
    const page = readPage(file);
    expect(readPage(file)).toBe(page);
    writeFileSync(file, "## After");
    expect([...(await page).ids]).toEqual(["before"]);
    expect([...(await readPage(file)).ids]).toEqual(["after"]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
