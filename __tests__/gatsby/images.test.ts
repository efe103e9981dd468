import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import sharp from "sharp";
import { damagedImages, writePaperImages } from "../../src/gatsby/images";
import { openWrittenFiles } from "../../src/gatsby/written-files";
import { ContentError } from "../../src/lib/content-problem";
import { readPaperImages, servedFiles } from "../../src/markdown/paper-images";

const PATH = "content/litepapers/sample/index.mdx";

let root: string;
let beside: string;
const openFiles = () => openWrittenFiles(join(root, "public"), join(root, "written"));
const served = () => join(root, "public/static/litepapers/sample");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "images-"));
  beside = join(root, "content/litepapers/sample");
  mkdirSync(beside, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 20, b: 140 } } });

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "of a %s there is a file of each width that a page offers, none wider than it is",
  async (format) => {
    await picture(1000, 500)
      .toFormat(format)
      .toFile(join(beside, `deal.${format}`));
    await writePaperImages(root, PATH, openFiles());
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
  await writePaperImages(root, PATH, openFiles());
  const [file = ""] = readdirSync(served());
  expect(await sharp(join(served(), file)).metadata()).toMatchObject({ width: 200, height: 400 });
});

test("a drawing is cleaned on its way", async () => {
  writeFileSync(
    join(beside, "slot.svg"),
    '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><script>alert(1)</script><path d="M0 0h9v9"/></svg>',
  );
  await writePaperImages(root, PATH, openFiles());
  const [file = ""] = readdirSync(served());
  expect(file).toMatch(/^slot-[0-9a-f]{8}\.svg$/);
  expect(readFileSync(join(served(), file), "utf8")).not.toContain("alert");
});

test("what has not changed is not made again, and what is no longer there goes", async () => {
  await picture(300, 200).png().toFile(join(beside, "deal.png"));
  await picture(200, 200).png().toFile(join(beside, "slot.png"));
  await writePaperImages(root, PATH, openFiles());
  const [deal = ""] = readdirSync(served());
  const made = statSync(join(served(), deal)).mtimeMs;
  rmSync(join(beside, "slot.png"));
  const files = openFiles();
  await writePaperImages(root, PATH, files);
  files.removeLeftovers([]);
  expect(readdirSync(served())).toEqual([deal]);
  expect(statSync(join(served(), deal)).mtimeMs).toBe(made);
});

test("a file that is no picture is left to the check of the content", async () => {
  writeFileSync(join(beside, "torn.png"), "not a picture");
  expect(readPaperImages(root, PATH).get("torn.png")?.width).toBe(0);
  await writePaperImages(root, PATH, openFiles());
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

  test.each(["torn.png", "torn.jpeg", "torn.svg"])("is named with its place: %s", async (name) => {
    await damage(name);
    const error: unknown = await writePaperImages(root, PATH, openFiles()).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ContentError);
    expect((error as ContentError).problems).toEqual([
      {
        path: `content/litepapers/sample/${name}`,
        line: 1,
        column: 1,
        message: "The file cannot be read as a picture.",
        advice: "Export it again as PNG, JPEG, WebP, AVIF or SVG.",
      },
    ]);
    expect(await damagedImages(root, [PATH])).toEqual((error as ContentError).problems);
    // Of several papers, in their order.
    const other = PATH.replace("sample", "other");
    cpSync(beside, join(root, "content/litepapers/other"), { recursive: true });
    expect((await damagedImages(root, [other, PATH])).map(({ path }) => dirname(path))).toEqual([
      dirname(other),
      dirname(PATH),
    ]);
  });

  test("is told with the others, leaves nothing that a later build takes for it, and keeps no other back", async () => {
    await damage("torn.jpeg");
    await damage("torn.svg");
    await picture(300, 200).png().toFile(join(beside, "whole.png"));
    const error: unknown = await writePaperImages(root, PATH, openFiles()).catch((thrown) => thrown);
    expect((error as ContentError).problems.map(({ path }) => basename(path))).toEqual([
      "torn.jpeg",
      "torn.svg",
    ]);
    expect(readdirSync(served())).toEqual([expect.stringMatching(/^whole-/)]);
  });
});

test("an image is under its name when it is whole: what a killed build wrote half of is taken for no image", async () => {
  await picture(300, 200).png().toFile(join(beside, "deal.png"));
  const image = readPaperImages(root, PATH).get("deal.png");
  const [{ file = "" } = {}] = image ? servedFiles(image) : [];
  // What cannot be written is not there half either.
  mkdirSync(join(served(), `${file}.draft`), { recursive: true });
  await expect(writePaperImages(root, PATH, openFiles())).rejects.toThrow("EISDIR");
  expect(readdirSync(served())).toEqual([`${file}.draft`]);

  rmSync(join(served(), `${file}.draft`), { recursive: true });
  writeFileSync(join(served(), `${file}.draft`), "half");
  const files = openFiles();
  await writePaperImages(root, PATH, files);
  files.removeLeftovers([]);
  expect(readdirSync(served())).toEqual([file]);
  expect(await sharp(join(served(), file)).metadata()).toMatchObject({ width: 300, height: 200 });
});
