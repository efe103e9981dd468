import { findPdfPrinter, shouldPrintPapers } from "../../src/outputs/pdf";

test("with PAPERS_PDF=off papers are not printed, and the error gives that reason", async () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "production", PAPERS_PDF: "off" });
  await expect(findPdfPrinter()).rejects.toThrow("The setting PAPERS_PDF is off.");
  expect(await shouldPrintPapers()).toBe(false);
});

test("gatsby develop prints no papers", async () => {
  jest.replaceProperty(process, "env", { NODE_ENV: "development", CHROME_PATH: process.execPath });
  expect(await shouldPrintPapers()).toBe(false);
});
