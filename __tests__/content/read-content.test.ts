import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPublished } from "../../src/content/published";
import { listFiles, readContent } from "../../src/content/read-content";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "read-content-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (...paths: string[]) => {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), path);
  }
};

test("a folder's files are listed at any depth, from the root, in order", () => {
  write("content/b/deep/c.md", "content/b/a.mdx", "content/a.md", "content/a.json", "other/a.md");
  mkdirSync(join(root, "content/folder.md"));
  expect(listFiles(root, "content", ".md", ".mdx")).toEqual([
    "content/a.md",
    "content/b/a.mdx",
    "content/b/deep/c.md",
  ]);
});

test("a folder that is not there has no files", () => {
  expect(listFiles(root, "content", ".md")).toEqual([]);
});

test("what systems and editors keep beside a file is not listed", () => {
  write("content/.DS_Store", "content/._a.md", "content/.a.md.swp", "content/a.md~", "content/a.md");
  write("content/.trash/old.md", "content/b/.obsidian/deep/c.md");
  expect(listFiles(root, "content", ".md")).toEqual(["content/a.md"]);
});

test("lines that end as on Windows read as all others", () => {
  writeFileSync(join(root, "a.md"), "## References\r\n\r\nOne.\r\n");
  expect(readContent(root, "a.md")).toBe("## References\n\nOne.\n");
});

test("versions on record are those whose names are versions, oldest first", () => {
  const folder = "content/published";
  const records = ["pop/0.10.md", "pop/0.2.md", "pop/0.2.1.md", "agfi/1.0.md"];
  const left = [
    "README.md",
    ".DS_Store",
    "pop/.DS_Store",
    "pop/._0.2.md",
    "pop/0.2 copy.md",
    "pop/0.2.md.orig",
  ];
  write(...[...records, ...left].map((file) => `${folder}/${file}`));
  const named = ({ slug, version, path, markdown }: ReturnType<typeof readPublished>[number]) => {
    expect(markdown).toBe(path);
    return `${slug} ${version}`;
  };
  expect(readPublished(root).map(named)).toEqual(["agfi 1.0", "pop 0.2", "pop 0.2.1", "pop 0.10"]);
  expect(readPublished(root, "pop").map(named)).toEqual(["pop 0.2", "pop 0.2.1", "pop 0.10"]);
});
