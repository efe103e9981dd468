import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(__dirname, "../../src/styles/tokens.css"), "utf8");

type Scheme = "light" | "dark";

/** Returns the colour of a role in linear light, from its token in `tokens.css`. */
function readColour(role: string, scheme: Scheme, sheet = css): readonly [number, number, number] {
  const oklch = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+)deg\)`;
  const found = new RegExp(`--${role}: light-dark\\(${oklch}, ${oklch}\\)`).exec(sheet);
  if (!found) throw new Error(`tokens.css has no pair of colours for --${role}.`);
  const [l = 0, c = 0, h = 0] = found.slice(scheme === "light" ? 1 : 4).map(Number);
  return toLinearSrgb(l / 100, c, h);
}

/**
 * Converts OKLCH to linear sRGB, clipped to its gamut as a display does.
 *
 * The matrices are from https://bottosson.github.io/posts/oklab/.
 */
function toLinearSrgb(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** Returns the contrast ratio of WCAG 2.2, from 1 to 21. */
function getContrastRatio(one: readonly number[], other: readonly number[]): number {
  const getLuminance = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [high = 0, low = 0] = [getLuminance(one), getLuminance(other)].sort(
    (first, second) => second - first,
  );
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["ground", "ground-raised"];

test.each([
  { least: 7, what: "prose", roles: ["ink", "ink-quiet"], on: grounds },
  { least: 4.5, what: "other text", roles: ["accent"], on: grounds },
  { least: 4.5, what: "the words of the primary button", roles: ["accent-ink"], on: ["accent"] },
  { least: 4.5, what: "code", roles: ["ink", "ink-quiet", "figure-1", "accent"], on: ["ground-sunk"] },
  {
    least: 3,
    what: "what is operated or read off",
    roles: ["rule-strong", "focus", "figure-1", "figure-2", "figure-3", "figure-4"],
    on: grounds,
  },
])("the contrast of $what is at least $least to 1, light and dark", ({ least, roles, on }) => {
  const tooLow = (["light", "dark"] as const).flatMap((scheme) =>
    roles.flatMap((role) =>
      on
        .filter((ground) => getContrastRatio(readColour(role, scheme), readColour(ground, scheme)) < least)
        .map((ground) => [role, ground, scheme]),
    ),
  );
  expect(tooLow).toEqual([]);
});

test("under prefers-contrast: more, text has a contrast of 7 to 1 on each ground, and quiet text is as dark as other text", () => {
  const [, more = ""] = /@media \(prefers-contrast: more\) \{([^}]+)\}/.exec(css) ?? [];
  for (const scheme of ["light", "dark"] as const)
    for (const ground of ["ground", "ground-raised", "ground-sunk"])
      for (const role of ["ink", "accent"])
        expect(
          getContrastRatio(readColour(role, scheme, more), readColour(ground, scheme, more)),
        ).toBeGreaterThanOrEqual(7);
  for (const role of ["ink-quiet", "rule", "rule-strong", "focus"])
    expect(more).toContain(`--${role}: var(--ink);`);
});
