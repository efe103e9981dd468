import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withHonestFailures, writeSearchIndex } from "../../src/outputs/search-index";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "search-index-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test("the index and its aids are written, and the script neither passes over a failure nor leaves one uncaught", async () => {
  const aids = { words: ["escrow"], places: [], symbols: [], suggestions: [] };
  const record = { url: "/glossary#escrow", page: "Glossary", title: "Escrow", content: "Escrow. It holds." };
  await writeSearchIndex([record], aids, join(folder, "public"));
  const read = (name: string) => readFileSync(join(folder, "public/pagefind", name), "utf8");
  expect(JSON.parse(read("aids.json"))).toEqual(aids);
  expect(JSON.parse(read("pagefind-entry.json")).languages.en.page_count).toBe(1);
  expect(read("pagefind.js")).not.toContain('"load_index_chunk")).catch(()=>{})');
  expect(read("pagefind.js")).toContain("this.init(options2?.language).catch(()=>{});");
  expect(existsSync(join(folder, "public/pagefind/pagefind-worker.js"))).toBe(false);
});

test("another version of the script, which has not what is changed in it, ends the build", () => {
  expect(() => withHonestFailures("another script")).toThrow(/pagefind\.js does not have .* once any more/);
});
