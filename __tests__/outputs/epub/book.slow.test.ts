import { unzipSync } from "fflate";
import sharp from "sharp";
import type { PaperDocument } from "../../../src/outputs/documents";
import { booksOf } from "../../../src/outputs/epub/book";
import { other, paper, treeOf } from "../documents";

const papers = [paper, other];
const nothing = () => {
  throw new Error("These papers have no pictures.");
};
const bind = async (of: readonly PaperDocument[] = papers) =>
  new Map((await booksOf(of, nothing)).map(({ path, content }) => [path, Buffer.from(content)]));

let books: ReadonlyMap<string, Buffer>;
beforeAll(async () => {
  books = await bind();
});

test("there is a book of each paper, and one of all", () => {
  expect([...books.keys()]).toEqual(["/litepapers/pop.epub", "/litepapers/agfi.epub", "/litepapers.epub"]);
});

test("the same papers give the same bytes, whenever and wherever the book is made", async () => {
  jest.useFakeTimers({ now: new Date("2031-01-01"), doNotFake: ["nextTick", "setImmediate", "setTimeout"] });
  const after = await bind();
  jest.useRealTimers();
  for (const [path, bytes] of books) expect(after.get(path)?.equals(bytes)).toBe(true);
});

test("a picture that a paper shows is in its book", async () => {
  const shown = { ...paper, tree: treeOf('<img src="/litepapers/pop/slot-1.webp" alt="A slot">') };
  const [book] = await booksOf([shown], (address) => Buffer.from(address));
  const files = unzipSync(new Uint8Array(Buffer.from(book?.content ?? "")));
  expect(Buffer.from(files["EPUB/images/pop-slot-1.webp"] ?? "").toString()).toBe(
    "/litepapers/pop/slot-1.webp",
  );
  expect(Buffer.from(files["EPUB/package.opf"] ?? "").toString()).toContain(
    'href="images/pop-slot-1.webp" media-type="image/webp"',
  );
});

test("the contents of a book show a heading's formula, and the package is told", async () => {
  const tree = treeOf('<h2 id="rate">The <a href="#p-1">rate</a> <math><mi>r</mi></math></h2>');
  const [book] = await booksOf([{ ...paper, tree }], nothing);
  const files = unzipSync(new Uint8Array(Buffer.from(book?.content ?? "")));
  expect(Buffer.from(files["EPUB/nav.xhtml"] ?? "").toString()).toContain(
    '#rate">The rate <math xmlns="http://www.w3.org/1998/Math/MathML"><mi>r</mi></math></a>',
  );
  expect(Buffer.from(files["EPUB/package.opf"] ?? "").toString()).toContain('properties="nav mathml"');
});

test("a cover shows the figures of all its papers, and another paper has another", async () => {
  const coverOf = (book: Buffer | undefined) =>
    Buffer.from(unzipSync(new Uint8Array(book ?? Buffer.alloc(0)))["EPUB/cover.png"] ?? "");
  const lines = {
    ...other,
    cover: '<svg viewBox="0 0 300 400"><path d="M0 200h300" stroke="currentColor"></path></svg>',
  };
  const shown = await bind([paper, lines]);
  const covers = ["/litepapers/pop.epub", "/litepapers/agfi.epub", "/litepapers.epub"].map((path) =>
    coverOf(shown.get(path)),
  );
  for (const cover of covers)
    expect(await sharp(cover).metadata()).toMatchObject({ width: 1200, height: 1600 });
  expect(new Set(covers.map((cover) => cover.toString("base64"))).size).toBe(3);
});
