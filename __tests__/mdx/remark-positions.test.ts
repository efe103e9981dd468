import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMdxProcessor } from "../../src/mdx/create-mdx-processor";
import { remarkPositions } from "../../src/mdx/remark-positions";

const FRONTMATTER = '---\ntitle: "Page"\n---\n';

/** Compiles a page as gatsby-plugin-mdx does, which hands over the text without the front matter. */
async function compilePage(body: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "page-"));
  try {
    const path = join(folder, "page.mdx");
    writeFileSync(path, FRONTMATTER + body);
    const processor = await createMdxProcessor({ remarkPlugins: [remarkPositions], jsx: true });
    return String(await processor.process({ path, value: body }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("a text between two thematic breaks at the beginning of a page is not front matter", async () => {
  expect(await compilePage("---\n\nFirst.\n\n---\n\nSecond.")).toContain("First.");
});
