/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "../../src/ui/SiteHeader";

jest.mock("../../src/ui/ThemeSwitch", () => ({ ThemeSwitch: () => null }));

test("the logo, an image beside the product's name, leads to the site's root", () => {
  render(<SiteHeader back={false} />);
  const logo = screen.getByRole("link", { name: "HyperAgent, home" });
  expect(logo).toHaveAttribute("href", "/");
  expect(logo.querySelector("svg, img")).not.toBeNull();
  expect(logo).toHaveTextContent("HyperAgent");
});

test.each([true, false])(
  "the bar leads to the litepapers, the waitlist's field and GitHub (on a paper: %s)",
  (back) => {
    render(<SiteHeader back={back} />);
    const links = within(screen.getByRole("navigation", { name: "Site" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...(back ? ["/"] : []),
      "/#litepapers",
      "/#waitlist-email",
      "https://github.com/hyperagentio",
    ]);
    expect(links.filter((link) => link.textContent?.trim() === "Home")).toHaveLength(back ? 1 : 0);
    expect(screen.getByRole("link", { name: "Join the waitlist" })).toBeInTheDocument();
  },
);
