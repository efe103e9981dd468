/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Glossary } from "../../src/glossary/Glossary";

const pop = { slug: "pop", shortTitle: "PoP" };
const agfi = { slug: "agfi", shortTitle: "AgFi" };

const TERMS = [
  { slug: "appeal-window", term: "Appeal window", definition: "Time to appeal.", papers: [pop] },
  { slug: "attestation", term: "Attestation", definition: "Signed evidence of code.", papers: [] },
  {
    slug: "force-inclusion",
    term: "Force inclusion",
    definition: "A way past a sequencer.",
    papers: [pop, agfi],
  },
];

/** What is shown of the terms. */
const shown = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const letters = () =>
  within(screen.getByRole("navigation", { name: "Letters" }))
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
const filter = () => screen.getByRole("searchbox", { name: "Filter the terms" });

beforeEach(() => {
  window.history.replaceState(null, "", "/glossary");
  render(<Glossary title="Glossary" lead="Terms." terms={TERMS} />);
});

test("each letter that begins a term leads to its terms, and no other is there", () => {
  expect(letters()).toEqual([
    ["A", "#letter-a"],
    ["F", "#letter-f"],
  ]);
  const region = screen.getByRole("region", { name: "A" });
  expect(within(region).getAllByRole("heading", { level: 3 })).toHaveLength(2);
  expect(document.getElementById("letter-f")).toHaveTextContent("F");
});

test("a term leads to where each paper that uses it does so first", () => {
  const links = within(screen.getByRole("region", { name: "F" })).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/litepapers/pop#use-force-inclusion",
    "/litepapers/agfi#use-force-inclusion",
  ]);
});

test.each([
  ["sequ", ["Force inclusion"]],
  ["Force-inc", ["Force inclusion"]],
  ["appeal time", ["Appeal window"]],
  ["a", ["Appeal window", "Attestation", "Force inclusion"]],
  ["peal", []],
])("“%s” leaves the terms that have words which begin so", async (words, left) => {
  await userEvent.type(filter(), words);
  expect(shown()).toEqual(left);
  expect(screen.getByRole("status")).toHaveTextContent(`${left.length} of 3 terms`);
  expect(letters().map(([letter]) => letter)).toEqual([...new Set(left.map((term) => term.charAt(0)))]);
});

test("with nothing typed all are there, and nothing is counted", async () => {
  await userEvent.type(filter(), "sequ");
  await userEvent.clear(filter());
  expect(shown()).toHaveLength(3);
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

test("a link to a term that is filtered away shows all, and goes there", async () => {
  const scroll = jest.fn();
  Element.prototype.scrollIntoView = scroll;
  await userEvent.type(filter(), "sequ");
  const goTo = (address: string) => {
    window.history.replaceState(null, "", address);
    act(() => {
      window.dispatchEvent(new HashChangeEvent("hashchange"));
    });
  };
  goTo("#force-inclusion");
  expect(shown()).toEqual(["Force inclusion"]);
  goTo("#attestation");
  expect(shown()).toHaveLength(3);
  expect(scroll.mock.contexts).toEqual([document.getElementById("attestation")]);
});
