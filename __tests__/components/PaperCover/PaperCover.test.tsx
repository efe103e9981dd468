/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { PaperCover } from "../../../src/components/PaperCover/PaperCover";

const sections = [
  { id: "abstract", words: 120 },
  { id: "introduction", words: 480 },
  { id: "conclusion", words: 0 },
];

test("draws one path for each section, and keeps out of the reading order", () => {
  const { container } = render(<PaperCover slug="pop" sections={sections} />);
  expect(container.querySelector("svg")).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("svg")).toHaveAttribute("viewBox", "0 0 300 400");
  expect(container.querySelectorAll("path")).toHaveLength(3);
});

test("is drawn without style attributes", () => {
  const { container } = render(<PaperCover slug="agfi" sections={sections} />);
  expect(container.querySelector("[style], [id]")).toBeNull();
});
