import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import sharp from "sharp";
import { readPaperImages } from "../../src/content/paper-images";
import { damagedImages, writePaperImages } from "../../src/gatsby/write-images";
import { formatProblems } from "../../src/site/content-problem";

const PATH = "content/litepapers/sample/index.mdx";

let root: string;
let beside: string;
const served = () => join(root, "public/static/litepapers/sample");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "images-"));
  beside = join(root, "content/litepapers/sample");
  mkdirSync(beside, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 20, b: 140 } } });

test.each(["jpeg", "avif"] as const)(
  "of a %s there is a file of each width that a page offers, none wider than it is",
  async (format) => {
    await picture(1000, 500)
      .toFormat(format)
      .toFile(join(beside, `deal.${format}`));
    await writePaperImages(root, PATH, join(root, "public"));
    const files = readdirSync(served());
    const sizes = await Promise.all(files.map((file) => sharp(join(served(), file)).metadata()));
    expect(sizes.map(({ format, width }) => [format, width]).sort()).toEqual([
      ["webp", 1000],
      ["webp", 480],
      ["webp", 800],
    ]);
  },
);

test("a photograph that lies on its side has the size that it is seen in, and stands upright", async () => {
  await picture(400, 200).withMetadata({ orientation: 6 }).jpeg().toFile(join(beside, "photo.jpg"));
  expect(readPaperImages(root, PATH).get("photo.jpg")).toMatchObject({ width: 200, height: 400 });
  await writePaperImages(root, PATH, join(root, "public"));
  const [file = ""] = readdirSync(served());
  expect(await sharp(join(served(), file)).metadata()).toMatchObject({ width: 200, height: 400 });
});

test("a drawing is cleaned on its way", async () => {
  writeFileSync(
    join(beside, "slot.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script><path d="M0 0h9v9"/></svg>',
  );
  await writePaperImages(root, PATH, join(root, "public"));
  const [file = ""] = readdirSync(served());
  expect(file).toMatch(/^slot-[0-9a-f]{8}\.svg$/);
  expect(readFileSync(join(served(), file), "utf8")).not.toContain("alert");
});

describe("a picture that is damaged behind its beginning", () => {
  const damage = async (name: string) => {
    const whole =
      extname(name) === ".svg"
        ? Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0 0h9v9"/></svg>',
          )
        : await picture(600, 300)
            .toFormat(extname(name).slice(1) as "png")
            .toBuffer();
    writeFileSync(join(beside, name), whole.subarray(0, whole.length - 20));
    expect(readPaperImages(root, PATH).get(name)?.width).toBeGreaterThan(0);
  };

  test("is told with its place, of each paper in turn, is not written, and keeps no other back", async () => {
    for (const name of ["torn.png", "torn.jpeg", "torn.svg"]) await damage(name);
    await picture(300, 200).png().toFile(join(beside, "whole.png"));
    const problems = await writePaperImages(root, PATH, join(root, "public"));
    expect(formatProblems(problems)).toContain(
      "content/litepapers/sample/torn.png:1:1  The file cannot be read as a picture.",
    );
    expect(problems.map(({ path }) => basename(path))).toEqual(["torn.jpeg", "torn.png", "torn.svg"]);
    expect(readdirSync(served())).toEqual([expect.stringMatching(/^whole-/)]);

    const other = PATH.replace("sample", "other");
    cpSync(beside, join(root, dirname(other)), { recursive: true });
    const found = await damagedImages(root, [other, PATH]);
    expect(found.slice(3)).toEqual(problems);
    expect(found.map(({ path }) => dirname(path))).toEqual(
      [other, other, other, PATH, PATH, PATH].map((path) => dirname(path)),
    );
  });
});
