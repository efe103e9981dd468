/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeSwitch } from "../../src/ui/ThemeSwitch";
import { THEME_KEY } from "../../src/ui/theme";

const root = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete root.dataset.theme;
});

const option = (name: string) => screen.getByRole("radio", { name });

test("it offers three themes by name, and begins with the system's", () => {
  render(<ThemeSwitch />);
  expect(screen.getByRole("group", { name: "Theme" })).toBeInTheDocument();
  expect(screen.getAllByRole("radio")).toHaveLength(3);
  expect(option("System")).toBeChecked();
});

test("it begins with the theme that is remembered, and shows it where another tab has chosen it since", () => {
  root.dataset.theme = "light";
  localStorage.setItem(THEME_KEY, "dark");
  render(<ThemeSwitch />);
  expect(option("Dark")).toBeChecked();
  expect(root.dataset.theme).toBe("dark");
});

test("a choice is shown and remembered", async () => {
  render(<ThemeSwitch />);
  await userEvent.click(option("Light"));
  expect(root.dataset.theme).toBe("light");
  expect(localStorage.getItem(THEME_KEY)).toBe("light");
});

test("a choice in another tab is followed, and one that is not about themes is not", () => {
  render(<ThemeSwitch />);
  localStorage.setItem(THEME_KEY, "dark");
  fireEvent(window, new StorageEvent("storage", { key: "other" }));
  expect(option("System")).toBeChecked();
  fireEvent(window, new StorageEvent("storage", { key: THEME_KEY }));
  expect(option("Dark")).toBeChecked();
  localStorage.clear();
  fireEvent(window, new StorageEvent("storage", { key: null }));
  expect(option("System")).toBeChecked();
});

test("a page that wakes from the browser's cache catches up", () => {
  render(<ThemeSwitch />);
  localStorage.setItem(THEME_KEY, "light");
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: false }));
  expect(root.dataset.theme).toBeUndefined();
  fireEvent(window, Object.assign(new Event("pageshow"), { persisted: true }));
  expect(root.dataset.theme).toBe("light");
  expect(option("Light")).toBeChecked();
});

test("System can be chosen where the page began with another theme", async () => {
  localStorage.setItem(THEME_KEY, "dark");
  root.dataset.theme = "dark";
  render(<ThemeSwitch />);
  await userEvent.click(option("System"));
  expect(root.dataset.theme).toBeUndefined();
  expect(localStorage.getItem(THEME_KEY)).toBeNull();
});
