/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { SearchButton } from "../../../src/features/search/SearchButton";

jest.mock("../../../src/features/search/Search", () => ({ Search: () => <p>The search</p> }));

const search = () => screen.queryByText("The search");

/** Presses a key on the page, and says whether the browser is left to do with it what it does. */
const press = (key: KeyboardEventInit) => fireEvent.keyDown(document.body, key);

test("the button opens the search", () => {
  render(<SearchButton />);
  expect(search()).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Search" }));
  expect(search()).toBeInTheDocument();
});

test.each<[string, KeyboardEventInit]>([
  ["Control+K", { key: "k", ctrlKey: true }],
  ["Command+K", { key: "k", metaKey: true }],
  ["Control+K with Caps Lock", { key: "K", ctrlKey: true }],
])("%s opens the search, and does nothing else", (_keys, key) => {
  render(<SearchButton />);
  expect(press(key)).toBe(false);
  expect(search()).toBeInTheDocument();
});

test.each<[string, KeyboardEventInit]>([
  ["a letter alone, which dictation types,", { key: "k" }],
  ["another letter with Control", { key: "l", ctrlKey: true }],
  ["Control+Shift+K, the console of Firefox,", { key: "K", ctrlKey: true, shiftKey: true }],
  ["AltGr+K, which types a letter on some keyboards,", { key: "k", ctrlKey: true, altKey: true }],
])("%s is left to the browser", (_keys, key) => {
  render(<SearchButton />);
  expect(press(key)).toBe(true);
  expect(search()).toBeNull();
});
