import { createLlmsTxt } from "../../src/outputs/llms";
import { site } from "../../src/site/site";
import { paper } from "../fixtures/paper";

const createBuiltPage = (path: string, title: string, sectionIds: string[] = [], pdf?: string) => ({
  ...{ path, title, sectionIds, pdf, html: "" },
  description: `What ${title} is.`,
});
const text = createLlmsTxt(
  [
    createBuiltPage("/", "Home"),
    createBuiltPage("/glossary", "Glossary", ["a2a", "x402"]),
    createBuiltPage(paper.path, paper.title, ["abstract", "cite"], "https://hyperagent.network/pop.pdf"),
  ],
  [paper],
);
const lines = text.split("\n");
const firstListIndex = lines.findIndex((line) => line.startsWith("## "));

test("has a title, a summary, text without headings and lists of links, as https://llmstxt.org specifies", () => {
  expect(lines[0]).toBe("# HyperAgent");
  expect(lines[2]).toBe(`> ${site.description}`);
  expect(lines.slice(1, firstListIndex).some((line) => line.startsWith("#"))).toBe(false);
  for (const line of lines.slice(firstListIndex).filter(Boolean))
    expect(line).toMatch(/^(?:## \w|- \[[^\]]+\]\(https:\/\/hyperagent\.network\/\S*\.md\): \S)/);
});

test("a paper has its version, PDF and sections behind its link, and each other page its sections", () => {
  expect(lines.filter((line) => line.startsWith("- "))).toEqual([
    "- [Proof](https://hyperagent.network/litepapers/pop.md): A description. Version 2.0, 2026-11-28. PDF: https://hyperagent.network/pop.pdf Sections: abstract, cite",
    "- [Home](https://hyperagent.network/index.md): What Home is.",
    "- [Glossary](https://hyperagent.network/glossary.md): What Glossary is. Sections: a2a, x402",
  ]);
});
