import { pdfPrinter, printPapers } from "../../src/gatsby/pdf";
import { publicDir } from "./built-site";

test("a paper that is printed twice is the same to the byte", async () => {
  const printer = await pdfPrinter();
  const paper = {
    slug: "erc4337a",
    title: "ERC4337A",
    subtitle: "Printed twice",
    dateModified: "2026-11-20",
  };
  const printed: Buffer[] = [];
  for (let time = 0; time < 2; time += 1)
    await printPapers(printer, publicDir, [paper], async (_paper, pdf) => void printed.push(pdf));
  const [one, two] = printed;
  expect(one?.equals(two ?? Buffer.alloc(0))).toBe(true);
  expect(one?.toString("latin1")).toContain("D:20261120000000");
}, 300_000);
