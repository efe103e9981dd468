/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PaperFooter } from "../../src/reading/PaperFooter";

const createPaper = (path: string, title: string) => ({
  fields: { path },
  frontmatter: { title, description: `What ${title} says.` },
});

const POP = createPaper("/litepapers/pop", "Proof of Performance");
const AGFI = createPaper("/litepapers/agfi", "Agentic Finance");

test.each([
  [POP, AGFI, ["/litepapers/pop", "/litepapers/agfi", "/#waitlist-email"]],
  [null, AGFI, ["/litepapers/agfi", "/#waitlist-email"]],
  [POP, null, ["/litepapers/pop", "/#waitlist-email"]],
  [null, null, ["/#waitlist-email"]],
])("it links to its neighbours and to the waitlist", (previous, next, hrefs) => {
  render(<PaperFooter previous={previous} next={next} />);
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(hrefs);
  expect(screen.queryAllByText("Previous paper")).toHaveLength(previous ? 1 : 0);
  expect(screen.queryAllByRole("navigation", { name: "Other litepapers" })).toHaveLength(
    hrefs.length > 1 ? 1 : 0,
  );
});
