import { site } from "../../src/lib/site";
import { citePaper } from "../../src/markdown/cite-paper";

const paper = {
  slug: "pop",
  title: "Proof of Performance",
  subtitle: "Settling work",
  version: "0.1",
  dateModified: "2026-11-20",
};
const url = `${site.url}/litepapers/pop`;

test("BibTeX has a report with a key, the paper's fields once each, and the month alone", () => {
  const { bibtex } = citePaper(paper);
  expect(bibtex).toMatch(/^@techreport\{[A-Za-z0-9-]+,\n/);
  const fields = [...bibtex.matchAll(/^\s*(\w+) = /gm)].map(([, name]) => name);
  expect([...fields].sort()).toEqual(["author", "month", "number", "title", "type", "url", "year"]);
  expect(bibtex).toContain(`author = {{${site.name}}}`);
  expect(bibtex).toContain(`url = {${url}}`);
  expect(bibtex).toContain("year = {2026}");
  expect(bibtex).toContain("month = {11}");
  expect(bibtex.split("{").length).toBe(bibtex.split("}").length);
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
