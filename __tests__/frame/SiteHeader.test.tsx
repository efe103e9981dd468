/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "../../src/frame/SiteHeader";

jest.mock("../../src/components/ThemeSwitch", () => ({ ThemeSwitch: () => null }));

test.each([
  ["/questions", true],
  ["/", false],
  ["/404", false],
])(
  "the header of %s links to the parts of the site in order (first to the landing page: %s)",
  (path, hasHomeLink) => {
    render(<SiteHeader path={path} />);
    const list = within(screen.getByRole("navigation", { name: "Site" })).getByRole("list");
    const links = within(list).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      ...(hasHomeLink ? ["/"] : []),
      "/demo",
      "/#litepapers",
      "/questions",
      "/#waitlist-email",
      "https://github.com/hyperagentio",
    ]);
    expect(links.filter((link) => link.textContent?.trim() === "Home")).toHaveLength(hasHomeLink ? 1 : 0);
    expect(screen.getByRole("link", { name: "Join the waitlist" })).toBeInTheDocument();
  },
);
