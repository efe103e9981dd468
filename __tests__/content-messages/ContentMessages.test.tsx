/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { ContentMessages } from "../../src/content-messages/ContentMessages";
import type { ContentMessage } from "../../src/content-messages/content-messages";

const problem = {
  path: "content/litepapers/pop/index.mdx",
  line: 3,
  column: 7,
  message: "The reference is not there.",
  advice: "Correct the key.",
};

/** The stream from `gatsby develop`, which jsdom cannot open. */
class Stream {
  static readonly opened: Stream[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  readonly close = jest.fn();
  constructor(readonly address: string) {
    Stream.opened.push(this);
  }
}

function tell(message: ContentMessage): void {
  act(() => Stream.opened.at(-1)?.onmessage({ data: JSON.stringify(message) }));
}

beforeEach(() => {
  Object.assign(window, { EventSource: Stream });
  window.history.replaceState(null, "", "/litepapers/pop");
});

test("while the content is in order nothing stands over the page", () => {
  render(<ContentMessages />);
  tell({ problems: [], papers: ["pop"] });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a mistake is said with its place and what to do, until it is fixed", () => {
  render(<ContentMessages />);
  tell({ problems: [problem], papers: ["pop"] });
  const alert = screen.getByRole("alert").textContent;
  expect(alert).toContain("1 problem in the content");
  expect(alert).toContain("content/litepapers/pop/index.mdx:3:7");
  expect(alert).toContain("The reference is not there.");
  expect(alert).toContain("Correct the key.");
  tell({ problems: [], papers: ["pop"] });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("on the page of a paper that is deleted it says so, until the paper is back", () => {
  render(<ContentMessages />);
  tell({ problems: [], papers: ["pop"] });
  tell({ problems: [], papers: [] });
  expect(screen.getByRole("alert").textContent).toContain("This paper is no longer there.");
  tell({ problems: [], papers: [] });
  expect(screen.getByRole("alert").textContent).toContain("This paper is no longer there.");
  tell({ problems: [], papers: ["pop"] });
  expect(screen.queryByRole("alert")).toBeNull();
});

test("where a paper's page is waited for, it is asked for as soon as the paper is there", async () => {
  const asked = jest.fn().mockReturnValue(new Promise(() => undefined));
  Object.assign(window, { fetch: asked });
  render(<ContentMessages />);
  tell({ problems: [problem], papers: [] });
  expect(asked).not.toHaveBeenCalled();
  tell({ problems: [], papers: ["pop"] });
  expect(asked).toHaveBeenCalledWith("/page-data/litepapers/pop/page-data.json");
});

test("a page that goes listens no more", () => {
  render(<ContentMessages />).unmount();
  expect(Stream.opened.at(-1)?.close).toHaveBeenCalled();
});
