/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { JobTree } from "../../src/demo/JobTree";
import { example } from "./example";

test("the tree of the page has the paper's eight ends once each, with what everybody has then", () => {
  render(<JobTree example={example} />);
  const ends = document.querySelectorAll("[data-end]");
  expect(new Set([...ends].map((end) => end.getAttribute("data-end"))).size).toBe(8);
  expect(ends).toHaveLength(8);
  const [appealed] = screen.getAllByText(/locks 20\sUSDC and appeals/);
  const branch = within(appealed?.closest("li") as HTMLElement);
  expect(branch.getByText(/They agree/)).toHaveTextContent("Bea −130, Lior +100, judges 10, lost deposit 20");
  expect(branch.getByText(/They overrule/)).toHaveTextContent("Bea 0, Lior −25, judges 10, penalty 15");
});
