import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formulaCharacters } from "../../../tools/fonts/characters";
import { charactersOf, missingCharacters, NOT_DRAWN } from "../../../tools/fonts/check-fonts";
import { MATH, textFonts } from "../../../tools/fonts/fonts";
import { places, rendered } from "../../paper/writing";

describe.each(textFonts(process.cwd()))("the font $file", ({ source, file, characters }) => {
  const whole = charactersOf(`node_modules/${source}`);
  const served = charactersOf(`src/fonts/${file}`);

  test("has every character that the site sets in it, as far as its family has them: npm run fonts adds new ones", () => {
    const set = [...characters].filter((character) => whole.has(character));
    expect(set.length).toBeGreaterThan(70);
    expect(set.filter((character) => !served.has(character))).toEqual([]);
  });

  test("has no other, which nobody would see and everybody would load: npm run fonts takes them out", () => {
    expect([...served].filter((character) => !characters.includes(character))).toEqual([]);
  });
});

// How its brackets grow is tested in `browser/formulae.spec.ts`.
test("the font for formulae has every character that the papers' formulae are drawn with: npm run fonts adds new ones", () => {
  const served = charactersOf(`src/fonts/${MATH.file}`);
  const drawn = [...formulaCharacters(process.cwd())].filter((character) => !NOT_DRAWN.test(character));
  expect(drawn.length).toBeGreaterThan(40);
  expect(drawn.filter((character) => !served.has(character))).toEqual([]);
});

test("the check says of a character that the fonts lack where it first stands", () => {
  const root = mkdtempSync(join(tmpdir(), "fonts-"));
  const path = "content/litepapers/sample/index.mdx";
  const text = "## Introduction\n\nSome Æ and Æ 漢.\n\nBy $\\oint$ and $\\mathfrak{W}$.\n";
  try {
    for (const folder of ["node_modules", "src"])
      symlinkSync(join(process.cwd(), folder), join(root, folder));
    mkdirSync(join(root, "content/litepapers/sample"), { recursive: true });
    writeFileSync(join(root, path), text);
    expect(places(missingCharacters(root, [{ path, tree: rendered(text).tree }]))).toEqual([
      "3:6 The site's fonts lack “Æ” so far.",
      "5:5 The site's fonts lack “∮” so far.",
      "5:17 The site's fonts lack “𝔚” so far.",
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});
