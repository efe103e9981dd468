/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchDialog } from "../../../src/features/search/SearchDialog";
import { type SearchAnswer, search } from "../../../src/features/search/search";
import { loadAids } from "../../../src/features/search/search-aids";
import { mockDialogs } from "../../native-dialogs";

jest.mock("../../../src/features/search/search", () => ({ search: jest.fn() }));
jest.mock("../../../src/features/search/search-aids", () => ({ loadAids: jest.fn() }));

const found = jest.mocked(search);
const aids = jest.mocked(loadAids);

const suggestions = [
  { title: "Terms", links: [{ url: "/glossary#escrow", title: "Escrow" }] },
  { title: "Here", links: [{ url: "/#demo", title: "Play the demo" }] },
];

const NOTHING: SearchAnswer = { pages: [] };

beforeEach(() => {
  found.mockReset().mockResolvedValue(NOTHING);
  aids.mockReset().mockResolvedValue({ words: [], suggestions });
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

test("it names the sections in which the words are, with the words marked, and how many there are", async () => {
  found.mockResolvedValue({ pages: [{ title: "Proof", hits: [hit("one"), hit("two")] }] });
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), "word");
  expect(await screen.findByText("2 results for “word”")).toBeInTheDocument();
  expect(screen.getAllByRole("option").map((link) => link.getAttribute("href"))).toEqual([
    "/litepapers/pop#one",
    "/litepapers/pop#two",
  ]);
  expect(document.querySelector("mark")).toHaveTextContent("word");
});

test("a section of the open page keeps the page's query, so that the browser loads nothing anew", async () => {
  window.history.replaceState(null, "", "/litepapers/pop?fig.job-states=bribe");
  found.mockResolvedValue({ pages: [{ title: "Proof", hits: [hit("one")] }] });
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), "word");
  await userEvent.click(await screen.findByRole("option"));
  expect(window.location.href).toMatch(/\/litepapers\/pop\?fig\.job-states=bribe#one$/);
});

test("before anything is typed it shows what can be asked as links, which go as soon as something is", async () => {
  render(<SearchDialog onClose={jest.fn()} />);
  const links = within(await screen.findByRole("navigation", { name: "Suggestions" }));
  expect(links.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/glossary#escrow",
    "/#demo",
  ]);
  expect(links.getAllByRole("heading").map(({ textContent }) => textContent)).toEqual(["Terms", "Here"]);
  const field = screen.getByRole("combobox");
  expect(field).toHaveAttribute("aria-expanded", "false");
  await userEvent.type(field, "word");
  await screen.findByText("Nothing found for “word”.");
  expect(screen.queryByRole("navigation")).toBeNull();
  await userEvent.clear(field);
  window.history.replaceState(null, "", "/");
  await userEvent.click(await screen.findByRole("link", { name: "Play the demo" }));
  expect(window.location.hash).toBe("#demo");
});

test("it says at once where nothing can be looked up, and looks again when something is typed", async () => {
  aids.mockRejectedValue(new Error("offline"));
  found.mockResolvedValue({ pages: [{ title: "Proof", hits: [hit("one")] }] });
  render(<SearchDialog onClose={jest.fn()} />);
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
  await userEvent.type(screen.getByRole("combobox"), "word");
  expect(await screen.findByText("1 result for “word”")).toBeInTheDocument();
});

test("it says which words it took for others", async () => {
  found.mockResolvedValue({
    pages: [{ title: "Proof", hits: [hit("one"), hit("two")] }],
    instead: { typed: ["escow", "payd"], shown: "escrow paid" },
  });
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), "escow payd");
  expect(
    await screen.findByText("Nothing has “escow” or “payd”. Shown: escrow paid. 2 results."),
  ).toBeInTheDocument();
});

test("it says when there is nothing, quoting the words once, and when it cannot look", async () => {
  found.mockImplementation(async (words) => {
    if (words.endsWith("s")) throw new Error("offline");
    return NOTHING;
  });
  render(<SearchDialog onClose={jest.fn()} />);
  await userEvent.type(screen.getByRole("combobox"), '"an escrow"');
  expect(await screen.findByText("Nothing found for “an escrow”.")).toBeInTheDocument();
  await userEvent.type(screen.getByRole("combobox"), "s");
  expect(await screen.findByText(/could not be loaded/)).toBeInTheDocument();
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

  test("open the best result at an Enter that comes before any result, and a selected one", async () => {
    found.mockResolvedValue({ pages });
    render(<SearchDialog onClose={jest.fn()} />);
    await userEvent.type(screen.getByRole("combobox"), "word{Enter}");
    await waitFor(() => expect(window.location.hash).toBe("#one"));
    await screen.findByText(/^3 results/);
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(window.location.hash).toBe("#two"));
  });

  test("open nothing where nothing was found", async () => {
    render(<SearchDialog onClose={jest.fn()} />);
    await userEvent.type(screen.getByRole("combobox"), "n{Enter}");
    await screen.findByText("Nothing found for “n”.");
    expect(window.location.hash).toBe("");
  });
});
