/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { PaperFooter } from "../../src/reading/PaperFooter";

const createPaper = (path: string, title: string) => ({
  fields: { path },
  frontmatter: { title, description: `What ${title} says.` },
});

const POP = createPaper("/litepapers/pop", "Proof of Performance");
const AGFI = createPaper("/litepapers/agfi", "Agentic Finance");

test.each([
  [POP, AGFI],
  [null, AGFI],
  [POP, null],
])("it links to the previous and to the next paper, if there is one", (previous, next) => {
  render(<PaperFooter previous={previous} next={next} />);
  const links = within(screen.getByRole("navigation", { name: "Other litepapers" })).getAllByRole("link");
  expect(links.map((link) => [link.firstChild?.textContent, link.getAttribute("href")])).toEqual([
    ...(previous ? [["Previous paper", "/litepapers/pop"]] : []),
    ...(next ? [["Next paper", "/litepapers/agfi"]] : []),
  ]);
});

test("it links to the waitlist's field, even if there is no other paper", () => {
  render(<PaperFooter previous={null} next={null} />);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("link", { name: "Join the waitlist" })).toHaveAttribute("href", "/#waitlist-email");
});
