import { site } from "../../src/lib/site";
import { GROUND } from "./mark";

/** Sizes of the icons that the manifest names, in pixels. */
export const MANIFEST_ICONS = [192, 512] as const;

export const manifestIcon = (size: number) => `icon-${size}.png`;

/** What a system shows of the site when it is put on a home screen. */
export function makeManifest(): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.description,
    lang: site.language,
    start_url: "/",
    display: "browser",
    background_color: GROUND,
    theme_color: GROUND,
    icons: MANIFEST_ICONS.map((size) => ({
      src: `/${manifestIcon(size)}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose: "any maskable",
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
