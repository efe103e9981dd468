import { papersArePrinted, pdfPrinter, reproducible } from "../../src/outputs/pdf";

const pdf = (moment: string) =>
  Buffer.from(
    `%PDF-1.4\n\xe2\xe3\n/CreationDate (D:${moment}+00'00')\n/ModDate (D:${moment}+00'00')>>\nxref`,
    "latin1",
  );

test("papers printed at different times are the same to the byte, dated with the day of their last change", () => {
  const [one, two] = [pdf("20261121134507"), pdf("20270101000001")].map((printed) =>
    reproducible(printed, "2026-11-20").toString("latin1"),
  );
  expect(one?.match(/D:\d{14}/g)).toEqual(["D:20261120000000", "D:20261120000000"]);
  expect(one).toBe(two);
  expect(one).toHaveLength(pdf("20261121134507").length);
});

test("the names of nodes are numbered from zero, in their order, whatever gaps there were", () => {
  const named = (first: number) =>
    Buffer.from(
      [30, 1, 2, 30].map((step) => `/ID (node${String(first + step).padStart(8, "0")})`).join("\n"),
    );
  expect(reproducible(named(199), "2026-11-20").toString()).toBe(
    "/ID (node00000002)\n/ID (node00000000)\n/ID (node00000001)\n/ID (node00000002)",
  );
  expect(reproducible(named(7), "2026-11-20")).toEqual(reproducible(named(99_999), "2026-11-20"));
});

test("where a setting forbids it papers are not printed, and that is the reason that is given", async () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", PAPERS_PDF: "off" });
  await expect(pdfPrinter()).rejects.toThrow("The setting PAPERS_PDF is off.");
  expect(await papersArePrinted()).toBe(false);
});
