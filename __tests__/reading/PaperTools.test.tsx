/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PaperTools } from "../../src/reading/PaperTools";
import { site } from "../../src/site/site";
import { paper } from "../fixtures/paper";

test("each format of the citation has a button that copies it", async () => {
  const user = userEvent.setup();
  render(<PaperTools paper={paper} />);
  for (const [format, expected] of [
    ["APA", "HyperAgent. (2026). Proof: Of work (Litepaper, version 2.0)."],
    ["BibTeX", "date = {2026-11-28},"],
    ["Plain", "“Proof: Of work”, litepaper, version 2.0, 2026-11-28"],
  ] as const) {
    await user.click(screen.getByRole("button", { name: `Copy ${format}` }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(expected);
    expect(copied).toContain(`${site.url}/litepapers/pop`);
  }
});

test("it links to the Markdown and the editor of the file, and to a PDF only if there is one", () => {
  const { rerender } = render(<PaperTools paper={paper} />);
  const getHref = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(getHref("Markdown")).toBe("/litepapers/pop.md");
  expect(getHref("Edit this page")).toBe(`${site.editBase}content/litepapers/pop/index.mdx`);
  expect(screen.queryByRole("link", { name: "PDF" })).toBeNull();
  rerender(<PaperTools paper={{ ...paper, pdf: "/litepapers/pop.pdf" }} />);
  expect(getHref("PDF")).toBe("/litepapers/pop.pdf");
});
