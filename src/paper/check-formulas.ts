import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { placeAt } from "../site/content-problem";
import type { Report } from "./parse";
import { typeset } from "./typeset";

/** `index` is where in the formula it begins; undefined for the whole. */
type Problem = [message: string, advice: string, index?: number];

/** Commands that give others a meaning. They would do so in one formula only, since each is read by itself. */
const DEFINES =
  /\\(?:[egx]?def|(?:future)?let|global|long|(?:re)?newcommand|providecommand|definecolor)(?![A-Za-z])/;

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
  const { 0: command, index } = DEFINES.exec(latex) ?? {};
  if (command)
    return [
      [
        `The formula has ${command}, which gives a command its meaning.`,
        "Leave it out, and write in each formula what the command stands for.",
        index,
      ],
    ];
  try {
    const { lost } = typeset(latex, display);
    return lost.length === 0 ? [] : notDrawn(latex, display, lost);
  } catch (error) {
    return [notParsed(latex, error)];
  }
}

function notParsed(latex: string, error: unknown): Problem {
  const [firstLine = ""] = String(error instanceof Error ? error.message : error).split("\n");
  const [, command] = /^ ?(?:Unsupported function name: |Function ")(\\[A-Za-z]+)/.exec(firstLine) ?? [];
  if (command)
    return [
      `The formula has ${command}, which the site does not know.`,
      "Correct its name, leave it out, or write what it stands for.",
      latex.indexOf(command),
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
