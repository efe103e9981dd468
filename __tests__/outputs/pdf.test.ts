import { findPdfPrinter, shouldPrintPapers } from "../../src/outputs/pdf";

test("where a setting forbids it papers are not printed, and that is the reason that is given", async () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", PAPERS_PDF: "off" });
  await expect(findPdfPrinter()).rejects.toThrow("The setting PAPERS_PDF is off.");
  expect(await shouldPrintPapers()).toBe(false);
});

test("while developing papers are not printed, so that no page links to a PDF", async () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "development", CHROME_PATH: process.execPath });
  expect(await shouldPrintPapers()).toBe(false);
});
