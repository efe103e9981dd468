import { citePaper } from "../../src/content/cite-paper";
import { site } from "../../src/site/site";

const paper = {
  slug: "pop",
  title: "Proof of Performance",
  subtitle: "Settling work",
  version: "0.1",
  dateModified: "2026-11-20",
};
const url = `${site.url}/litepapers/pop/v/0-1`;

test("each paper has a key of its own in BibTeX, also beside one whose title begins as its own", () => {
  const keyOf = (slug: string) => /^@techreport\{(\S+),\n/.exec(citePaper({ ...paper, slug }).bibtex)?.[1];
  expect(["pop", "pop-next", "popnext"].map(keyOf)).toEqual([
    "hyperagent_pop",
    "hyperagent_pop_next",
    "hyperagent_popnext",
  ]);
});

test("BibTeX has a report with the paper's fields once each, and the month alone", () => {
  const { bibtex } = citePaper(paper);
  const fields = [...bibtex.matchAll(/^\s*(\w+) = /gm)].map(([, name]) => name);
  expect([...fields].sort()).toEqual(
    "author copyright institution month number title type url year".split(" "),
  );
  expect(bibtex).toContain(`author = {{${site.name}}}`);
  expect(bibtex).toContain(`institution = {${site.name}}`);
  expect(bibtex).toContain(`copyright = {${site.licence.name}}`);
  expect(bibtex).toContain(`url = {${url}}`);
  expect(bibtex).toContain("year = {2026}");
  expect(bibtex).toContain("month = {11}");
  expect(bibtex.split("{").length).toBe(bibtex.split("}").length);
});

test("CSL-JSON has the same work to the day, with its publisher and licence", () => {
  expect(JSON.parse(citePaper(paper).csl)).toEqual([
    expect.objectContaining({
      id: "hyperagent_pop",
      type: "report",
      publisher: site.name,
      issued: { "date-parts": [[2026, 11, 20]] },
      number: "version 0.1",
      URL: url,
      note: `Licence: MIT, ${site.licence.url}`,
    }),
  ]);
});

test("APA and the plain sentence name author, year or date, title, version and address", () => {
  const { apa, plain } = citePaper(paper);
  expect(apa).toBe(
    `${site.name}. (2026). Proof of Performance: Settling work (Litepaper Version 0.1). ${url}`,
  );
  expect(plain).toBe(
    `${site.name}, “Proof of Performance: Settling work”, litepaper, version 0.1, 2026-11-20, ${url}`,
  );
});

test("a draft, which no address keeps, is cited at its own", () => {
  const { plain } = citePaper({ ...paper, version: "0.1, draft" });
  expect(plain).toContain(`version 0.1, draft, 2026-11-20, ${site.url}/litepapers/pop`);
  expect(plain).not.toContain("/v/");
});
