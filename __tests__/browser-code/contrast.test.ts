/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { commons } from "axe-core";

const css = readFileSync(join(__dirname, "../../src/styles/tokens.css"), "utf8");

type Scheme = "light" | "dark";

type Colour = { parseString(css: string): void };

/** The part of axe-core for colours, which its types leave out. */
const { Color, getContrast } = (commons as unknown as Record<"color", unknown>).color as {
  Color: new () => Colour;
  getContrast: (one: Colour, other: Colour) => number;
};

/** Returns the colour of a role from its token in `tokens.css`. */
function readColour(role: string, scheme: Scheme, sheet = css) {
  const found = new RegExp(String.raw`--${role}: light-dark\((oklch\(.+?\)), (oklch\(.+?\))\)`).exec(sheet);
  if (!found) throw new Error(`tokens.css has no pair of colours for --${role}.`);
  const colour = new Color();
  colour.parseString(found[scheme === "light" ? 1 : 2] ?? "");
  return colour;
}

const grounds = ["ground", "ground-raised"];

test.each([
  { least: 7, what: "prose", roles: ["ink", "ink-quiet"], on: grounds },
  { least: 4.5, what: "other text", roles: ["accent"], on: grounds },
  { least: 4.5, what: "the words of the primary button", roles: ["ground"], on: ["ink"] },
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
        .filter((ground) => getContrast(readColour(role, scheme), readColour(ground, scheme)) < least)
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
          getContrast(readColour(role, scheme, more), readColour(ground, scheme, more)),
        ).toBeGreaterThanOrEqual(7);
  for (const role of ["ink-quiet", "rule", "rule-strong", "focus"])
    expect(more).toContain(`--${role}: var(--ink);`);
});

test("the light theme is marked as the only one, so that browsers that darken pages leave it", () => {
  expect(css).toMatch(/\[data-theme="light"\][^{}]*\{\s*color-scheme: only light;/);
});
