import { parseGlossaryTerm } from "../../src/content/glossary";
import { attributes, places, problemsOf, rendered, texts } from "../paper/writing";

const FILE = "content/glossary/escrow.md";

const ESCROW = {
  slug: "escrow",
  term: "Escrow",
  aliases: ["held payment"],
  definition: "Held until the outcome.",
};
const TEE = {
  slug: "tee",
  term: "Trusted execution environment (TEE)",
  aliases: ["TEE"],
  definition: "Isolated.",
};

function page(text: string) {
  return rendered(text, { terms: "[escrow, tee]" }, { glossary: [TEE, ESCROW] }).tree;
}

describe("a term's file", () => {
  test("gives its name, its other forms, and its definition as one line", () => {
    const source = "---\nterm: Escrow\naliases:\n  - held payment\n---\n\nHeld until\nthe outcome.\n";
    expect(parseGlossaryTerm(source, FILE)).toEqual(ESCROW);
  });

  test("has its name and its other forms as the text has them, whose apostrophes are printed ones", () => {
    const bond = parseGlossaryTerm(
      "---\nterm: Judge's bond\naliases:\n  - agent's bond\n---\n\nA bond.\n",
      FILE,
    );
    expect(bond).toMatchObject({ term: "Judge’s bond", aliases: ["agent’s bond"] });
    const text = "The judge's bond.\n\n## Two\n\nThe agent's bond.\n";
    const { tree } = rendered(text, { terms: "[escrow]" }, { glossary: [bond] });
    expect(texts(tree, "a.term")).toEqual(["judge’s bond", "agent’s bond"]);
  });

  test("without a name, with marks or with an unknown field is shown in its place", () => {
    const problemsIn = (source: string) => places(problemsOf(() => parseGlossaryTerm(source, FILE)));
    expect(problemsIn("---\naliases: []\n---\n\nText.\n")).toEqual(["1:1 `term` is missing."]);
    expect(problemsIn("---\nterm: The *A*\n---\n\nText.\n")).toEqual([
      "2:7 `term`: is shown as it is typed, and has marks of Markdown.",
    ]);
    expect(problemsIn("---\nterm: A\nalias: b\n---\n\nText.\n")).toEqual([
      "3:1 `alias` is not a field of the frontmatter.",
    ]);
  });
});

describe("in a paper", () => {
  test("a term that is emphasised by itself is a use of it like any other", () => {
    const marked = page("The **escrow** holds it.\n\nAn escrow, a TEE.\n");
    expect(texts(marked, "strong > a.term")).toEqual(["escrow"]);
    expect(attributes(marked, "a.term", "id")).toEqual(["use-escrow", "use-tee"]);
  });

  test("the first use of a term in each section leads to its definition, under any of its forms", () => {
    const text = "## One\n\nAn escrow, the escrow, a TEE.\n\n## Two\n\nA held payment in Escrow.\n";
    expect(texts(page(text), "a.term")).toEqual(["escrow", "TEE", "held payment"]);
    expect(attributes(page(text), "a.term", "href")).toEqual(["#term-escrow", "#term-tee", "#term-escrow"]);
  });

  test("a term of two words is found where its line was broken, and where a space between them does not break", () => {
    const marked = page("A held\npayment, a TEE.\n\n## Two\n\nA held\u00a0payment.\n");
    expect(texts(marked, "a.term")).toEqual(["held\npayment", "TEE", "held\u00a0payment"]);
  });

  test("headings, links, code, captions and parts of other words are left alone", () => {
    const text = "## Escrow\n\n[escrow](/x), `escrow`, escrowed, non-escrow.\n\nNow escrow, TEE.\n";
    expect(texts(page(text), "a.term")).toEqual(["escrow", "TEE"]);
    expect(attributes(page(text), "h2", "id")).toEqual(["escrow", "terms"]);
  });

  test("the definitions stand at the end in the alphabet's order", () => {
    const paper = page("## One\n\nAn escrow in a TEE.\n");
    expect(attributes(paper, "dt", "id")).toEqual(["term-escrow", "term-tee"]);
    expect(texts(paper, "dd")).toEqual(["Held until the outcome.", "Isolated."]);
    expect(attributes(paper, "dt a", "href")).toEqual(["/glossary#escrow", "/glossary#tee"]);
  });
});
