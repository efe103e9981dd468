import { attributes, render, rendered, texts } from "./writing";

/** Each citation of a text: its work, the work's number, which citation of the work it is, and for what. */
const cite = (text: string) =>
  rendered(text).parts.citations.map(({ key, number, occurrence, claim }) => [
    key,
    number,
    occurrence,
    claim,
  ]);

test("works are numbered from 1 in order of first use, and keep their number", () => {
  expect(cite("One [@kleros]. Two [@erc-4337; @kleros].\n\n- Three [@erc-4337]\n")).toEqual([
    ["kleros", 1, 1, null],
    ["erc-4337", 2, 1, null],
    ["kleros", 1, 2, null],
    ["erc-4337", 2, 2, null],
  ]);
});

test("what a work is cited for stands behind a comma, for each citation by itself", () => {
  const text =
    "One [@kleros, a court, by lot]. Two [@erc-4337;@kleros,\nits  fees ].\n\n- Three [@kleros].\n";
  expect(cite(text)).toEqual([
    ["kleros", 1, 1, "a court, by lot"],
    ["erc-4337", 2, 1, null],
    ["kleros", 1, 2, "its fees"],
    ["kleros", 1, 3, null],
  ]);
});

describe("in the page", () => {
  const text = "One [@sybil-attack; @kleros].\n\nTwo [@kleros].\n";

  test("a citation is a bracketed number that leads to its work", () => {
    const page = render(text);
    expect(texts(page, ".citation")).toEqual(["[1, 2]", "[2]"]);
    expect(attributes(page, ".citation a", "href")).toEqual([
      "#reference-sybil-attack",
      "#reference-kleros",
      "#reference-kleros",
    ]);
    expect(attributes(page, ".citation a", "role")).toEqual([
      "doc-biblioref",
      "doc-biblioref",
      "doc-biblioref",
    ]);
  });

  test("the works stand at the end in the order of their numbers, and lead back to each citation", () => {
    const page = render(text);
    expect(attributes(page, "[role=doc-bibliography] > details > ol > li", "id")).toEqual([
      "reference-sybil-attack",
      "reference-kleros",
    ]);
    expect(texts(page, "[role=doc-bibliography] summary > h2")).toEqual(["References"]);
    expect(texts(page, "#reference-sybil-attack i")).toEqual(["Sybil"]);
    expect(attributes(page, "#reference-kleros [role=doc-backlink]", "href")).toEqual([
      "#cite-kleros-1",
      "#cite-kleros-2",
    ]);
    expect(attributes(page, ".citation a", "id")).toEqual([
      "cite-sybil-attack-1",
      "cite-kleros-1",
      "cite-kleros-2",
    ]);
  });

  test("a link back says what the work is cited for, or else which citation it leads to", () => {
    const page = render("One [@kleros, a court]. Two [@kleros].");
    expect(texts(page, "#reference-kleros [role=doc-backlink]")).toEqual(["a court", "↩2"]);
    expect(attributes(page, "#reference-kleros [role=doc-backlink]", "ariaLabel")).toEqual([
      "",
      "Back to citation 2",
    ]);
    expect(texts(page, ".citation")).toEqual(["[1]", "[1]"]);
  });

  test("what a note cites is numbered where the note is read, not where its text was written", () => {
    const page = render("One.[^n]\n\nTwo [@kleros].\n\n[^n]: See [@sybil-attack].\n");
    expect(texts(page, ".citation")).toEqual(["[1]", "[2]"]);
    expect(attributes(page, ".citation a", "dataCite")).toEqual(["sybil-attack", "kleros"]);
  });
});
