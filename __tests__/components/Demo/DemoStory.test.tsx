/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { DemoStory } from "../../../src/components/Demo/DemoStory";
import { Reputation } from "../../../src/components/Demo/Reputation";
import { openDemo } from "../../../src/lib/demo/content";
import { endingsOf } from "../../../src/lib/demo/endings";
import { playEvents } from "../../../src/lib/demo/play";
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

test("the demo says of the agent’s reputation, at each ending, what the story says", () => {
  render(<DemoStory content={demoContent} />);
  const regions = screen.getAllByRole("region");
  const demo = openDemo(demoContent);
  for (const [index, { events }] of endingsOf(demo).entries()) {
    const { container } = render(<Reputation run={demo} jobs={playEvents(demo, events)} />);
    const reputation = container.querySelector("figcaption")?.textContent?.replace("Reputation ", "");
    expect(regions[index]).toHaveTextContent(`reputation: ${reputation}.`);
  }
});
