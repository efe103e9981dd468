import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sectionsOf } from "../../../src/outputs/sections";
import { verifyQuotation } from "../../../tools/verify/quotation";
import { BODY, other, paper, treeOf } from "../../outputs/documents";

const sections = sectionsOf([paper, other]);
const urls = (quotation: string, path?: string) =>
  verifyQuotation(sections, quotation, path).places.map(({ url }) => url);

test("finds a quotation in its paragraph, with the version that it is from", () => {
  expect(verifyQuotation(sections, "Escrow holds a payment", "/litepapers/pop")).toEqual({
    places: [
      {
        title: "Proof",
        version: "0.2",
        section: "Introduction",
        url: "https://hyperagent.network/litepapers/pop#p-0a1b2c",
        digest: sections.papers[0]?.sections[0]?.paragraphs[0]?.sha256,
      },
    ],
    forged: [],
  });
});

test("finds what stands in no paragraph in its section, and in each paper that says it", () => {
  expect(urls("Another\ninside")).toEqual([
    "https://hyperagent.network/litepapers/pop#terms-of-it",
    "https://hyperagent.network/litepapers/agfi#terms-of-it",
  ]);
});

test.each([
  ["from the page, with the number of a citation", "a payment [1], and waits."],
  ["from its Markdown", '<a id="p-0a1b2c"></a>Escrow holds a payment \\[1], and *waits*.'],
  ["with a link", "Escrow [holds](https://hyperagent.network/) a payment"],
  ["over two lines", "Escrow\n  holds"],
])("finds what was copied %s", (_how, quotation) => {
  expect(urls(quotation, "/litepapers/pop")).toEqual(["https://hyperagent.network/litepapers/pop#p-0a1b2c"]);
});

test("finds a formula that is written as LaTeX", () => {
  const math = "<p id='p-0a1b2c'>Let <math data-latex='q = 1'><mi>q</mi><mo>=</mo><mn>1</mn></math> be.</p>";
  const withMath = sectionsOf([{ ...paper, tree: treeOf(BODY.replace(/<p id="p-0a1b2c">.*?<\/p>/, math)) }]);
  expect(withMath.papers[0]?.sections[0]?.paragraphs[0]?.text).toBe("Let $q = 1$ be.");
  for (const quotation of ["Let $q = 1$ be", "Let $q=1$ be.", "Let\n\n$$\nq = 1\n$$\n\nbe.", "Let 𝑞=1 be"])
    expect(verifyQuotation(withMath, quotation).places).toHaveLength(1);
});

test("finds neither other words, nor nothing, nor words of another paper", () => {
  expect(urls("Escrow keeps a payment")).toEqual([]);
  expect(urls("  ")).toEqual([]);
  expect(urls("Escrow holds", "/litepapers/erc4337a")).toEqual([]);
});

test("names a text that is not what its digest says", () => {
  const forged = structuredClone(sections);
  const [paragraph] = forged.papers[0]?.sections[0]?.paragraphs ?? [];
  if (!paragraph) throw new Error("There is no paragraph.");
  paragraph.text = paragraph.text.replace("holds", "keeps");
  expect(verifyQuotation(forged, "Escrow keeps a payment").forged).toEqual([paragraph.url]);
});

test("the command says where, and ends with 1 where nobody says it", () => {
  const folder = mkdtempSync(join(tmpdir(), "verify-"));
  const run = (quotation: string) =>
    execFileSync("node", ["--import", "tsx", "tools/verify/main.ts", folder, quotation], {
      encoding: "utf8",
      stdio: "pipe",
    });
  try {
    writeFileSync(join(folder, "sections.json"), JSON.stringify(sections));
    expect(run("Escrow holds")).toContain("Proof, version 0.2, section “Introduction”\n");
    expect(() => run("Escrow keeps")).toThrow(/No paper at .* says this/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
