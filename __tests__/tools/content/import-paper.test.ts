import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLitepaper } from "../../../src/paper/read-litepaper";
import type { ContentProblem } from "../../../src/site/content-problem";
import type { Field } from "../../../tools/content/import/fields";
import { importPaper } from "../../../tools/content/import-paper";
import { library, places, writePaper } from "../../paper/writing";

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "import-paper-"));
  folder = join(root, "elsewhere");
  mkdirSync(join(root, "content/litepapers/first"), { recursive: true });
  mkdirSync(join(folder, "img"), { recursive: true });
  writeFileSync(join(root, "content/litepapers/first/index.mdx"), writePaper("## Introduction\n"));
});
afterEach(() => rmSync(root, { recursive: true }));

const nobody = async () => undefined;

function importText(
  text: string,
  ask: (field: Field | "base") => Promise<string | undefined> = nobody,
  address?: string,
) {
  const file = join(folder, "ERC_99.md");
  writeFileSync(file, text);
  return importPaper(root, { file, address, today: "2026-12-01" }, ask);
}

const draft = (path = "content/litepapers/erc-99/index.mdx") => readFileSync(join(root, path), "utf8");

test("a file becomes a draft in the next free place, with what its fields say", async () => {
  const description = "A proposal that is described in more than fifty characters.";
  const { path, problems } = await importText(
    `---\neip: 99\nlang: de\ntitle: 'A "name": B'\ndescription: ${description}\n---\n\n## One\n\n### Two\n\n## 2024\n`,
  );
  expect(path).toBe("content/litepapers/erc-99/index.mdx");
  expect(draft()).toBe(`---
title: "A \\"name\\": B"
shortTitle: "A \\"name\\": B"
subtitle: "${description}"
summary: "${description}"
lang: "de"
order: 2
version: "0.1"
datePublished: "2026-12-01"
dateModified: "2026-12-01"
draft: true
terms: []
---

## One

### Two

## 2024
`);
  expect(places(problems)).toEqual(["2:6 The field `eip` is left out."]);
  expect(readLitepaper(draft(), path, library).problems).toEqual([]);
});

test("of a file that has everything, nothing is left for the check to tell", async () => {
  writeFileSync(join(folder, "deal.png"), "");
  const { path, problems } = await importText(`---
title: Settling in batches
description: How a batch of payments is settled in one transaction, and what it costs.
---

# Settling in batches

<!-- TODO -->

Payments <https://example.com/a> cost $5 to $10 in $ETH/$USDC, not {x} < 3.

Overview {#start}
-----------------

See [the start](#start), [the standard][std] and the reasons[^1].<br>\\(x_1 + y\\) is Array<T>.

See [the list](#references).

[std]: https://eips.ethereum.org/EIPS/eip-4337

<details>
<summary>Why it is so</summary>

#### Reasons

The payer waits.

</details>

> [!NOTE]
> The batch is open.

<p align="center"><img src="./deal.png" alt="Two circles" width="300"></p>

*Figure 1: Two parties and a line.*

Table 1: What a batch costs.

| Part | Cost |
| --- | --- |
| <b>Open</b> | 1<br>2 |

\\[
x = y
\\]

##### Code

    let a = "x";

\`\`\`TS
const a: Array<string> = {};
\`\`\`

import duties are paid.

## References

1. A. Author. *Deals.*

[^1]: They are *few*.
`);
  expect(places(problems)).toEqual([
    "10:68 “{x}” stands in the text as it is typed.",
    "15:90 “<T>” stands in the text as it is typed.",
    "57:1 The list called References is made by the page, of what the text cites as [@key].",
  ]);
  expect(readLitepaper(draft(), path, library).problems).toEqual([]);
});

test("what the file does not say is asked for", async () => {
  const asked: string[] = [];
  await importText("# The name of the paper, long\n\nWords.\n", async (field) => {
    asked.push(field);
    return field === "summary" ? "s".repeat(60) : "Short";
  });
  expect(asked).toEqual(["shortTitle", "subtitle", "summary"]);
  expect(draft()).toContain('title: "The name of the paper, long"\nshortTitle: "Short"\nsubtitle: "Short"\n');
  expect(draft()).toContain("---\n\n## Introduction\n\nWords.\n");
});

test("where nobody can be asked the check says which fields are to be written", async () => {
  const { path } = await importText("## One\n");
  expect(places(readLitepaper(draft(), path, library).problems)).toEqual(
    [9, 14, 12, 11].map((column, at) => `${at + 2}:${column} Here something is still to be written.`),
  );
});

test("images go where the draft is, each under a name of its own, and those that are missing are told of", async () => {
  for (const name of ["a b.png", "img/a-b.png", "c.gif", "f.png"]) writeFileSync(join(folder, name), name);
  const { problems } = await importText(
    "## One\n\n![x](a%20b.png)\n\n![x](./img/a-b.png?raw=1)\n\n![x](c.gif)\n\n![x](d.png)\n\n![x](https://a.org/e.png)\n\n![x](f.png)\n\n![x](img/a-b.png)\n",
  );
  const files = join(root, "content/litepapers/erc-99");
  expect(readdirSync(files).sort()).toEqual(["1-a-b.png", "a-b.png", "f.png", "index.mdx"]);
  expect(readFileSync(join(files, "1-a-b.png"), "utf8")).toBe("img/a-b.png");
  expect(draft().match(/\(.*\)/g)).toEqual([
    "(a-b.png)",
    "(1-a-b.png)",
    "(c.gif)",
    "(d.png)",
    "(https://a.org/e.png)",
    "(f.png)",
    "(1-a-b.png)",
  ]);
  expect(places(problems)).toEqual([
    "7:1 The image c.gif is no image that papers show.",
    "9:1 The image d.png is not there.",
    "11:1 The image https://a.org/e.png stands elsewhere.",
  ]);
});

test("images that are written into the file become files, each once", async () => {
  const png = Buffer.from("a picture").toString("base64");
  const { problems } = await importText(
    `## One\n\n![x][i]\n\n![y][i]\n\n![z](data:image/gif;base64,R0==)\n\n[i]: <data:image/png;base64,${png}>\n`,
  );
  expect(readFileSync(join(root, "content/litepapers/erc-99/image-1.png"), "utf8")).toBe("a picture");
  expect(draft().match(/\(.*\)/g)).toEqual(["(image-1.png)", "(image-1.png)", "(image-2.gif)"]);
  expect(places(problems)).toEqual(["7:1 An image in the text is a GIF, which papers do not show."]);
});

test("where links are relative, the file's address on the web is asked for", async () => {
  const { problems } = await importText("## One\n\n[a](../b.md)\n", async (asked) =>
    asked === "base" ? "https://c.org/d/e.md" : undefined,
  );
  expect(draft()).toContain("[a](https://c.org/b.md)");
  expect(problems).toEqual([]);
  rmSync(join(root, "content/litepapers/erc-99"), { recursive: true });
  expect(places((await importText("## One\n\n[a](../b.md)\n")).problems)).toEqual([
    "3:1 “../b.md” is an address beside the original.",
  ]);
});

test.each([
  [0, "a ![D](deal.png) b"],
  [0, "- a **![D](deal.png)**\n- ![D](deal.png) b"],
  [0, "> [!NOTE]\n> ![D](deal.png)"],
  [0, "## A ![D](deal.png)"],
  [1, "| a |\n| - |\n| ![D](deal.png) |"],
  [1, "a[^n]\n\n[^n]: B ![D](deal.png)"],
  [1, "[a ![D](deal.png)](https://a.org)"],
  [1, "a **b ![D](deal.png)**"],
])("of %i images inside other text the import tells and so does the check: %j", async (count, text) => {
  writeFileSync(join(folder, "deal.png"), "");
  const { path, problems } = await importText(`# Name\n\n## S\n\n${text}\n`, async () => "s".repeat(60));
  const ofImages = (told: readonly ContentProblem[]) =>
    told.filter(({ message }) => message === "This image stands inside other text.").length;
  const found = readLitepaper(draft(), path, library).problems;
  expect([ofImages(problems), ofImages(found)]).toEqual([count, count]);
});

test("a byte order mark and the ends of lines of Windows are no part of the text", async () => {
  await importText("\uFEFF# Name\r\n\r\na\r\nb\r\n");
  expect(draft()).toContain("## Introduction\n\na\nb\n");
});

test.each([
  ["a paper that is there", "first", "There is a paper at the address first already."],
  ["an address that cannot be one", "A/b", "“A/b” cannot be an address"],
])("%s is refused, and nothing is written", async (_what, address, message) => {
  await expect(importText("## One\n", nobody, address)).rejects.toThrow(message);
  expect(readdirSync(join(root, "content/litepapers"))).toEqual(["first"]);
  expect(draft("content/litepapers/first/index.mdx")).toBe(writePaper("## Introduction\n"));
});

test("where an answer fails nothing is written", async () => {
  const ask = () => Promise.reject(new Error("gone"));
  await expect(importText("## One\n", ask)).rejects.toThrow("gone");
  expect(existsSync(join(root, "content/litepapers/erc-99"))).toBe(false);
});
