/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { PaperFoot } from "../../../src/components/PaperFoot/PaperFoot";

const paper = (slug: string, title: string) => ({
  slug,
  title,
  shortTitle: slug,
  summary: `What ${title} specifies.`,
  readingMinutes: 10,
  sections: [],
});

const addresses = () =>
  within(screen.getByRole("navigation"))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

const POP = paper("pop", "Proof of Performance");
const AGFI = paper("agfi", "Agentic Finance");

test("a paper in the middle leads to the one before and the one after", () => {
  render(<PaperFoot previous={POP} next={AGFI} />);
  expect(screen.getByRole("navigation", { name: "Other litepapers" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Previous paper\s*Proof of Performance/ })).toHaveAttribute(
    "href",
    "/litepapers/pop",
  );
  expect(screen.getByRole("link", { name: /^Next paper\s*Agentic Finance/ })).toHaveAttribute(
    "href",
    "/litepapers/agfi",
  );
});

test("the first paper leads on only, the last back only", () => {
  const { rerender } = render(<PaperFoot next={AGFI} />);
  expect(addresses()).toEqual(["/litepapers/agfi"]);
  rerender(<PaperFoot previous={POP} />);
  expect(addresses()).toEqual(["/litepapers/pop"]);
});

test("every paper's foot leads to the waitlist's field, the only paper's too", () => {
  render(<PaperFoot />);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(screen.getByRole("link", { name: "Join the waitlist" })).toHaveAttribute("href", "/#waitlist-email");
});
