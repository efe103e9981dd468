import { createLlmsTxt } from "../../src/outputs/llms";
import { site } from "../../src/site/site";
import { paper } from "../fixtures/paper";

const createBuiltPage = (path: string, title: string) => ({
  path,
  title,
  html: "",
  description: `What ${title} is.`,
});
const text = createLlmsTxt(
  [
    createBuiltPage("/", "Home"),
    createBuiltPage("/glossary", "Glossary"),
    createBuiltPage(paper.path, paper.title),
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
    expect(line).toMatch(/^(?:## \w|- \[[^\]]+\]\(https:\/\/hyperagent\.network\/\S*\.(?:md|json)\): \S)/);
});

test("links once to the Markdown of each paper, with its version, of each other page, and to the states of a job", () => {
  expect(lines.filter((line) => line.startsWith("- "))).toEqual([
    "- [Proof](https://hyperagent.network/litepapers/pop.md): A description. Version 2.0, 2026-11-28.",
    "- [Home](https://hyperagent.network/index.md): What Home is.",
    "- [Glossary](https://hyperagent.network/glossary.md): What Glossary is.",
    "- [The states of a job](https://hyperagent.network/job-states.json): Who may call what in which state, until when, and what money moves, as JSON.",
  ]);
});
