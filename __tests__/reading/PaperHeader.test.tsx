/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PaperHeader } from "../../src/reading/PaperHeader";

const OLD = {
  title: "Proof of Performance",
  subtitle: "Settling agents' work by reputation",
  version: "0.1",
  dateModified: "2026-12-01",
};
const PAPER = { ...OLD, readingMinutes: 14, wordCount: 8130, wordsInSight: 2412 };

test("the title is the page's one heading of the first level, with the subtitle under it", () => {
  render(<PaperHeader paper={PAPER} />);
  const title = screen.getByRole("heading", { level: 1, name: PAPER.title });
  expect(title.nextElementSibling).toHaveTextContent(PAPER.subtitle);
});

test("version, last change and length are given", () => {
  const { container } = render(<PaperHeader paper={PAPER} />);
  expect(container).toHaveTextContent("Version 0.1 of this text");
  expect(container).toHaveTextContent("14 min");
  expect(container).toHaveTextContent("2,412 words in sight, 8,130 with every fold open");
  const time = container.querySelector("time");
  expect(time).toHaveAttribute("datetime", "2026-12-01");
  expect(time).toHaveTextContent("1 December 2026");
});

test("of a paper without folds the length is one count", () => {
  const { container } = render(<PaperHeader paper={{ ...PAPER, wordsInSight: 8130 }} />);
  expect(container).toHaveTextContent(/8,130 words$/);
});

test("of an old version, version and date are given, and no length by another count", () => {
  const { container } = render(<PaperHeader paper={OLD} />);
  expect(container).toHaveTextContent(/Version 0\.1 of this text\s*1 December 2026$/);
});
