import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "../../../src/site/site";

const file = (name: string) => join(__dirname, "..", "..", "..", "static", name);

describe("the committed icons", () => {
  test.each([
    ["apple-touch-icon.png", 180, 180],
    ["icon-192.png", 192, 192],
    ["icon-512.png", 512, 512],
    ["social-card.png", 1200, 630],
  ])("%s is a PNG of %i × %i pixels", async (name, width, height) => {
    expect(await sharp(file(name)).metadata()).toMatchObject({ format: "png", width, height });
  });

  test.each(["apple-touch-icon.png", "icon-192.png", "icon-512.png"])(
    "%s is opaque to its edges",
    async (name) => {
      const { isOpaque } = await sharp(file(name)).stats();
      expect(isOpaque).toBe(true);
    },
  );

  test("the social card is light enough to be fetched for a preview", () => {
    expect(readFileSync(file(site.socialCard)).length).toBeLessThan(150 * 1024);
  });

  test("favicon.ico holds the mark at 16 and at 32 pixels", async () => {
    const ico = readFileSync(file("favicon.ico"));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
    for (const [index, size] of [16, 32].entries()) {
      const entry = 6 + 16 * index;
      const [length, place] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)];
      const picture = await sharp(ico.subarray(place, place + length)).metadata();
      expect(picture).toMatchObject({ format: "png", width: size, height: size });
      expect(ico.readUInt8(entry)).toBe(size);
    }
  });

  test("the icon of a tab is dark on light tabs and light on dark ones", () => {
    const [light, dark] = [
      ...readFileSync(file("favicon.svg"), "utf8").matchAll(/path\{fill:#(\w{6})\}/g),
    ].map(([, hex = ""]) => Math.max(...Buffer.from(hex, "hex")));
    expect(light).toBeLessThan(64);
    expect(dark).toBeGreaterThan(192);
    expect(readFileSync(file("favicon.svg"), "utf8")).toContain(
      "@media(prefers-color-scheme:dark){path{fill:",
    );
  });

  test("all show the mark that the page draws", () => {
    const page = readFileSync(join(__dirname, "../../../src/ui/Mark.tsx"), "utf8");
    const drawn = / d="([^"]+)"/.exec(readFileSync(file("favicon.svg"), "utf8"))?.[1] ?? "nothing";
    expect(page).toContain(`"${drawn}"`);
    expect(readFileSync(file("logo.svg"), "utf8")).toContain(drawn);
  });
});

test("the manifest names the site, and icons that exist in the sizes that they have", async () => {
  const manifest = JSON.parse(readFileSync(file("site.webmanifest"), "utf8"));
  const { name, description, language: lang } = site;
  expect(manifest).toMatchObject({ name, short_name: name, description, lang, start_url: "/" });
  expect(manifest.icons).toHaveLength(2);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(file(src)).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test("an icon keeps the mark inside the circle of 80 % that no mask may cut", async () => {
  const { data, info } = await sharp(file("icon-192.png")).raw().toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  let farthest = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const isInk = (data[(y * info.width + x) * info.channels] ?? 0) > 128;
      if (isInk) farthest = Math.max(farthest, Math.hypot(x + 0.5 - middle, y + 0.5 - middle) / middle);
    }
  }
  expect(farthest).toBeGreaterThan(0.4);
  expect(farthest).toBeLessThanOrEqual(0.8);
});
