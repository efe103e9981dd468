/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SiteFooter } from "../../../src/components/SiteFooter/SiteFooter";
import { footerColumns } from "../../../src/lib/copy/footer";

test("there are three columns of links, and the social links", () => {
  render(<SiteFooter />);
  const footer = screen.getByRole("contentinfo");
  expect(
    within(footer)
      .getAllByRole("navigation")
      .map((navigation) => navigation.getAttribute("aria-label")),
  ).toEqual(["Product", "Resources", "Company", "Social"]);
  for (const { title, links } of footerColumns) {
    const column = screen.getByRole("navigation", { name: title });
    expect(
      within(column)
        .getAllByRole("listitem")
        .map((item) => item.textContent),
    ).toEqual(links.map(({ label }) => label));
  }
});

test("a placeholder shows its label and is no link", () => {
  render(<SiteFooter />);
  for (const title of ["Product", "Resources", "Company"]) {
    expect(within(screen.getByRole("navigation", { name: title })).queryAllByRole("link")).toEqual([]);
  }
  expect(screen.getByText("LinkedIn").closest("a")).toBeNull();
});

test("the social links lead to the product's X page and GitHub page", () => {
  render(<SiteFooter />);
  expect(screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["X", "https://x.com/hyperagent"],
    ["GitHub", "https://github.com/hyperagent"],
  ]);
});

test("the tab key reaches the two links and nothing else", async () => {
  render(<SiteFooter />);
  const reached: (string | null)[] = [];
  for (let presses = 0; presses < 3; presses += 1) {
    await userEvent.tab();
    reached.push(
      document.activeElement === document.body ? null : (document.activeElement?.textContent ?? ""),
    );
  }
  expect(reached).toEqual(["X", "GitHub", null]);
});

test("the copyright line carries the current year", () => {
  jest.useFakeTimers({ now: new Date("2031-06-01") });
  render(<SiteFooter />);
  jest.useRealTimers();
  expect(screen.getByRole("contentinfo")).toHaveTextContent("© 2031 HyperAgent");
});
