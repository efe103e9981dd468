/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ContentPage } from "../../src/reading/content-page";
import { PaperTools } from "../../src/reading/PaperTools";
import { site } from "../../src/site/site";

test("each form of the citation stands there, with a button that copies it", async () => {
  const user = userEvent.setup();
  render(<PaperTools paper={createDocument()} />);
  for (const [name, part] of [
    ["APA", "HyperAgent. (2026). Proof: Of work (Litepaper, version 2.0)."],
    ["BibTeX", "title = {{Proof: Of work}},"],
    ["Plain", "“Proof: Of work”, litepaper, version 2.0, 2026-11-28"],
  ] as const) {
    await user.click(screen.getByRole("button", { name: `Copy ${name}` }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(part);
    expect(copied).toContain(`${site.url}/litepapers/pop`);
  }
});

test("it leads to the Markdown, to where the page is edited and to the file's history, and to a PDF only if there is one", () => {
  const { rerender } = render(<PaperTools paper={createDocument()} />);
  const addressOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(addressOf("Markdown")).toBe("/litepapers/pop.md");
  expect(addressOf("Edit this page")).toBe(`${site.editBase}content/litepapers/pop/index.mdx`);
  expect(addressOf("History")).toBe(`${site.historyBase}content/litepapers/pop/index.mdx`);
  expect(screen.queryByRole("link", { name: "PDF" })).toBeNull();
  rerender(<PaperTools paper={createDocument({ pdf: "/litepapers/pop.pdf" })} />);
  expect(addressOf("PDF")).toBe("/litepapers/pop.pdf");
});

/** A litepaper, with some of its fields replaced. */
function createDocument(fields: Partial<ContentPage> = {}): ContentPage {
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
