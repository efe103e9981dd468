/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "../../src/frame/SiteHeader";

jest.mock("../../src/components/ThemeSwitch", () => ({ ThemeSwitch: () => null }));

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
