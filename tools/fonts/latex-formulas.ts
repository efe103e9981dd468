/** Temml's own tables: `src/defineFunction.js`, `defineMacro.js`, `defineEnvironment.js` and `symbols.js` of the package. */
type Definition = { numArgs: number; numOptionalArgs: number; argTypes: string[] | null; infix: boolean };

require("temml/temml.js");
const { _functions } = require("temml/src/defineFunction.js") as { _functions: Record<string, Definition> };
const { _macros } = require("temml/src/defineMacro.js") as { _macros: Record<string, unknown> };
const { _environments } = require("temml/src/defineEnvironment.js") as { _environments: object };
const symbols = (require("temml/src/symbols.js") as { default: { math: object } }).default;

/** What an argument of a type is, where `x` is none. */
const ARGUMENTS: Readonly<Record<string, string>> = { size: "1em", raw: "red", primitive: "(" };

/** Formulas for what needs arguments of other kinds, or a place of its own. */
const FORMULAS: Readonly<Record<string, string>> = {
  "\\hline": "\\begin{array}{c} a \\\\ \\hline b \\end{array}",
  "\\hdashline": "\\begin{array}{c|c} a & b \\\\ \\hdashline c & d \\end{array}",
  "\\bordermatrix": "\\bordermatrix{ & 1 \\cr 2 & a \\cr }",
  "\\matrix": "\\matrix{a & b \\cr c & d}",
  "\\definecolor": "\\definecolor{sortof}{HTML}{446688} \\color{sortof} x",
  "\\global": "\\global\\def\\twice{2} \\twice",
  "\\newcommand": "\\newcommand{\\twice}[1]{2 #1} \\twice{x}",
  "\\renewcommand": "\\renewcommand{\\alpha}{a} \\alpha",
  "\\providecommand": "\\providecommand{\\twice}{2} \\twice",
  "\\left": "\\left( \\frac{a}{b} \\middle| c \\right)",
  "\\sideset": "\\sideset{_a^b}{_c^d}\\sum",
  "\\sfrac": "\\sfrac{1}{2}",
  "\\verb": "\\verb|x|",
  "\\TextOrMath": "\\TextOrMath{a}{b}",
  "\\char": '\\char"41',
  "\\bgroup": "\\bgroup x \\egroup",
  "\\tag": "x \\tag{1}",
  "\\hspace": "a \\hspace{1em} b",
  "\\odv": "\\odv{x}{y}",
  "\\pdv": "\\pdv{x}{y}",
  "\\(": "\\text{\\(x\\)}",
  $: "\\text{$x$}",
  CD: "\\begin{CD} A @>a>> B \\\\ @VVbV @AAcA \\\\ C @= D \\end{CD}",
};
for (const name of ["\\def", "\\gdef", "\\edef", "\\xdef"])
  Object.assign(FORMULAS, { [name]: `${name}\\twice{2} \\twice` });
for (const name of ["\\Braket", "\\Set", "\\set", "\\operatorname"])
  Object.assign(FORMULAS, { [name]: `${name}{x}` });

/** What stands in other formulas above, what is refused (it needs `trust` or a script), and what Temml calls itself. */
const LEFT_OUT =
  /^(?:\\(?:right|middle|begin|end|\)|]|egroup|tmspace|class|id|style|data|includegraphics|ref|eqref)|bordermatrix|.*@.*|\\\\.+)$/;

const formulas = new Map<string, string>();
for (const [name, { numArgs, numOptionalArgs, argTypes, infix }] of Object.entries(_functions)) {
  const types = Array.from({ length: numArgs }, (_, index) => argTypes?.[index + numOptionalArgs] ?? "");
  const call = name + types.map((type) => `{${ARGUMENTS[type] ?? "x"}}`).join("");
  formulas.set(name, `${infix ? "a" : ""} ${call} b`);
}
for (const [name, body] of Object.entries(_macros)) {
  const parameters = typeof body === "string" ? (body.match(/#\d/g) ?? []) : [];
  formulas.set(name, name + "{x}".repeat(new Set(parameters).size));
}
for (const name of Object.keys(_environments)) {
  const parameter = /^d?array$|^sub/.test(name) ? "{c}" : /at\*?$|atedat/.test(name) ? "{2}" : "";
  const hasColumns = !/^(?:equation|multline|gather|sub)/.test(name);
  formulas.set(
    name,
    `\\begin{${name}}${parameter} a ${hasColumns && parameter !== "{c}" ? "&" : ""} b \\\\ c \\end{${name}}`,
  );
}
formulas.set(
  "symbols",
  Object.keys(symbols.math)
    .filter((name) => !formulas.has(name))
    .join(" "),
);

/** A formula for each function, macro and environment that Temml has, and one with all its symbols. */
export const latexFormulas = [...formulas]
  .filter(([name]) => !LEFT_OUT.test(name))
  .map(([name, formula]) => FORMULAS[name] ?? formula);
