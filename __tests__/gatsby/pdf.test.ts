import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type PrintedPaper, type Printing, printChangedPapers, reproducible } from "../../src/gatsby/pdf";
import { openWrittenFiles } from "../../src/gatsby/written-files";

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

test("what is no date stays as it is, byte by byte", () => {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  expect(reproducible(bytes, "2026-11-20")).toEqual(bytes);
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
    jest.resetModules();
    const { papersArePrinted, pdfPrinter } = await import("../../src/gatsby/pdf");
    await expect(pdfPrinter()).rejects.toThrow(reason);
    expect(await papersArePrinted()).toBe(false);
  });
});

describe("papers that are printed again and again", () => {
  const PRINTER = { executablePath: process.execPath, env: {} };
  const one = { slug: "one", title: "One", subtitle: "Of two", dateModified: "2026-11-20" };
  const two = { slug: "two", title: "Two", subtitle: "Of two", dateModified: "2026-11-20" };
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "pdf-"));
    for (const { slug } of [one, two]) writePage(slug, `<p>${slug}</p>`);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const built = () => join(folder, "public");
  const cache = () => join(folder, "cache");
  const pdfOf = ({ slug }: PrintedPaper) => join(built(), "litepapers", `${slug}.pdf`);

  function writePage(slug: string, html: string): void {
    const file = join(built(), "litepapers", slug, "index.html");
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }

  /** Prints as a build does, and says which papers really went to the printer. */
  async function build(papers: readonly PrintedPaper[], failAt?: PrintedPaper): Promise<string[]> {
    const printed: string[] = [];
    const print: Printing["print"] = async (_printer, from, changed, take) => {
      for (const paper of changed) {
        if (paper === failAt) throw new Error("out of paper");
        printed.push(paper.slug);
        await take(paper, readFileSync(join(from, "litepapers", paper.slug, "index.html")));
      }
    };
    const files = openWrittenFiles(built(), join(folder, "written"));
    await printChangedPapers(PRINTER, papers, files, { cache: cache(), print }).catch(() => undefined);
    return printed;
  }

  test("go to the printer once, and are brought back where the built site has been cleared", async () => {
    expect(await build([one, two])).toEqual(["one", "two"]);
    rmSync(pdfOf(one));
    expect(await build([one, two])).toEqual([]);
    expect(readFileSync(pdfOf(one), "utf8")).toBe("<p>one</p>");
  });

  test("are printed anew when the page or the day of its last change is another", async () => {
    await build([one, two]);
    writePage("one", "<p>changed</p>");
    expect(await build([one, two])).toEqual(["one"]);
    expect(readFileSync(pdfOf(one), "utf8")).toBe("<p>changed</p>");
    expect(await build([one, { ...two, dateModified: "2026-11-21" }])).toEqual(["two"]);
  });

  test("leave the cache once nobody asks for them", async () => {
    await build([one, two]);
    await build([two]);
    expect(readdirSync(cache())).toHaveLength(1);
  });

  test("are cached as they are done, so that a failure loses only what came after", async () => {
    expect(await build([one, two], two)).toEqual(["one"]);
    expect(await build([one, two])).toEqual(["two"]);
  });
});
