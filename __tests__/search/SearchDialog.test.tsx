/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchButton } from "../../src/search/SearchButton";
import { mockDialogs } from "../native-dialogs";
import { answer, debouncedSearch, page, section } from "./fake-pagefind";

const NOTHING = answer();
const ONE = answer(
  page("/questions", "Questions", section("Who judges?", "A machine <mark>decides.</mark>")),
);
const THREE = answer(
  page(
    "/litepapers/pop",
    "The first paper",
    section("Escrow.", "An <mark>escrow</mark> holds &lt;b&gt;money."),
  ),
  page(
    "/questions",
    "Questions",
    section("Is it <mark>escrow?</mark>", "Yes."),
    section("Why?", "<mark>Escrow.</mark>"),
  ),
);

const button = () => screen.getByRole("button", { name: "Search" });
const field = () => screen.getByRole("searchbox");
const links = () => screen.queryAllByRole("link");
const says = (text: string) => waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

beforeEach(() => {
  mockDialogs();
  debouncedSearch.mockReset().mockResolvedValue(THREE);
  // jsdom goes to places on the page that is open, and nowhere else.
  window.history.replaceState(null, "", "/questions");
});

async function open() {
  render(<SearchButton />);
  await userEvent.click(button());
}

async function paste(words: string) {
  await userEvent.clear(field());
  await userEvent.paste(words);
}

/** The next search is answered when this is called. */
function heldAnswer() {
  let come = (_found: unknown) => {};
  debouncedSearch.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
  return (found: unknown) => act(async () => come(found));
}

test("what is found stands below the titles of its pages, and the status says how much it is", async () => {
  await open();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.type(field(), "escrow");
  await says("3 results for “escrow”");
  const list = links()[0]?.parentElement?.children ?? [];
  expect([...list].map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    "H2 Questions",
    "A Is it escrow? Yes.",
    "A Why? Escrow.",
    "H2 The first paper",
    "A Escrow An escrow holds <b>money.",
  ]);
  expect([...document.querySelectorAll("mark, b")].map(({ outerHTML }) => outerHTML)).toEqual([
    "<mark>Escrow.</mark>",
    "<mark>escrow</mark>",
  ]);
});

test("a pasted word finds the same with invisible characters and spaces around it", async () => {
  await open();
  await paste("\u200b es\u200bcrow\u00a0");
  await says("3 results for “escrow”");
  expect(debouncedSearch.mock.lastCall?.[0]).toBe("escrow");
});

test("an index that did not load is said, and tried again by a button, which hands the focus to the field", async () => {
  debouncedSearch.mockRejectedValueOnce(new Error("no index"));
  await open();
  await paste("escrow");
  await says("The search could not be loaded.");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await says("3 results for “escrow”");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  expect(field()).toHaveFocus();
});

test("of two searches at once the later one is shown, whichever is answered first", async () => {
  await open();
  const comeEarlier = heldAnswer();
  await paste("decide");
  await says("Searching…");
  await paste("escrow");
  await says("3 results for “escrow”");
  await comeEarlier(ONE);
  await says("3 results for “escrow”");
  const comeTooLate = heldAnswer();
  await paste("decide");
  await userEvent.clear(field());
  await comeTooLate(ONE);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(links()).toEqual([]);
});

test("the arrow keys go from the field through the results, round and back", async () => {
  await open();
  await paste("escrow");
  await says("3 results");
  const [first, second, third] = links();
  const places: [string, Element | undefined][] = [
    ["Down", first],
    ["Down", second],
    ["Down", third],
    ["Down", field()],
    ["Up", third],
  ];
  for (const [key, place] of places) {
    await userEvent.keyboard(`{Arrow${key}}`);
    expect(place).toHaveFocus();
  }
});

test("from the Close button, which stands between them, the arrow keys go to the first result and to the field", async () => {
  await open();
  await paste("escrow");
  await says("3 results");
  const close = screen.getByRole("button", { name: "Close" });
  for (const [key, stop] of [
    ["Down", links()[0]],
    ["Up", field()],
  ] as const) {
    close.focus();
    await userEvent.keyboard(`{Arrow${key}}`);
    expect(stop).toHaveFocus();
  }
});

test("Enter opens the first result, also where it comes later, and closes the search", async () => {
  debouncedSearch.mockResolvedValue(ONE);
  await open();
  await userEvent.type(field(), "decide{Enter}");
  await waitFor(() => expect(window.location.hash).toBe("#who-judges"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Enter opens nothing where nothing is found, which is said", async () => {
  debouncedSearch.mockResolvedValue(NOTHING);
  await open();
  await userEvent.type(field(), "zzyzx{Enter}");
  await says("Nothing found for “zzyzx”");
  expect(window.location.hash).toBe("");
  expect(field()).toHaveFocus();
});

test("Escape calls off an Enter that is still waiting for its result", async () => {
  debouncedSearch.mockResolvedValue(ONE);
  await open();
  await paste("decide");
  await says("1 result");
  const answerLater = heldAnswer();
  await userEvent.keyboard("{Enter}{Escape}");
  await answerLater(ONE);
  expect(window.location.hash).toBe("");
});

test("a press on a result leads there and closes the search", async () => {
  debouncedSearch.mockResolvedValue(ONE);
  await open();
  await paste("decide");
  await says("1 result for “decide”");
  await userEvent.click(screen.getByRole("link"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(window.location.hash).toBe("#who-judges");
});

test("Escape closes it and gives the focus back to its button; opened again, it has forgotten the words", async () => {
  await open();
  await paste("escrow");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button()).toHaveFocus();
  await userEvent.click(button());
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});
