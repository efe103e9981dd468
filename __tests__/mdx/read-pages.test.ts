import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPage } from "../../src/mdx/read-pages";
import { createTemporaryFolder } from "../temporary-folder";

test("a page is parsed once, and again after its file has changed", async () => {
  const file = join(createTemporaryFolder(), "page.mdx");
  writeFileSync(file, "## Before");
  const page = readPage(file);
  expect(readPage(file)).toBe(page);
  writeFileSync(file, "## After");
  expect([...(await page).ids]).toEqual(["before"]);
  expect([...(await readPage(file)).ids]).toEqual(["after"]);
});
