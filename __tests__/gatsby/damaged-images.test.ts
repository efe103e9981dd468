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
import { readPaperImages } from "../../src/content/paper-images";
import { damagedImages, writePaperImages } from "../../src/gatsby/damaged-images";

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

test.each(["png", "jpeg", "webp", "avif"] as const)(
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

test("what has not changed is not made again", async () => {
  await picture(300, 200).png().toFile(join(beside, "deal.png"));
  await writePaperImages(root, PATH, join(root, "public"));
  const [deal = ""] = readdirSync(served());
  const made = statSync(join(served(), deal)).mtimeMs;
  await writePaperImages(root, PATH, join(root, "public"));
  expect(statSync(join(served(), deal)).mtimeMs).toBe(made);
});

test("a file that is no picture is left to the check of the content", async () => {
  writeFileSync(join(beside, "torn.png"), "not a picture");
  expect(readPaperImages(root, PATH).get("torn.png")?.width).toBe(0);
  await writePaperImages(root, PATH, join(root, "public"));
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
    const problems = await writePaperImages(root, PATH, join(root, "public"));
    expect(problems).toEqual([
      {
        path: `content/litepapers/sample/${name}`,
        line: 1,
        column: 1,
        message: "The file cannot be read as a picture.",
        advice: "Export it again as PNG, JPEG, WebP, AVIF or SVG.",
      },
    ]);
    expect(await damagedImages(root, [PATH])).toEqual(problems);
    // Of several papers, in their order.
    const other = PATH.replace("sample", "other");
    cpSync(beside, join(root, "content/litepapers/other"), { recursive: true });
    expect((await damagedImages(root, [other, PATH])).map(({ path }) => dirname(path))).toEqual([
      dirname(other),
      dirname(PATH),
    ]);
  });

  test("is told with the others, is not written, and keeps no other back", async () => {
    await damage("torn.jpeg");
    await damage("torn.svg");
    await picture(300, 200).png().toFile(join(beside, "whole.png"));
    const problems = await writePaperImages(root, PATH, join(root, "public"));
    expect(problems.map(({ path }) => basename(path))).toEqual(["torn.jpeg", "torn.svg"]);
    expect(readdirSync(served())).toEqual([expect.stringMatching(/^whole-/)]);
  });
});
