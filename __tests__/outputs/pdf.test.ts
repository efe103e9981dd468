import { papersArePrinted, pdfPrinter, reproducible } from "../../src/outputs/pdf";

const pdf = (moment: string) =>
  Buffer.from(
    `%PDF-1.4\n\xe2\xe3\n/CreationDate (D:${moment}+00'00')\n/ModDate (D:${moment}+00'00')>>\nxref`,
    "latin1",
  );

test("the time of printing gives way to the day of the paper's last change, in both places", () => {
  const dated = reproducible(pdf("20261121134507"), "2026-11-20").toString("latin1");
  expect(dated.match(/D:\d{14}/g)).toEqual(["D:20261120000000", "D:20261120000000"]);
});

test("papers printed at different times are the same to the byte, and keep their length", () => {
  const [one, two] = [pdf("20261121134507"), pdf("20270101000001")];
  expect(reproducible(one, "2026-11-20")).toEqual(reproducible(two, "2026-11-20"));
  expect(reproducible(one, "2026-11-20")).toHaveLength(one.length);
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

describe("where papers cannot be printed", () => {
  const environment = process.env;
  afterEach(() => {
    process.env = environment;
  });

  test.each([
    ["CHROME_PATH", "/nowhere/chrome", "CHROME_PATH names /nowhere/chrome, which does not exist."],
    ["PAPERS_PDF", "off", "The setting PAPERS_PDF is off."],
  ])("%s=%s is the reason that is given", async (name, value, reason) => {
    process.env = { NODE_ENV: "production", [name]: value };
    await expect(pdfPrinter()).rejects.toThrow(reason);
    expect(await papersArePrinted()).toBe(false);
  });
});
