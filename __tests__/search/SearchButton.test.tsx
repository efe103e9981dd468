/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { SearchButton } from "../../src/search/SearchButton";

jest.mock("../../src/search/SearchDialog", () => ({ SearchDialog: () => <p>The search</p> }));

test.each<[string, boolean, KeyboardEventInit]>([
  ["Control+K", true, { key: "k", ctrlKey: true }],
  ["Command+K", true, { key: "k", metaKey: true }],
  ["Control+K with Caps Lock", true, { key: "K", ctrlKey: true }],
  ["a letter alone, which dictation types,", false, { key: "k" }],
  ["another letter with Control", false, { key: "l", ctrlKey: true }],
  ["Control+Shift+K, the console of Firefox,", false, { key: "K", ctrlKey: true, shiftKey: true }],
  ["AltGr+K, which types a letter on some keyboards,", false, { key: "k", ctrlKey: true, altKey: true }],
])("%s opens the search instead of what the browser would do: %s", (_keys, opens, key) => {
  render(<SearchButton />);
  const isLeftToBrowser = fireEvent.keyDown(document.body, key);
  expect(isLeftToBrowser).toBe(!opens);
  expect(screen.queryAllByText("The search")).toHaveLength(opens ? 1 : 0);
});
