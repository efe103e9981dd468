/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { ThemeSwitch } from "../../src/components/ThemeSwitch";

// `__tests__/browser/theme.spec.ts` tests what a theme looks like.
test("a theme that another page has stored is applied when the browser goes back to this one", () => {
  render(<ThemeSwitch />);
  for (const theme of ["dark", "light"]) {
    localStorage.setItem("theme", theme);
    act(() => void window.dispatchEvent(new Event("pageshow")));
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(screen.getByRole("button").getAttribute("aria-label")?.toLowerCase()).toBe(`theme: ${theme}`);
  }
});

test("each press shows and stores the next theme, and after the last the device's", () => {
  localStorage.clear();
  render(<ThemeSwitch />);
  const button = screen.getByRole("button");
  for (const [name, stored] of [
    ["Theme: Light", "light"],
    ["Theme: Dark", "dark"],
    ["Theme: System", null],
  ]) {
    fireEvent.click(button);
    expect([button.getAttribute("aria-label"), localStorage.getItem("theme")]).toEqual([name, stored]);
    expect(document.documentElement.dataset.theme ?? null).toBe(stored);
  }
});
