import { withAuthor } from "../../src/gatsby/pdf-author";

const FACTS = "1 0 obj\n<</Title (A)\n/ModDate (D:20261121000000+00'00')>>\nendobj\n";
const PDF = Buffer.from(
  `%PDF-1.4\n\xe2\xe3\n${FACTS}xref\n0 2\ntrailer\n<</Size 2\n/Root 9 0 R\n/Info 1 0 R>>\nstartxref\n99\n%%EOF\n`,
  "latin1",
);

test("the author is added at the end of the file, where the new table of offsets leads to the facts", () => {
  const text = withAuthor(PDF, "Zoë").toString("latin1");
  expect(text.startsWith(PDF.toString("latin1"))).toBe(true);
  const [, table] = /startxref\n(\d+)\n%%EOF\n$/.exec(text) ?? [];
  const [, offset] = /^xref\n1 1\n(\d{10}) 00000 n \ntrailer\n/.exec(text.slice(Number(table))) ?? [];
  expect(text.slice(Number(offset))).toMatch(
    /^1 0 obj\n<<\/Title \(A\)\n\/ModDate [^\n]*\n\/Author <FEFF005A006F00EB>>>\nendobj\n/,
  );
  expect(text.slice(Number(table))).toContain("/Root 9 0 R\n/Info 1 0 R\n/Prev 99>>");
});

test("what Chromium has not written is refused, and said so", () => {
  expect(() => withAuthor(Buffer.from("%PDF-1.7\n"), "A")).toThrow("its trailer or its facts were not found");
});
