/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { site } from "../../src/site/site";
import { Mark, markPath, Wordmark } from "../../src/ui/Mark";

const file = (name: string) => readFileSync(`static/${name}`, "utf8");

test("the mark is decoration in the colour of the text around it", () => {
  const { container } = render(<Mark />);
  const mark = container.querySelector("svg");
  expect(mark).toHaveAttribute("aria-hidden", "true");
  expect(container.querySelector("path")).toHaveAttribute("fill", "currentColor");
});

test("the wordmark is read as the product's name and nothing else", () => {
  const { container } = render(<Wordmark />);
  expect(container).toHaveTextContent(new RegExp(`^${site.name}$`));
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});

test.each(["logo.svg", "favicon.svg"])("%s shows this very mark and needs no font", (name) => {
  expect(file(name)).toContain(`d="${markPath}"`);
  expect(file(name)).not.toMatch(/<text|font/);
});

test("the favicon follows the browser's dark and light", () => {
  expect(file("favicon.svg")).toContain("prefers-color-scheme:dark");
});
