import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { placeAt } from "../site/content-problem";
import type { Report } from "./report";
import { typeset } from "./typeset";

/** `index` is where in the formula it begins; undefined for the whole. */
type Problem = [message: string, advice: string, index?: number];

/** Commands that give others a meaning. They would do so in one formula only, since each is read by itself. */
const DEFINES =
  /\\(?:[egx]?def|(?:future)?let|global|long|(?:re)?newcommand|providecommand|definecolor)(?![A-Za-z])/g;

/** What to write instead of some of what is not drawn. */
const INSTEAD: readonly [command: RegExp, advice: string][] = [
  [/ref$|label$/, "Number the formula with \\tag{1}, write (1) where it is meant, and leave \\label out."],
  [/^(?:\\\\|\\newline)$/, "Put the lines between \\begin{aligned} and \\end{aligned}."],
  [/multline/, "Write multline* for multline, and no \\tag: it has no number."],
];

/** More than a command and its arguments take. */
const LONG = 300;

/** Reports each formula that does not parse, and each command of a formula that the site does not draw. */
export function checkFormulas(tree: Root, source: string, report: Report): void {
  visit(tree, (node) => {
    if (node.type !== "math" && node.type !== "inlineMath") return;
    const { start, end } = node.position ?? {};
    // Not found in a quotation, which has its signs between the lines of the formula.
    const offset = source.slice(0, end?.offset).indexOf(node.value, start?.offset);
    for (const [message, advice, index] of problemsIn(node.value, node.type === "math")) {
      const closer = offset < 0 || index === undefined ? undefined : placeAt(source, offset + index);
      report(node, message, advice, closer);
    }
  });
}

function problemsIn(latex: string, display: boolean): Problem[] {
  const defined = [...latex.matchAll(DEFINES)].map(({ 0: command, index }): Problem => {
    const advice = "Leave it out, and write in each formula what the command stands for.";
    return [`The formula has ${command}, which gives a command its meaning.`, advice, index];
  });
  return defined.length > 0 ? defined : readOn(latex, display, []);
}

/** What is wrong with a formula; with a space in the place of each command that is not known, what else is. */
function readOn(latex: string, display: boolean, found: readonly Problem[]): Problem[] {
  try {
    const { lost } = typeset(latex, display);
    return lost.length === 0 ? [...found] : [...found, ...notDrawn(latex, display, lost)];
  } catch (error) {
    const [message, advice, index] = notParsed(latex, error);
    if (index === undefined || index < 0) return [...found, [message, advice]];
    const [command = ""] = /^\\(?:begin\{[^}]*\}|[A-Za-z]+)/.exec(latex.slice(index)) ?? [];
    const rest = blanked(latex, index, command.length);
    const end = rest.indexOf(command.replace(/^\\begin/, "\\end"));
    const others = command.includes("{") && end >= 0 ? blanked(rest, end, command.length - 2) : rest;
    return readOn(others, display, [...found, [message, advice, index]]);
  }
}

const blanked = (text: string, start: number, length: number) =>
  text.slice(0, start) + " ".repeat(length) + text.slice(start + length);

function notParsed(latex: string, error: unknown): Problem {
  const [firstLine = ""] = String(error instanceof Error ? error.message : error).split("\n");
  const [, command] = /^ ?(?:Unsupported function name: |Function ")(\\[A-Za-z]+)/.exec(firstLine) ?? [];
  const [, environment] = /No such environment: ([\w*]+)/.exec(firstLine) ?? [];
  const unknown = command ?? (environment && `\\begin{${environment}}`);
  if (unknown)
    return [
      `The formula has ${unknown}, which the site does not know.`,
      "Correct its name, leave it out, or write what it stands for.",
      command ? latex.search(new RegExp(`\\${command}(?![A-Za-z])`)) : latex.indexOf(unknown),
    ];
  const reason = firstLine.replace(/ at position \d+:.*$/, "").trim();
  return [
    `The formula does not parse: ${reason.replace(/\.$/, "")}.`,
    "Correct the LaTeX between the dollar signs; write \\$ for a dollar sign that is not a formula.",
  ];
}

/** The commands without which the formula loses less of `lost`; of one within another's arguments, that one alone. */
function notDrawn(latex: string, display: boolean, lost: readonly string[]): Problem[] {
  const lostIn = (part: string): readonly string[] | undefined => {
    try {
      return typeset(part, display).lost;
    } catch {
      return undefined;
    }
  };
  const found: [message: string, advice: string, index: number][] = [];
  const commands = [...latex.matchAll(/\\(?:begin\{[^}]*\}|[A-Za-z]+|.)/gs)];
  for (const { 0: command, index } of commands.reverse()) {
    // With as much behind it as it needs to parse.
    const closing = command.replace(/^\\begin/, "\\end");
    let end = latex.indexOf(closing, index) + closing.length;
    const last = Math.min(latex.length, end + LONG);
    while (end < last && !lostIn(latex.slice(index, end))) end += 1;
    const own = latex.slice(index, end);
    const lostByIt = lostIn(own) ?? [];
    if (lostByIt.length === 0 || found.some(([, , inner]) => inner < end)) continue;
    const others = lostIn(`${latex.slice(0, index)}{}${latex.slice(end)}`) ?? lost;
    if (lostByIt.every((what) => count(others, what) === count(lost, what))) continue;
    const message = `The formula has ${own.length < 30 ? own : command}, which the site does not draw.`;
    const advice = `Leave ${command} out, or write the formula in another way.`;
    found.unshift([message, INSTEAD.find(([name]) => name.test(command))?.[1] ?? advice, index]);
  }
  if (found.length > 0) return found;
  return [
    [
      "The formula has something that the site does not draw.",
      "Take commands out of it until nothing is reported.",
    ],
  ];
}

const count = (all: readonly string[], one: string) => all.filter((each) => each === one).length;
