/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ThemeSwitch } from "../../src/components/ThemeSwitch";

// `__tests__/browser/theme.spec.ts` tests what a theme looks like.
test.each(["storage", "pageshow"])("a theme that another tab has stored is applied at %s", (type) => {
  render(<ThemeSwitch />);
  for (const theme of ["dark", "light"]) {
    localStorage.setItem("theme", theme);
    window.dispatchEvent(new Event(type));
    expect(document.documentElement.dataset.theme).toBe(theme);
    expect(screen.getByRole<HTMLInputElement>("radio", { checked: true }).value).toBe(theme);
  }
});
