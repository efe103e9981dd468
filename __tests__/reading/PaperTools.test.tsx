/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContentPage } from "../../src/reading/content-page";
import { PaperTools } from "../../src/reading/PaperTools";
import { site } from "../../src/site/site";

test("each format of the citation has a button that copies it", async () => {
  const user = userEvent.setup();
  render(<PaperTools paper={createPaper()} />);
  for (const [format, expected] of [
    ["APA", "HyperAgent. (2026). Proof: Of work (Litepaper, version 2.0)."],
    ["BibTeX", "title = {{Proof: Of work}},"],
    ["Plain", "“Proof: Of work”, litepaper, version 2.0, 2026-11-28"],
  ] as const) {
    await user.click(screen.getByRole("button", { name: `Copy ${format}` }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(expected);
    expect(copied).toContain(`${site.url}/litepapers/pop`);
  }
});

test("it links to the Markdown, the editor and the history of the file, and to a PDF only if there is one", () => {
  const { rerender } = render(<PaperTools paper={createPaper()} />);
  const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(getHref("Markdown")).toBe("/litepapers/pop.md");
  expect(getHref("Edit this page")).toBe(`${site.editBase}content/litepapers/pop/index.mdx`);
  expect(getHref("History")).toBe(`${site.historyBase}content/litepapers/pop/index.mdx`);
  expect(screen.queryByRole("link", { name: "PDF" })).toBeNull();
  rerender(<PaperTools paper={createPaper({ pdf: "/litepapers/pop.pdf" })} />);
  expect(getHref("PDF")).toBe("/litepapers/pop.pdf");
});

function createPaper(fields: Partial<ContentPage> = {}): ContentPage {
  return {
    title: "Proof",
    subtitle: "Of work",
    description: "A description.",
    order: 1,
    version: "2.0",
    date: "2026-11-28",
    path: "/litepapers/pop",
    kind: "paper",
    slug: "pop",
    minutes: 3,
    sections: [],
    pdf: null,
    ...fields,
  };
}
