import { readFileSync } from "node:fs";
import { selectAll } from "hast-util-select";
import postcss from "postcss";
import temml from "temml";
import { typeset } from "../../src/paper/typeset";
import { BODY, problemsIn } from "./writing";

const TEMML = readFileSync(require.resolve("temml"), "utf8");
const TEMML_CSS = readFileSync("node_modules/temml/dist/Temml-STIX2.css", "utf8");

/** What may stand behind a command, since the library does not say what each of them takes. */
const ARGUMENTS = [
  ...[
    "",
    "{a}",
    "{a}{b}",
    "{a}{b}{c}",
    "{1em}",
    "{1em}{a}",
    "{-1em}",
    "{red}{a}",
    "{red}{blue}{a}",
    "{abcdef}",
  ],
  ...["{\\foo}{a}", "{(}{)}{0pt}{}{a}{b}", "( a \\right)", "|a|", "{ab}^2_c"],
];

const BODIES = [
  ...[
    "a & b \\\\ c & d",
    "a",
    "{c} a \\\\ b",
    "{2} a &= b \\\\ c &= d",
    "a \\tag{1}",
    "A @>a>> B \\\\ @VVV @VVV",
  ],
  "{|c||c:c|} \\hline a & b & c \\\\ \\hline\\hline d & e & f \\\\ \\hdashline",
];

/** A formula for each way in which a command or an environment of the library can stand in one. */
const formulas = [
  ...new Set([...TEMML.matchAll(/"\\\\([A-Za-z]+|[^A-Za-z"\\])"/g)].map(([, name]) => name ?? "")),
].flatMap((name) => ARGUMENTS.map((behind) => ({ name: `\\${name}`, latex: `x \\${name}${behind} y` })));
for (const [, names = ""] of TEMML.matchAll(/defineEnvironment\(\{[^}]*?names: \[(.*?)\]/gs))
  for (const [, name] of names.matchAll(/"([\w*]+)"/g))
    for (const body of BODIES)
      formulas.push({ name: `\\begin{${name}}`, latex: `\\begin{${name}}${body}\\end{${name}}` });

const parsed = formulas.flatMap(({ name, latex }) => {
  try {
    return [{ name, latex, ...typeset(latex, true) }];
  } catch {
    return [];
  }
});
const drawn = parsed.filter(({ lost }) => lost.length === 0);
const refused = parsed.filter(({ lost }) => lost.length > 0);

const namesOf = (formulas: typeof parsed) => [...new Set(formulas.map(({ name }) => name))];

test("most commands and environments of Temml are drawn, others are refused", () => {
  expect(namesOf(drawn).length).toBeGreaterThan(1000);
  expect(namesOf(drawn)).toEqual(
    expect.arrayContaining([
      "\\overline",
      "\\cancel",
      "\\boxed",
      "\\begin{array}",
      "\\begin{align}",
      "\\hat",
      "\\!",
    ]),
  );
  expect(namesOf(refused)).toEqual(
    expect.arrayContaining([
      "\\eqref",
      "\\ref",
      "\\label",
      "\\color",
      "\\colorbox",
      "\\cancelto",
      "\\verb",
      "\\hspace",
    ]),
  );
});

test("what is drawn is one formula without styles, addresses and names", () => {
  for (const { latex, elements } of drawn)
    expect([
      latex,
      elements.map(({ tagName }) => tagName),
      selectAll("[style], [href], [id], [title]", elements[0]),
    ]).toEqual([latex, ["math"], []]);
});

test("our sheet has a rule for each class of our own, and for each class by which Temml's own sheet draws a mark", () => {
  const namesIn = (text: string) => text.match(/(?<=\.)[a-z][\w-]*/g) ?? [];
  const marks = new Set<string>();
  postcss.parse(TEMML_CSS).walkDecls(/^(?:border|background|clip-path|mask)/, ({ parent }) => {
    if (parent?.type === "rule")
      for (const name of namesIn((parent as postcss.Rule).selector)) marks.add(name);
  });
  const ruled = new Set<string>();
  postcss.parse(readFileSync("src/styles/math.css", "utf8")).walkRules(({ selector }) => {
    for (const name of namesIn(selector)) ruled.add(name);
  });
  const needed = drawn.flatMap(({ latex, elements }) => {
    const markup = temml.renderToString(latex, { displayMode: true });
    return selectAll("[class]:not(.equation-number)", elements[0])
      .flatMap(({ properties }) => [properties.className ?? []].flat().map(String))
      .filter((name) => marks.has(name) || !markup.includes(name));
  });
  expect(needed).toEqual(expect.arrayContaining(["tml-overline", "dashed-right", "boxed", "accent"]));
  expect([...new Set(needed)].filter((name) => !ruled.has(name))).toEqual([]);
});

test("what is refused is reported where it stands, by its name", () => {
  const oneOfEach = new Map(refused.map((formula) => [formula.name, formula])).values();
  for (const { name, latex } of oneOfEach) {
    const [problem] = problemsIn(`$$\n${latex}\n$$`);
    const [, reported = "nothing"] =
      /^The formula has (\\(?:begin\{[\w*]+\}|[A-Za-z]+|.))/.exec(problem?.message ?? "") ?? [];
    expect([latex, reported]).toEqual([latex, reported === "\\\\" ? reported : name]);
    expect([latex, problem?.line, problem?.column]).toEqual([latex, BODY + 1, latex.indexOf(reported) + 1]);
  }
});

test("each command of Temml that gives others a meaning is refused", () => {
  const defining = [...TEMML.matchAll(/type: "internal",\s*names: \[(.*?)\]/gs)].flatMap(([, names = ""]) =>
    [...names.matchAll(/"\\\\(\w+)"/g)].map(([, name]) => `\\${name}`),
  );
  expect(defining).toContain("\\renewcommand");
  for (const name of defining.filter((name) => name !== "\\relax"))
    expect(problemsIn(`$${name}$`)[0]?.message).toBe(
      `The formula has ${name}, which gives a command its meaning.`,
    );
});
