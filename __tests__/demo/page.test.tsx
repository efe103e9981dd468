/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { type PageProps, useStaticQuery } from "gatsby";
import { JobTree } from "../../src/demo/JobTree";
import DemoPage from "../../src/pages/demo";
import { changeExample } from "../fixtures/example";
import { setting } from "./example";

test("the tree of the page has the eight ends of a job once each, with what everybody has then", () => {
  render(<JobTree setting={setting} />);
  const ends = document.querySelectorAll("[data-end]");
  expect(new Set([...ends].map((end) => end.getAttribute("data-end"))).size).toBe(8);
  expect(ends).toHaveLength(8);
  const [appealed] = screen.getAllByText(/locks 20\sUSDC and appeals/);
  const branch = within(appealed?.closest("li") as HTMLElement);
  expect(branch.getByText(/They agree/)).toHaveTextContent("Bea −130, Lior +100, judges 10, lost deposit 20");
  expect(branch.getByText(/They overrule/)).toHaveTextContent("Bea 0, Lior −25, judges 10, penalty 15");
});

test("the page says that the demo plays version 2.0, and its tree shows version 2.0's numbers", () => {
  jest.mocked(useStaticQuery).mockReturnValue({ papers: { nodes: [] } });
  const { values } = changeExample({ "job.price": 200, "time.dispute": 22, "window.waiting": 90 });
  const queried = Object.entries(values).map(([name, { value, unit }]) => ({
    name,
    number: typeof value === "number" ? value : null,
    word: typeof value === "string" ? value : null,
    unit,
  }));
  const props = { data: { example: { values: queried } } } as unknown as PageProps<Queries.DemoPageQuery>;
  render(<DemoPage {...props} />);
  expect(screen.getByText(/The demo plays version 2\.0 of the rules\./)).toBeInTheDocument();
  expect(screen.getByText(/pays 100\sUSDC into escrow.*has 72\shours/)).toBeInTheDocument();
});
