import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createMdxProcessor } from "../../src/mdx/create-mdx-processor";
import { remarkPositions } from "../../src/mdx/remark-positions";
import { createTemporaryFolder } from "../temporary-folder";

test("what stands between two lines at the beginning of a text is not taken for front matter", async () => {
  // gatsby-plugin-mdx hands over the text without the front matter.
  const value = "---\n\nFirst.\n\n---\n\nSecond.";
  const path = join(createTemporaryFolder(), "page.mdx");
  writeFileSync(path, `---\ntitle: "Page"\n---\n${value}`);
  const processor = await createMdxProcessor({ remarkPlugins: [remarkPositions], jsx: true });
  expect(String(await processor.process({ path, value }))).toContain("First.");
});
