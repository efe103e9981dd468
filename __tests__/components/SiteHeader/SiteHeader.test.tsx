/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "../../../src/components/SiteHeader/SiteHeader";

jest.mock("../../../src/components/ThemeSwitch/ThemeSwitch", () => ({ ThemeSwitch: () => null }));

test("the logo, an image beside the product's name, leads to the site's root", () => {
  render(<SiteHeader back={false} />);
  const logo = screen.getByRole("link", { name: "HyperAgent, home" });
  expect(logo).toHaveAttribute("href", "/");
  expect(logo.querySelector("svg, img")).not.toBeNull();
  expect(logo).toHaveTextContent("HyperAgent");
});

test("the bar leads to the litepapers and to GitHub from every page", () => {
  render(<SiteHeader back={false} />);
  const navigation = screen.getByRole("navigation", { name: "Site" });
  expect(within(navigation).getByRole("link", { name: "Litepapers" })).toHaveAttribute(
    "href",
    "/#litepapers",
  );
  expect(within(navigation).getByRole("link", { name: "GitHub" })).toHaveAttribute(
    "href",
    "https://github.com/hyperagentio",
  );
});

test.each([true, false])("the bar leads to the waitlist's field (on a paper: %s)", (back) => {
  render(<SiteHeader back={back} />);
  const navigation = screen.getByRole("navigation", { name: "Site" });
  expect(within(navigation).getByRole("link", { name: "Join the waitlist" })).toHaveAttribute(
    "href",
    "/#waitlist-email",
  );
});

test("on a paper there is a labelled way back to the landing page", () => {
  render(<SiteHeader back />);
  expect(screen.getByRole("link", { name: "Home" })).toHaveAttribute("href", "/");
});

test("on the landing page there is no way back", () => {
  render(<SiteHeader back={false} />);
  expect(screen.queryByRole("link", { name: "Home" })).toBeNull();
});
