import { citePaper } from "../../src/content/cite-paper";
import { citationTags } from "../../src/reading/citation-tags";

const paper = {
  slug: "pop",
  title: "Proof",
  subtitle: "Of work",
  version: "0.2",
  lang: "en",
  dateModified: "2026-11-21",
  pdf: "/litepapers/pop.pdf",
};

test("a paper is tagged as the work that its citation names", () => {
  const tags = Object.fromEntries(citationTags(paper));
  const { apa, bibtex } = citePaper(paper);
  expect(bibtex).toContain("@techreport");
  expect(tags.citation_technical_report_institution).toBe(tags.citation_author);
  expect(apa).toContain(tags.citation_title);
  expect(apa).toContain(tags.citation_author);
  expect(bibtex).toContain(`number = {${tags.citation_technical_report_number}}`);
  expect(apa).toContain(tags.citation_publication_date?.slice(0, 4));
});

test("the date is in Google Scholar's form, and the PDF's address absolute", () => {
  expect(citationTags(paper)).toEqual(
    expect.arrayContaining([
      ["citation_publication_date", "2026/11/21"],
      ["citation_pdf_url", "https://hyperagent.network/litepapers/pop.pdf"],
    ]),
  );
});

test("a paper without a PDF names none", () => {
  expect(citationTags({ ...paper, pdf: null }).map(([name]) => name)).not.toContain("citation_pdf_url");
});
