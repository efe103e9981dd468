/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "../../src/frame/SiteHeader";

jest.mock("../../src/components/ThemeSwitch", () => ({ ThemeSwitch: () => null }));

test.each([
  ["/questions", true],
  ["/", false],
  ["/404", false],
])("the bar of %s leads to all that the site has, in one order (with a way back: %s)", (path, back) => {
  render(<SiteHeader path={path} />);
  const list = within(screen.getByRole("navigation", { name: "Site" })).getByRole("list");
  const links = within(list).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    ...(back ? ["/"] : []),
    "/demo",
    "/#litepapers",
    "/questions",
    "/#waitlist-email",
    "https://github.com/hyperagentio",
  ]);
  expect(links.filter((link) => link.textContent?.trim() === "Home")).toHaveLength(back ? 1 : 0);
  expect(screen.getByRole("link", { name: "Join the waitlist" })).toBeInTheDocument();
});
