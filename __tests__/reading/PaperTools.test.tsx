/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PaperTools } from "../../src/reading/PaperTools";
import type { Litepaper } from "../../src/site/litepaper-facts";
import { site } from "../../src/site/site";

const paper: Litepaper = {
  slug: "pop",
  title: "Proof",
  shortTitle: "PoP",
  subtitle: "Of work",
  summary: "A summary.",
  lang: "en",
  readingMinutes: 3,
  sections: [],
  version: "0.1",
  datePublished: "2026-11-20",
  dateModified: "2026-11-20",
  wordCount: 600,
  wordsInSight: 600,
  pdf: null,
  cover: "",
  versions: [],
  citation: { bibtex: "@techreport{a}", apa: "Agent (2026)", plain: "Agent, Proof" },
  body: "",
};

test("each form of the citation stands there, with a button that copies it", async () => {
  const user = userEvent.setup();
  render(<PaperTools paper={paper} />);
  for (const [name, text] of [
    ["APA", "Agent (2026)"],
    ["BibTeX", "@techreport{a}"],
    ["Plain", "Agent, Proof"],
  ]) {
    expect(screen.getByText(String(text))).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: `Copy ${name}` }));
    expect(await navigator.clipboard.readText()).toBe(text);
  }
});

test("it leads to the address that keeps each version, and to what has changed since the older ones", () => {
  const { rerender } = render(<PaperTools paper={paper} />);
  expect(screen.queryByRole("link", { name: /version|since/i })).not.toBeInTheDocument();
  rerender(<PaperTools paper={{ ...paper, version: "0.3", versions: ["0.1", "0.2", "0.3"] }} />);
  for (const version of ["0.1", "0.2"]) {
    const address = `/litepapers/pop/v/${version.replace(".", "-")}`;
    expect(screen.getByRole("link", { name: `Version ${version}` })).toHaveAttribute("href", address);
    expect(screen.getByRole("link", { name: `Changes since ${version}` })).toHaveAttribute(
      "href",
      `${address}/changes`,
    );
  }
  expect(screen.getByRole("link", { name: "Version 0.3" })).toHaveAttribute("href", "/litepapers/pop/v/0-3");
  expect(screen.queryByRole("link", { name: "Changes since 0.3" })).toBeNull();
  expect(screen.getByRole("link", { name: "What each version changed" })).toHaveAttribute(
    "href",
    "/litepapers/pop/v/0-3#changes",
  );
  rerender(<PaperTools paper={{ ...paper, version: "0.3", versions: ["0.3"] }} />);
  expect(screen.queryByRole("link", { name: /changed/ })).toBeNull();
});

test("it leads to the Markdown, to the books and to where the page is edited, and to a PDF only if there is one", () => {
  const { rerender } = render(<PaperTools paper={paper} />);
  expect(screen.getByRole("link", { name: "EPUB" })).toHaveAttribute("href", "/litepapers/pop.epub");
  expect(screen.getByRole("link", { name: "EPUB of all" })).toHaveAttribute("href", "/litepapers.epub");
  expect(screen.getByRole("link", { name: "Markdown" })).toHaveAttribute("href", "/litepapers/pop.md");
  expect(screen.getByRole("link", { name: "Edit this page" })).toHaveAttribute(
    "href",
    `${site.editBase}content/litepapers/pop/index.mdx`,
  );
  expect(screen.queryByRole("link", { name: "PDF" })).toBeNull();
  rerender(<PaperTools paper={{ ...paper, pdf: "/litepapers/pop.pdf" }} />);
  expect(screen.getByRole("link", { name: "PDF" })).toHaveAttribute("href", "/litepapers/pop.pdf");
});
