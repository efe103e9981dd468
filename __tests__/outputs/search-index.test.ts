import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSearchIndex } from "../../src/outputs/search-index";

test("the index and its aids are written, without what is not served", async () => {
  const folder = mkdtempSync(join(tmpdir(), "search-index-"));
  try {
    const aids = { words: ["escrow"], suggestions: [] };
    const record = { url: "/glossary#escrow", page: "Glossary", title: "Escrow", content: "It holds." };
    await writeSearchIndex([record], aids, join(folder, "public"));
    const read = (name: string) => JSON.parse(readFileSync(join(folder, "public/pagefind", name), "utf8"));
    expect(read("aids.json")).toEqual(aids);
    expect(read("pagefind-entry.json").languages.en.page_count).toBe(1);
    expect(existsSync(join(folder, "public/pagefind/pagefind-worker.js"))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
