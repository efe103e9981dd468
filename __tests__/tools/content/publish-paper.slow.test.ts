import "../../paper/plain-citations";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { recordPath } from "../../../src/content/content-paths";
import type { ContentProblem } from "../../../src/site/content-problem";
import { publishPapers } from "../../../tools/content/publish-paper";
import { checkContent } from "../../check-content";
import { places, problemsOf } from "../../paper/writing";

const ROOT = join(__dirname, "..", "..", "..");
const TODAY = "2026-12-01";
const path = "content/litepapers/fourth/index.mdx";
const redirects = "content/redirects.yaml";

const DRAFT = `---
title: Fourth
shortTitle: Fourth
subtitle: One line under it
summary: How what a paper said is kept when the paper says something else.
order: 4
version: "0.1"
datePublished: "2026-11-01"
dateModified: "2026-11-01"
draft: true
sections:
  - introduction
---

## Introduction

The buyer pays $P$ when the work is done. See [escrow](/glossary#escrow).
`;

/** Beside it as little as there may be: a work and a term, and the paper that uses them. */
const CONTENT: Readonly<Record<string, string>> = {
  "content/references.json": '[{ "id": "kleros", "type": "report", "title": "Kleros" }]',
  "content/glossary/escrow.md": "---\nterm: Escrow\n---\n\nWhat holds a payment until the outcome.\n",
  "content/litepapers/first/index.mdx": DRAFT.replaceAll("Fourth", "First")
    .replace("order: 4", "order: 1")
    .replace("sections:", "terms:\n  - escrow\nsections:")
    .replace("[escrow](/glossary#escrow)", "escrow [@kleros, who holds it]"),
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "publish-paper-"));
  for (const [file, text] of Object.entries({ ...CONTENT, [path]: DRAFT })) write(text, file);
  cpSync(join(ROOT, "content/run.yaml"), join(root, "content/run.yaml"));
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (text: string, file = path) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const publish = (slug: string) => publishPapers(root, [slug], TODAY);
const read = (file: string) => readFileSync(join(root, file), "utf8");
const edit = (from: string | RegExp, to: string) => {
  const source = read(path);
  expect(source.replace(from, to)).not.toBe(source);
  write(source.replace(from, to));
};
const check = () => checkContent(root, { published: true });
const problems = (): readonly ContentProblem[] => problemsOf(check);

test("a draft is on no record and misses none; it is published with today's dates, as no draft, and kept", () => {
  expect(check).not.toThrow();
  expect(publish("fourth")).toEqual([{ slug: "fourth", record: recordPath("fourth", "0.1"), isNew: true }]);
  expect(read(path)).toBe(DRAFT.replace("draft: true\n", "").replaceAll("2026-11-01", TODAY));
  expect(read(recordPath("fourth", "0.1"))).toContain(`Version 0.1, ${TODAY}.`);
  expect(read(recordPath("fourth", "0.1"))).toContain("The buyer pays $P$ when the work is done.");
  expect(check).not.toThrow();
  expect(publish("fourth")).toMatchObject([{ isNew: false }]);
});

test.each([
  ["none", "sections:\n  - introduction\n", ""],
  ["a stale one", "  - introduction\n", "  - background\n"],
])(
  "a draft with no list of its sections, or %s, is in order, and publishing writes it",
  (_what, from, to) => {
    edit(from, to);
    expect(check).not.toThrow();
    publish("fourth");
    expect(read(path)).toContain("sections:\n  - introduction\n");
    edit("## Introduction", "## Background");
    expect(places(problems())).toContain('11:5 The published section "introduction" is missing.');
  },
);

test("a paper whose links lead nowhere is not published: its record would have to be kept as it is", () => {
  edit("/glossary#escrow", "/glossary#escrows");
  expect(places(problemsOf(() => publish("fourth")))).toEqual([
    expect.stringMatching(/^\d+:\d+ \/glossary has no section/),
  ]);
  expect(existsSync(join(root, recordPath("fourth", "0.1")))).toBe(false);
  expect(read(path)).toContain("draft: true\n");
});

test("a paper that is no draft is to be on record", () => {
  edit("draft: true\n", "");
  expect(places(problems())).toEqual([
    "7:10 Version 0.1 is not on record, so nobody could tell later what it said.",
  ]);
  expect(problems()[0]?.advice).toBe(
    "Run npm run publish:paper -- fourth, and commit content/published/fourth/0.1.md.",
  );
});

describe("of a published paper", () => {
  beforeEach(() => void publish("fourth"));

  test.each([
    ["a word", "when the work", "once the work"],
    ["a sign in a formula", "$P$", "$-P$"],
    ["a sentence less", " See [escrow](/glossary#escrow).", ""],
    ["the title", "title: Fourth", "title: The fourth"],
  ])("the text does not change: not %s", (_what, from, to) => {
    edit(from, to);
    const [problem, ...others] = problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ path, line: 7, column: 10 });
    expect(problem?.message).toBe("The text is not that of version 0.1, which is published.");
    expect(problem?.advice).toMatch(/^Raise `version`/);
    expect(() => publish("fourth")).toThrow("The text is not that of version 0.1");
  });

  test("what other files say of it may change: a term's definition, how a work is cited", () => {
    publish("first");
    for (const file of ["content/glossary/escrow.md", "content/references.json"])
      write(
        read(file).replace("until the outcome", "and its interest").replace("Kleros", "Kleros, revised"),
        file,
      );
    expect(read("content/references.json")).toContain("Kleros, revised");
    expect(check).not.toThrow();
  });

  test("a higher version needs a line in `changes`, and its own record; the old one stays as it was", () => {
    const before = read(recordPath("fourth", "0.1"));
    edit("when the work", "once the work");
    edit('version: "0.1"', 'version: "0.2"');
    expect(places(problems())).toEqual(["7:10 `changes` does not say what version 0.2 changes."]);
    expect(() => publish("fourth")).toThrow("`changes` does not say");
    edit(
      "\n---\n",
      `\nchanges:\n  - { version: "0.2", date: "${TODAY}", text: "It was not said when the buyer pays." }\n---\n`,
    );
    expect(places(problems())).toEqual([
      "7:10 Version 0.2 is not on record, so nobody could tell later what it said.",
    ]);
    expect(publish("fourth")).toMatchObject([{ record: recordPath("fourth", "0.2"), isNew: true }]);
    expect(check).not.toThrow();
    expect(read(recordPath("fourth", "0.1"))).toBe(before);
  });

  test("a lower version is none", () => {
    edit('version: "0.1"', 'version: "0.0.9"');
    expect(places(problems())).toEqual(["7:10 Version 0.1 is published, and 0.0.9 comes before it."]);
  });

  test("the address is kept: a folder renamed needs a redirect, which is offered", () => {
    renameSync(join(root, "content/litepapers/fourth"), join(root, "content/litepapers/renamed"));
    publish("renamed");
    rmSync(join(root, "content/published/renamed"), { recursive: true });
    const offered = problems().find((problem) => problem.path === redirects);
    expect(offered).toEqual({
      path: redirects,
      line: 1,
      column: 1,
      message: "/litepapers/fourth was published, and content/litepapers/fourth/index.mdx is not there.",
      advice:
        "Name the folder fourth again, or write where the address leads: /litepapers/fourth: /litepapers/renamed",
    });
    publish("renamed");
    write("/litepapers/fourth: /litepapers/renamed\n", redirects);
    expect(check).not.toThrow();
  });

  test("as a draft again it keeps the sections that it has promised", () => {
    edit("sections:", "draft: true\nsections:");
    edit('version: "0.1"', 'version: "0.2"');
    edit("## Introduction", "## Background");
    expect(places(problemsOf(() => publish("fourth")))).toContain(
      '12:5 The published section "introduction" is missing.',
    );
  });

  test("it becomes no draft again without a redirect; published again, it keeps its first day", () => {
    edit("sections:", "draft: true\nsections:");
    expect(places(problems())).toEqual([
      "7:10 /litepapers/fourth is published, and a draft is published nowhere.",
    ]);
    edit('version: "0.1"', 'version: "0.2"');
    edit(
      "\n---\n",
      `\nchanges:\n  - { version: "0.2", date: "${TODAY}", text: "It was a draft for a while." }\n---\n`,
    );
    publishPapers(root, ["fourth"], "2026-12-24");
    expect(read(path)).toContain(`datePublished: "${TODAY}"\ndateModified: "2026-12-24"\n`);
    expect(check).not.toThrow();
  });
});

test("a paper that is not there is not published", () => {
  const [problem] = problemsOf(() => publish("nobody"));
  expect(problem).toMatchObject({
    path: "content/litepapers/nobody/index.mdx",
    message: "There is no such paper.",
  });
});
