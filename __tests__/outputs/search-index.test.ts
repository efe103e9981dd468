import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { writeSearchIndex } from "../../src/outputs/search-index";
import { createTemporaryFolder } from "../temporary-folder";

const PAGE = `<!DOCTYPE html><html lang="en"><body><h1>Proof</h1><p>Not this.</p><div data-pagefind-body>
  <h2 id="escrow">Escrow</h2><p>The chain holds <span id="citation--kleros--1">(1)</span> the money.</p>
  <figure><div data-figure-part="drawing"><svg><text>drawn</text></svg></div><table><tr><td>a cell</td></tr></table></figure>
</div></body></html>`;

test("the index has the sentences of a page under its headings, without tables, drawings and citations", async () => {
  const site = createTemporaryFolder();
  writeFileSync(join(site, "index.html"), PAGE);
  await writeSearchIndex(site);
  const pagefind = join(site, "pagefind");
  const [fragment = ""] = readdirSync(join(pagefind, "fragment"));
  const text = gunzipSync(readFileSync(join(pagefind, "fragment", fragment))).toString();
  expect(text).toContain('"content":"Escrow. The chain holds the money."');
  expect(text).toContain('"meta":{"title":"Proof"}');
  expect(text).toContain('"id":"escrow"');
  expect(existsSync(join(pagefind, "pagefind.js"))).toBe(true);
});
