/** @jest-environment jsdom */
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SearchButton } from "../../src/search/SearchButton";
import { searchSite } from "../../src/search/search";

jest.mock("../../src/search/search", () => ({
  ...jest.requireActual("../../src/search/search"),
  searchSite: jest.fn(),
}));
const searchSiteMock = jest.mocked(searchSite);

const createHit = (url: string, page: string, title: string, sentence: string) => ({
  url,
  page,
  title,
  sentence,
});
const ONE = [
  createHit("/questions#who-judges", "Questions", "Who judges?", "A machine <mark>decides.</mark>"),
];
const THREE = [
  createHit("/questions#escrow", "Questions", "Is it escrow?", "Yes."),
  createHit("/questions#why", "Questions", "Why?", "<mark>Escrow.</mark>"),
  createHit("/litepapers/pop#escrow", "The first paper", "Escrow", "An <mark>escrow</mark> holds <b>money."),
];

const button = () => screen.getByRole("button", { name: "Search" });
const field = () => screen.getByRole("textbox");
const links = () => screen.queryAllByRole("link");
const waitForStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(text));

beforeEach(() => {
  mockDialogs();
  searchSiteMock.mockReset().mockResolvedValue(THREE);
  // jsdom goes to places on the page that is open, and nowhere else.
  window.history.replaceState(null, "", "/questions");
});

async function paste(words: string) {
  await userEvent.clear(field());
  await userEvent.paste(words);
}

/** Opens the search, and waits for the results for some words if there are any. */
async function openSearch(words?: string, status = "3 results") {
  render(<SearchButton />);
  await userEvent.click(button());
  if (words === undefined) return;
  await paste(words);
  await waitForStatus(status);
}

/** Holds the answer of the next search back, and returns a function that gives it. */
function holdAnswer() {
  let resolveAnswer = (_found: typeof ONE) => {};
  searchSiteMock.mockReturnValueOnce(new Promise((resolve) => (resolveAnswer = resolve)));
  return (found: typeof ONE) => act(async () => resolveAnswer(found));
}

test("results stand below the titles of their pages, and the status counts them", async () => {
  await openSearch();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await userEvent.type(field(), "escrow");
  await waitForStatus("3 results for “escrow”");
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

test("where the index does not load, the status says so, and what to do", async () => {
  searchSiteMock.mockRejectedValueOnce(new Error("no index"));
  await openSearch("escrow", "The search could not be loaded. Reload the page to try again.");
});

test("of two searches at once only the later one is shown, whichever is answered first", async () => {
  await openSearch();
  const answerEarlier = holdAnswer();
  await paste("decide");
  await waitForStatus("Searching…");
  await paste("escrow");
  await waitForStatus("3 results for “escrow”");
  await answerEarlier(ONE);
  await waitForStatus("3 results for “escrow”");
  const answerTooLate = holdAnswer();
  await paste("decide");
  await userEvent.clear(field());
  await answerTooLate(ONE);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  expect(links()).toEqual([]);
});

test("Enter opens the first result once it comes, and closes the search", async () => {
  searchSiteMock.mockResolvedValue(ONE);
  await openSearch();
  await userEvent.type(field(), "decide{Enter}");
  await waitFor(() => expect(window.location.hash).toBe("#who-judges"));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("Enter opens nothing where nothing is found", async () => {
  searchSiteMock.mockResolvedValue([]);
  await openSearch();
  await userEvent.type(field(), "zzyzx{Enter}");
  await waitForStatus("Nothing found for “zzyzx”");
  expect(window.location.hash).toBe("");
  expect(field()).toHaveFocus();
  expect(links()).toEqual([]);
});

test("Escape calls off an Enter that is still waiting for its result", async () => {
  searchSiteMock.mockResolvedValue(ONE);
  await openSearch("decide", "1 result");
  const answerLater = holdAnswer();
  await userEvent.keyboard("{Enter}{Escape}");
  await answerLater(ONE);
  expect(window.location.hash).toBe("");
});

test("Escape closes the search and focuses its button, and the next search begins empty", async () => {
  await openSearch("escrow");
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(button()).toHaveFocus();
  await userEvent.click(button());
  expect(field()).toHaveValue("");
  expect(field()).toHaveFocus();
});

/**
 * Adds the methods of dialogs that jsdom lacks (https://github.com/jsdom/jsdom/issues/3294). As in browsers, Escape closes a
 * dialog, which returns the focus and queues its close event.
 */
function mockDialogs(): void {
  const previousFocus = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function () {
    previousFocus.set(this, document.activeElement);
    this.open = true;
    this.addEventListener("keydown", ({ key }) => key === "Escape" && this.close());
    this.querySelector<HTMLElement>("button, input")?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    const element = previousFocus.get(this);
    if (element instanceof HTMLElement) element.focus();
    setTimeout(() => this.dispatchEvent(new Event("close")));
  };
}
