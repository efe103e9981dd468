/** Every sum that a paper prints in a box of the run, done again from what is printed. */
import fc from "fast-check";
import type { ElementContent } from "hast";
import { selectAll } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { type Run, UNITS } from "../../src/example/run";
import type { ValueName } from "../../src/example/run-names";
import { publishedPapers } from "../published-papers";
import { anyChanges, runWith } from "../run-changes";
import { library, renderPublished } from "./published";

type Sum = { text: string; left: number; right: number; tolerance: number };

/** A passage with what stands in it of the run, by name and as printed, between its words, and what its box takes for granted. */
type Passage = {
  slug: string;
  premises: readonly string[];
  parts: readonly (string | { name: string; text: string })[];
};

const passages = publishedPapers.flatMap(({ slug }) => {
  const page = renderPublished(slug).tree;
  return selectAll(".run", page).flatMap((box) => {
    const premises = String(box.properties.dataPremise ?? "")
      .split(" ")
      .filter(Boolean);
    return selectAll("p, figcaption", box).map(
      (element): Passage => ({ slug, premises, parts: partsOf(element) }),
    );
  });
});

const sums = passages.flatMap((passage) =>
  sumsIn(asPrinted(passage)).map((sum) => ({ slug: passage.slug, ...sum })),
);

function partsOf(node: ElementContent): Passage["parts"] {
  if (node.type === "text") return [node.value];
  if (node.type !== "element") return [];
  if (node.tagName !== "data") return node.children.flatMap(partsOf);
  return [{ name: String(node.properties.dataName).replace(/\.number$/, ""), text: textOf(node) }];
}

/** The passage as it is printed, with the zeros at numbers' ends that printing leaves out: they tell how far one is rounded. */
function asPrinted({ parts }: Passage): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const form = UNITS[library.run.values[part.name as ValueName]?.unit as keyof typeof UNITS];
      if (!form || !("decimals" in form) || form.decimals === 0) return part.text;
      return part.text.replace(
        /^(−?[\d,]+)(?:\.(\d+))?/,
        (_, whole: string, decimals = "") => `${whole}.${decimals.padEnd(form.decimals, "0")}`,
      );
    })
    .join("");
}

/** The passage with exact numbers, as one of the run's could be: nothing is rounded, and shares are parts of one. */
function exactly({ parts }: Passage, { values }: Run): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      const value = values[part.name as ValueName]?.value;
      if (typeof value !== "number") return String(value);
      return Number.isFinite(value) ? value.toFixed(12).replace("-", "−") : "without limit";
    })
    .join("");
}

test("with any numbers that the models take, every sum still comes out, but in boxes whose premise is gone", () => {
  fc.assert(
    fc.property(anyChanges, (changes) => {
      const run = runWith(changes);
      const wrong = passages.flatMap((passage) =>
        passage.premises.some((name) => !run.premises[name]?.holds)
          ? []
          : sumsIn(exactly(passage, run)).filter(
              ({ left, right }) => !(Math.abs(left - right) <= 1e-6 * Math.max(1, Math.abs(right))),
            ),
      );
      expect(wrong.map(({ text }) => text)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

test("Proof of Performance spells out twenty-five sums or more", () => {
  expect(sums.filter(({ slug }) => slug === "pop").length).toBeGreaterThanOrEqual(25);
});

test.each(sums)("$slug: $text", ({ left, right, tolerance }) => {
  expect(Math.abs(left - right)).toBeLessThanOrEqual(tolerance);
});

/** `3 + 7 = 10` and `28/130 = 21.5%`: what stands before and after each sign of equality, if one is a calculation. */
function sumsIn(passage: string): Sum[] {
  const parts = passage
    .replaceAll("\u00a0", " ")
    .replaceAll(/ln\P{L}*?(?=\()/gu, "ln")
    .split(" = ");
  return parts.slice(1).flatMap((after, index): Sum[] => {
    const before = /(?:^|[^\p{L}\d])([−(]*(?:ln\()?\d[\d.,%()+−·/ ]*)$/u
      .exec(parts[index] ?? "")?.[1]
      ?.trim();
    const result = /^[−(]*\d[\d.,%()+−·/ ]*/.exec(after)?.[0].replace(/[ .,(]+$/, "");
    if (!before || !result || !/[+·/]|\d\s*−/.test(before)) return [];
    const decimals = /\.(\d+)/.exec(result)?.[1]?.length ?? 0;
    const unit = result.endsWith("%") ? 0.01 : 1;
    const tolerance = /[+·/]/.test(result) ? 1e-9 : 0.5001 * 10 ** -decimals * unit;
    const balanced = result.replace(/\)$/, (bracket) => (result.includes("(") ? bracket : ""));
    return [
      { text: `${before} = ${balanced}`, left: calculate(before), right: calculate(balanced), tolerance },
    ];
  });
}

/** The value of numbers, in per cent or not, brackets, natural logarithms and the four operations. */
function calculate(text: string): number {
  const tokens =
    text
      .replaceAll(/(?<=\d),(?=\d{3})/g, "")
      .replaceAll("−", "-")
      .match(/\d+(?:\.\d+)?%?|ln|[-+·/()]/g) ?? [];
  const next = () => tokens.shift() ?? "";
  const factor = (): number => {
    const token = next();
    if (token === "-") return -factor();
    if (token === "ln") return Math.log(factor());
    if (token === "(") {
      const value = sum();
      expect(next()).toBe(")");
      return value;
    }
    return token.endsWith("%") ? Number(token.slice(0, -1)) / 100 : Number(token);
  };
  const product = (): number => {
    let value = factor();
    while (tokens[0] === "·" || tokens[0] === "/")
      value = next() === "·" ? value * factor() : value / factor();
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (tokens[0] === "+" || tokens[0] === "-")
      value = next() === "+" ? value + product() : value - product();
    return value;
  };
  const value = sum();
  expect(tokens).toEqual([]);
  return value;
}
