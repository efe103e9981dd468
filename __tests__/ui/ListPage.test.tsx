/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { ListEntry, ListPage } from "../../src/ui/ListPage";

jest.mock("../../src/ui/SiteHeader", () => ({ SiteHeader: () => null }));
jest.mock("../../src/ui/SiteFooter", () => ({ SiteFooter: () => null }));

beforeEach(() => {
  render(
    <ListPage title="Glossary" lead="Each term, defined once." head={null} papers={[]}>
      <ListEntry id="escrow" name={<dfn>Escrow</dfn>} text="Held until the outcome.">
        <a href="/litepapers/pop">PoP</a>
      </ListEntry>
    </ListPage>,
  );
});

test("has its title as the page's heading, and says below it what it is", () => {
  const title = screen.getByRole("heading", { level: 1 });
  expect(title).toHaveTextContent("Glossary");
  expect(title.nextElementSibling).toHaveTextContent("Each term, defined once.");
});

test("an entry is a region with the name of its heading, which can be addressed", () => {
  const entry = screen.getByRole("region", { name: "Escrow" });
  expect(within(entry).getByRole("heading", { level: 2 })).toHaveAttribute("id", "escrow");
  expect(entry).toHaveTextContent("Held until the outcome.");
});
