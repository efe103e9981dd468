/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { SiteHeader } from "../../src/frame/SiteHeader";

test.each([
  ["/questions", ["/"]],
  ["/", []],
  ["/404", []],
])("the header of %s links to the parts of the site in order, and first to %j", (path, first) => {
  render(<SiteHeader path={path} />);
  const hrefs = within(screen.getByRole("navigation", { name: "Site" }))
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));
  const others = [
    "/demo",
    "/#litepapers",
    "/questions",
    "/#waitlist-email",
    "https://github.com/hyperagentio",
  ];
  expect(hrefs).toEqual([...first, ...others]);
  expect(screen.queryAllByRole("link", { name: "Home" })).toHaveLength(first.length);
});
