import { formatReference, parseBibliography } from "../../src/content/bibliography";
import { places, problemsOf } from "../paper/writing";

const PATH = "content/references.json";
const problemsIn = (source: string) => problemsOf(() => parseBibliography(source, PATH));

const WORK = { id: "sybil-attack", type: "paper-conference", title: "The Sybil Attack" };

test("takes works in CSL-JSON and keeps fields that it does not know", () => {
  const work = {
    ...WORK,
    DOI: "10.1007/3-540-45748-8_24",
    author: [{ family: "Douceur", given: "John R." }],
  };
  expect(parseBibliography(JSON.stringify([work]), PATH)).toEqual(new Map([["sybil-attack", work]]));
});

test("refuses what is not a list", () => {
  expect(places(problemsIn("{}"))).toEqual(["1:1 The bibliography is not a list."]);
});

test.each([
  [{ ...WORK, id: "Sybil Attack" }, "id must be lower-case words joined by hyphens"],
  [{ ...WORK, title: undefined }, "title Invalid input: expected string, received undefined"],
  [{ ...WORK, URL: "eips.ethereum.org" }, "URL Invalid URL"],
  [{ ...WORK, language: "French" }, "language must be a language tag such as fr"],
])("shows a malformed work (%j) at its id", (work, reason) => {
  const problems = problemsIn(JSON.stringify([{ ...WORK, id: "first" }, work], null, 2));
  expect(places(problems)[0]).toContain(`8:5 The work "${work.id}" is malformed: ${reason}`);
  expect(problems[0]?.advice).toContain("CSL-JSON");
});

test.each([
  ["without an id", '[\n  {"type": "book", "title": "A"}\n]', "2:3 The work null is malformed"],
  ["of a compact export", '[{"type":"book","id":"A B","title":"A"}]', '1:17 The work "A B" is malformed'],
  [
    "whose id stands in another's words",
    '[{"id":"a","type":"book","title":"A","note":"\\"id\\": \\"b\\""},\n{"id":"b"}]',
    '2:2 The work "b"',
  ],
])("shows a work %s where it stands", (_what, source, place) => {
  expect(places(problemsIn(source))).toEqual([expect.stringContaining(place)]);
});

test("shows every work that is malformed, and every key that is used again", () => {
  const works = [WORK, { ...WORK, type: 3 }, { ...WORK, id: "other", title: "" }, WORK, WORK];
  expect(places(problemsIn(JSON.stringify(works, null, 2))).map((place) => place.split(" ")[0])).toEqual([
    "8:5",
    "13:5",
    "18:5",
    "23:5",
  ]);
});

test("formats a work in APA style as one line of HTML, with its address as a link", () => {
  const html = formatReference({
    ...WORK,
    author: [{ family: "Douceur", given: "John R." }],
    issued: { "date-parts": [[2002]] },
    URL: "https://example.org/sybil",
  });
  expect(html).toMatch(/^Douceur, J\. R\. \(2002\)\. /);
  expect(html).toContain("<i>The Sybil Attack</i>");
  expect(html).toContain('<a href="https://example.org/sybil">https://example.org/sybil</a>');
  expect(html).not.toMatch(/\n|<\/?div|style=/);
});

test("a title that is not English says which language it is in, and nothing else of the reference does", () => {
  const essai = { id: "essai", type: "book", title: "Essai sur l’analyse", publisher: "Imprimerie royale" };
  expect(formatReference({ ...essai, language: "fr" })).toContain(
    '<i><span lang="fr">Essai sur l’analyse</span></i>',
  );
  expect(formatReference({ ...WORK, language: "en-GB" })).not.toContain("lang=");
  expect(formatReference(essai)).not.toContain("lang=");
});

test.each([
  ["L'analyse", '<i><span lang="fr">L’analyse</span></i>. (n.d.)'],
  ["Risque & profit", '<i><span lang="fr">Risque &#38; profit</span></i>. (n.d.)'],
  ['La "preuve" <i>P</i>', '<i><span lang="fr">La “preuve” '],
  ["Qu'est-ce?", '<i><span lang="fr">Qu’est-ce?</span></i> (n.d.)'],
])("the title %s that is not English is set as any other", (title, set) => {
  expect(formatReference({ id: "essai", type: "book", title, language: "fr" })).toContain(set);
});
