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

  test("favicon.ico holds the mark at 16 and at 32 pixels", () => {
    const ico = readFileSync(file("favicon.ico"));
    expect([ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([2, 16, 32]);
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
    const page = readFileSync(join(__dirname, "../../../src/components/Mark.tsx"), "utf8");
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
