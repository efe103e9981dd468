import { readFileSync } from "node:fs";
import { join } from "node:path";

const css = readFileSync(join(__dirname, "../../src/styles/tokens.css"), "utf8");

type Scheme = "light" | "dark";

/** The two colours of a role, as `tokens.css` writes them. */
function colour(role: string, scheme: Scheme, sheet = css): readonly [number, number, number] {
  const oklch = String.raw`oklch\(([\d.]+)% ([\d.]+) ([\d.]+)deg\)`;
  const found = new RegExp(`--${role}: light-dark\\(${oklch}, ${oklch}\\)`).exec(sheet);
  if (!found) throw new Error(`tokens.css has no pair of colours for --${role}.`);
  const [l = 0, c = 0, h = 0] = found.slice(scheme === "light" ? 1 : 4).map(Number);
  return linearSrgb(l / 100, c, h);
}

/**
 * OKLCH as linear-light sRGB, clipped to its gamut as browsers do at the latest.
 *
 * Matrices: Björn Ottosson, "A perceptual color space for image processing", 2020.
 */
function linearSrgb(lightness: number, chroma: number, hue: number): readonly [number, number, number] {
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

/** Contrast ratio, from 1 to 21: WCAG 2.2, "contrast ratio" and "relative luminance". */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((first, second) => second - first);
  return (high + 0.05) / (low + 0.05);
}

const grounds = ["ground", "ground-raised"];
const onEachGround = (roles: readonly string[]) =>
  (["light", "dark"] as const).flatMap((scheme) =>
    roles.flatMap((role) => grounds.map((ground) => ({ role, ground, scheme }))),
  );

test("the conversion knows black, white and a colour that others have computed", () => {
  expect(contrast(linearSrgb(0, 0, 0), linearSrgb(1, 0, 0))).toBeCloseTo(21, 3);
  // CSS Color 4 gives oklch(62.796% 0.25768 29.234) for pure red.
  const [r, g, b] = linearSrgb(0.62796, 0.25768, 29.234);
  expect(r).toBeCloseTo(1, 2);
  expect(g).toBeCloseTo(0, 2);
  expect(b).toBeCloseTo(0, 2);
});

test.each(onEachGround(["ink", "ink-quiet"]))(
  "$role on $ground, $scheme: 7 to 1, as prose",
  ({ role, ground, scheme }) => {
    expect(contrast(colour(role, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(7);
  },
);

test.each(onEachGround(["accent"]))(
  "$role on $ground, $scheme: 4.5 to 1, as text",
  ({ role, ground, scheme }) => {
    expect(contrast(colour(role, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  },
);

test.each(["light", "dark"] as const)("the words of the primary button, %s: 4.5 to 1", (scheme) => {
  expect(contrast(colour("accent-ink", scheme), colour("accent", scheme))).toBeGreaterThanOrEqual(4.5);
});

test.each(onEachGround(["rule-strong", "focus", "figure-1", "figure-2", "figure-3", "figure-4"]))(
  "$role on $ground, $scheme: 3 to 1, as what is operated or read off",
  ({ role, ground, scheme }) => {
    expect(contrast(colour(role, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  },
);

test.each(
  (["light", "dark"] as const).flatMap((scheme) =>
    ["ink", "ink-quiet", "figure-1", "accent"].map((role) => ({ role, scheme })),
  ),
)("$role in code, $scheme: 4.5 to 1 on its sunken ground", ({ role, scheme }) => {
  expect(contrast(colour(role, scheme), colour("ground-sunk", scheme))).toBeGreaterThanOrEqual(4.5);
});

test("where more contrast is asked for, all that is text stands 7 to 1 on each ground, and the quiet ink is the ink", () => {
  const [, more = ""] = /@media \(prefers-contrast: more\) \{([^}]+)\}/.exec(css) ?? [];
  for (const scheme of ["light", "dark"] as const)
    for (const ground of ["ground", "ground-raised", "ground-sunk"])
      for (const role of ["ink", "accent"])
        expect(contrast(colour(role, scheme, more), colour(ground, scheme, more))).toBeGreaterThanOrEqual(7);
  for (const role of ["ink-quiet", "rule", "rule-strong", "focus"])
    expect(more).toContain(`--${role}: var(--ink);`);
});
