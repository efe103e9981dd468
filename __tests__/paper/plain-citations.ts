/** Works and papers are cited plainly: in a style, that takes longer than to read a short paper. Imported first. */
jest.mock("../../src/content/cite-paper", () => ({
  citePaper: () => ({ bibtex: "@techreport{}", csl: "[]", apa: "In APA style.", plain: "In plain words." }),
}));

jest.mock("../../src/content/bibliography", () => ({
  ...jest.requireActual("../../src/content/bibliography"),
  formatReference: ({ title }: { title: string }) => title,
}));
