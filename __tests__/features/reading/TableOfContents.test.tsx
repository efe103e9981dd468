/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { TableOfContents } from "../../../src/features/reading/TableOfContents";
import { stubResizeObserver } from "../../ui/resize-observer";

const SECTIONS = [
  { id: "abstract", titleHtml: "Abstract" },
  { id: "dispute-resolution", titleHtml: "<em>Dispute</em> resolution" },
  { id: "conclusion", titleHtml: "Conclusion" },
];

/** Where each heading stands on the page, in px. */
const HEIGHTS: Record<string, number> = { abstract: 300, "dispute-resolution": 1000, conclusion: 2000 };

let scrollY = 0;

beforeEach(() => {
  stubResizeObserver();
  scrollY = 0;
  Object.defineProperty(window, "scrollY", { configurable: true, get: () => scrollY });
  jest.spyOn(window, "requestAnimationFrame").mockImplementation((callback) => {
    callback(0);
    return 0;
  });
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return { top: (HEIGHTS[this.id] ?? 0) - scrollY } as DOMRect;
  });
});

afterEach(() => jest.restoreAllMocks());

function scrollTo(to: number): void {
  scrollY = to;
  fireEvent.scroll(window);
}

function open() {
  return render(
    <>
      <TableOfContents sections={SECTIONS} />
      {SECTIONS.map(({ id }) => (
        <h2 key={id} id={id}>
          {id}
        </h2>
      ))}
    </>,
  );
}

const navigations = () => screen.getAllByRole("navigation", { name: /^Contents/ });
const sidebar = () => navigations()[0] as HTMLElement;
const menu = () => navigations()[1] as HTMLElement;
const details = () => menu().querySelector("details") as HTMLDetailsElement;
const summary = () => menu().querySelector("summary") as HTMLElement;
const marked = (navigation: HTMLElement) =>
  [...navigation.querySelectorAll('[aria-current="location"]')].map((link) => link.textContent);

test("it is two labelled lists of the same links, a sidebar and a menu", () => {
  open();
  expect(navigations()).toHaveLength(2);
  for (const navigation of navigations()) {
    const links = [...navigation.querySelectorAll("a")];
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Abstract", "#abstract"],
      ["Dispute resolution", "#dispute-resolution"],
      ["Conclusion", "#conclusion"],
    ]);
  }
  expect(menu().querySelector("details")).not.toHaveAttribute("open");
});

test("the section being read is marked in both, once, and named by the closed menu", () => {
  open();
  expect(marked(sidebar())).toEqual(["Abstract"]);
  scrollTo(900);
  expect(marked(sidebar())).toEqual(["Dispute resolution"]);
  expect(marked(menu())).toEqual(["Dispute resolution"]);
  expect(summary()).toHaveTextContent(/Contents\s*Dispute resolution/);
});

describe("the menu", () => {
  async function openMenu(): Promise<void> {
    open();
    await userEvent.click(summary());
    if (!details().open) act(() => details().setAttribute("open", ""));
  }

  test("closes when an entry is chosen", async () => {
    await openMenu();
    await userEvent.click(within(menu()).getByText("Conclusion"));
    expect(details()).not.toHaveAttribute("open");
  });

  test("closes on Escape, and gives the focus back to its button", async () => {
    await openMenu();
    within(menu()).getByText("Abstract", { selector: "a" }).focus();
    await userEvent.keyboard("{Escape}");
    expect(details()).not.toHaveAttribute("open");
    expect(summary()).toHaveFocus();
  });

  test("closes on a press outside it, not on one inside", async () => {
    await openMenu();
    fireEvent.pointerDown(within(menu()).getByRole("list"));
    expect(details()).toHaveAttribute("open");
    fireEvent.pointerDown(document.body);
    expect(details()).not.toHaveAttribute("open");
  });
});
