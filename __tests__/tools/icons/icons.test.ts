import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { site } from "../../../src/lib/site";
import { packIco } from "../../../tools/icons/ico";
import { MANIFEST_ICONS, makeManifest, manifestIcon } from "../../../tools/icons/manifest";
import { drawTile } from "../../../tools/icons/mark";

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
    const page = readFileSync(join(__dirname, "../../../src/components/Mark/Mark.tsx"), "utf8");
    const drawn = / d="([^"]+)"/.exec(readFileSync(file("favicon.svg"), "utf8"))?.[1] ?? "nothing";
    expect(page).toContain(`"${drawn}"`);
    expect(readFileSync(file("logo.svg"), "utf8")).toContain(drawn);
  });
});

describe("the manifest", () => {
  test("is committed as it is made now", () => {
    expect(readFileSync(file("site.webmanifest"), "utf8")).toBe(makeManifest());
  });

  test("names the site and icons that exist, in the sizes that they have", async () => {
    const manifest = JSON.parse(makeManifest());
    expect(manifest).toMatchObject({ name: site.name, short_name: site.name, start_url: "/", lang: "en" });
    expect(manifest.icons.map(({ src }: { src: string }) => src)).toEqual(
      MANIFEST_ICONS.map((size) => `/${manifestIcon(size)}`),
    );
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(file(src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });
});

test("a tile keeps the mark inside the circle that no mask may cut", async () => {
  const { data, info } = await sharp(Buffer.from(drawTile(200)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let farthest = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const isInk = (data[(y * info.width + x) * info.channels] ?? 0) > 128;
      if (isInk) farthest = Math.max(farthest, Math.hypot(x + 0.5 - 100, y + 0.5 - 100));
    }
  }
  expect(farthest).toBeGreaterThan(40);
  expect(farthest).toBeLessThanOrEqual(80);
});

test("an icon file lists its pictures one after the other", () => {
  const ico = packIco([
    { size: 16, png: Buffer.from("first") },
    { size: 256, png: Buffer.from("second!") },
  ]);
  expect(ico.readUInt32LE(6 + 12)).toBe(38);
  expect(ico.readUInt32LE(22 + 12)).toBe(43);
  expect(ico.readUInt8(22)).toBe(0);
  expect(ico.subarray(38).toString()).toBe("firstsecond!");
});
