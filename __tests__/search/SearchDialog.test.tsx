/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchDialog } from "../../src/search/SearchDialog";
import { type SearchAnswer, search } from "../../src/search/search";
import { loadAids } from "../../src/search/search-aids";
import { mockDialogs } from "../native-dialogs";

jest.mock("../../src/search/search", () => ({ search: jest.fn() }));
jest.mock("../../src/search/search-aids", () => ({ loadAids: jest.fn() }));

const found = jest.mocked(search);

const NOTHING: SearchAnswer = { pages: [] };

beforeEach(() => {
  found.mockReset().mockResolvedValue(NOTHING);
  jest.mocked(loadAids).mockResolvedValue({ words: [], suggestions: [] });
  // jsdom goes to places on the page that is open, and nowhere else.
  window.history.replaceState(null, "", "/litepapers/pop");
  Element.prototype.scrollIntoView = jest.fn();
  mockDialogs();
});

const hit = (id: string) => ({
  url: `/litepapers/pop#${id}`,
  title: id,
  excerpt: [
    { text: "the ", marked: false },
    { text: "word", marked: true },
  ],
});

test("a section of the open page keeps the page's query, so that the browser loads nothing anew", async () => {
  window.history.replaceState(null, "", "/litepapers/pop?fig.job-states=bribe");
  found.mockResolvedValue({ pages: [{ title: "Proof", hits: [hit("one")] }] });
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), "word");
  await userEvent.click(await screen.findByRole("option"));
  expect(window.location.href).toMatch(/\/litepapers\/pop\?fig\.job-states=bribe#one$/);
});

test("it quotes the words once, also where they were typed as a quotation", async () => {
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), '"an escrow"');
  expect(await screen.findByText("Nothing found for “an escrow”.")).toBeInTheDocument();
});

test("where WebAssembly is switched off, it says so and blames no connection", async () => {
  const { WebAssembly } = globalThis;
  Reflect.deleteProperty(globalThis, "WebAssembly");
  found.mockRejectedValueOnce(new Error("no WebAssembly"));
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), "s");
  expect(await screen.findByText(/needs WebAssembly/)).toBeInTheDocument();
  Object.assign(globalThis, { WebAssembly });
});

test("an answer that comes after the words have changed is not shown", async () => {
  let answer: (value: SearchAnswer) => void = () => undefined;
  found
    .mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    .mockResolvedValue({ pages: [{ title: "Proof", hits: [hit("one")] }] });
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), "a");
  await screen.findByText("Searching…");
  await userEvent.type(screen.getByRole("combobox"), "b");
  await screen.findByText("1 result for “ab”");
  answer(NOTHING);
  await Promise.resolve();
  expect(screen.getByRole("status")).toHaveTextContent("1 result for “ab”");
});

describe("the keys", () => {
  const pages = [
    { title: "Proof", hits: [hit("one"), hit("two")] },
    {
      url: "/glossary",
      title: "Glossary",
      hits: [{ url: "/glossary#word", title: "Word", excerpt: [] }],
    },
  ];
  const selected = () => screen.getByRole("option", { selected: true });

  async function type(keys: string): Promise<void> {
    found.mockResolvedValue({ pages });
    render(<SearchDialog onClose={jest.fn()} />);
    await userEvent.type(screen.getByRole("combobox"), keys);
    await screen.findByText(/^3 results/);
  }

  test("select the best result, then the next ones over all pages, round and back", async () => {
    await type("word");
    expect(selected()).toHaveTextContent("one");
    for (const [key, text] of [
      ["ArrowDown", "two"],
      ["ArrowDown", "Word"],
      ["ArrowDown", "one"],
      ["ArrowUp", "Word"],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(selected()).toHaveTextContent(text);
      expect(screen.getByRole("combobox")).toHaveFocus();
      expect(screen.getByRole("combobox")).toHaveAttribute("aria-activedescendant", selected().id);
    }
  });

  test("select the best of what is found next also where another of the old list is selected meanwhile", async () => {
    await type("word");
    let come = (_answer: SearchAnswer) => {};
    found.mockReturnValue(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    await userEvent.keyboard("s{ArrowDown}{ArrowDown}");
    expect(selected()).toHaveTextContent("Word");
    await act(async () => come({ pages: [{ title: "Proof", hits: [hit("best")] }] }));
    await screen.findByText(/^1 result /);
    expect(screen.getByRole("combobox")).toHaveAttribute("aria-activedescendant", selected().id);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(window.location.hash).toBe("#best"));
  });

  test("open nothing where nothing was found", async () => {
    render(<SearchDialog onClose={jest.fn()} />);
    await userEvent.type(screen.getByRole("combobox"), "n{Enter}");
    await screen.findByText("Nothing found for “n”.");
    expect(window.location.hash).toBe("");
  });
});
