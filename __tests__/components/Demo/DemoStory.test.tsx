/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { DemoStory } from "../../../src/components/Demo/DemoStory";
import { demoContent, run } from "../../demo-content";

test("the story tells all eight endings, each with its balances and the address that plays it", () => {
  render(<DemoStory content={demoContent} />);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(8);
  const links = screen.getAllByRole("link", { name: /Open in the demo/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    ["fsa", "fst", "fsdgt", "fsdgpG", "fsdgpB", "fsdbt", "fsdbpG", "fsdbpB"].map((path) => `/#demo=${path}`),
  );
  const upheld = screen.getByRole("region", { name: /Lior wins, appeal, upheld/ });
  expect(upheld).toHaveTextContent(`Bea ${run.values["appeal.upheld.buyer"]?.number}`);
  expect(upheld).toHaveTextContent("−130 + 100 + 10 + 20 = 0");
});
