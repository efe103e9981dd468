/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { PaperFooter } from "../../src/reading/PaperFooter";

const paper = (path: string, title: string) => ({
  fields: { path },
  frontmatter: { title, description: `What ${title} says.` },
});

const POP = paper("/litepapers/pop", "Proof of Performance");
const AGFI = paper("/litepapers/agfi", "Agentic Finance");

test.each([
  [POP, AGFI],
  [null, AGFI],
  [POP, null],
])("it leads to the paper before and to the paper after, where there is one", (previous, next) => {
  render(<PaperFooter previous={previous} next={next} />);
  const links = within(screen.getByRole("navigation", { name: "Other litepapers" })).getAllByRole("link");
  expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute("href")])).toEqual([
    ...(previous ? [["Previous paper", "/litepapers/pop"]] : []),
    ...(next ? [["Next paper", "/litepapers/agfi"]] : []),
  ]);
});

test("every paper's foot leads to the waitlist's field, the only paper's too", () => {
  render(<PaperFooter previous={null} next={null} />);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("link", { name: "Join the waitlist" })).toHaveAttribute("href", "/#waitlist-email");
});
