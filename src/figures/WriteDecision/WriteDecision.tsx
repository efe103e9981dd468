import { type WriteDecision as Decision, writeTruthTable } from "../../models/write-decision";
import { nameOf, type Run } from "../../example/run";
import type { FigureDefinition, FigureProps, FigureTable } from "../figure-definition";
import { Arrow, Box, dimmed, Figure, Label } from "../parts/drawing";

const PITCH = 136;
const HEIGHT = 84;
const question = { x: 0, width: 200, middle: 100 };
const outcome = { x: 300, width: 260 };

/** The four tests in their order, with the answer that ends the path and what it then says. */
const tests: readonly { question: string; answer: "yes" | "no"; reason: Decision["reason"] }[] = [
  { question: "native\nprecompile?", answer: "yes", reason: "native precompile" },
  { question: "ID listed by\nthe DAO?", answer: "no", reason: "not listed" },
  { question: "approval\nactive?", answer: "no", reason: "no active approval" },
  { question: "before its\nend, $t < t_i$ ?", answer: "no", reason: "expired" },
];

/** The decision at every write as a path of four tests, with the number of combinations that end at each point. */
function WriteDecision({ run, view }: FigureProps) {
  const allowed = writeTruthTable().filter(({ decision }) => decision.allowed).length;
  const top = (index: number) => 40 + index * PITCH;
  const hour = (name: "granted" | "end" | "early" | "late") => run.values[`write.${name}`].number;
  const writes = writesOf(run);
  const last = tests.findIndex(({ reason }) => reason === view);
  // The path of a view leads through the tests before its own.
  const passed = (index: number) => last < 0 || index <= last;
  return (
    <Figure
      name="write-decision"
      arrows
      title="The decision at every write"
      description={`Four tests in order. A native precompile is allowed at once. Otherwise the write is denied if the protocol ID is not listed, if no approval is active, or if it has expired, and allowed in its own area if all three tests pass. In all, ${allowed} of 16 combinations allow the write. In the run, an approval from ${hour("granted")} to ${hour("end")} hours: ${writes.join(", ")}.`}
      height={672}
    >
      <Label x={636} y={26} anchor="end" tone="quiet" text="rows of 16" />
      {tests.map(({ question: text, answer, reason }, index) => {
        const y = top(index);
        const middle = y + HEIGHT / 2;
        const allows = answer === "yes";
        return (
          <g key={reason} className={dimmed(view !== undefined && !passed(index))}>
            <Box x={question.x} y={y} width={question.width} height={HEIGHT} title={text} />
            <g className={dimmed(view !== undefined && passed(index) && index !== last)}>
              <Arrow d={`M${question.x + question.width},${middle}H${outcome.x}`} />
              <Label x={246} y={middle - 14} anchor="middle" text={answer} />
              <Outcome y={y} reason={reason} />
            </g>
            <g className={dimmed(index === last)}>
              {index < tests.length - 1 && <Arrow d={`M${question.middle},${y + HEIGHT}V${y + PITCH}`} />}
              <Label x={question.middle + 14} y={y + HEIGHT + 36} text={allows ? "no" : "yes"} />
            </g>
          </g>
        );
      })}
      <g className={dimmed(last >= 0)}>
        <Arrow
          d={`M${question.middle},${top(tests.length - 1) + HEIGHT}V${top(tests.length) + HEIGHT / 2}H${outcome.x}`}
        />
        <Outcome y={top(tests.length)} reason="approval" />
      </g>
    </Figure>
  );
}

/** The decisions on the run's two writes. */
function writesOf({ values }: Run): string[] {
  return (["early", "late"] as const).map(
    (write) =>
      `at ${values[`write.${write}`].number} ${nameOf(values, `write.${write}.decision`).replace("refused", "denied")}`,
  );
}

/** How many of the sixteen combinations end at a point, and whether they allow the write. */
function endAt(reason: string): { rows: number; allows: boolean } {
  const ending = writeTruthTable().filter(({ decision }) => decision.reason === reason);
  return { rows: ending.length, allows: ending.some(({ decision }) => decision.allowed) };
}

function Outcome({ y, reason }: { y: number; reason: Decision["reason"] }) {
  const { rows, allows } = endAt(reason);
  return (
    <g>
      <Box
        {...outcome}
        y={y}
        height={HEIGHT}
        kind={allows ? "accent" : "box"}
        title={allows ? "Allow" : "Deny"}
        note={reason}
      />
      <Label
        x={636}
        y={y + HEIGHT / 2}
        at="middle"
        anchor="end"
        tone={allows ? "strong" : "plain"}
        text={`${rows}`}
      />
    </g>
  );
}

/** The five paths with their decisions; what a path no longer asks can be either. */
function writeDecisionTable(): FigureTable {
  return {
    columns: [
      ["Native precompile"],
      ["ID listed"],
      ["Approval active"],
      ["Before its end"],
      ["Write"],
      ["Reason"],
      ["Rows of 16"],
    ],
    rows: outcomes.map((reason, end) => {
      const { rows, allows } = endAt(reason);
      const answers = tests.map(({ answer }, index) => {
        if (index > end) return "either";
        const passes = answer === "yes" ? "no" : "yes";
        return index === end ? answer : passes;
      });
      return [...answers, allows ? "allowed" : "denied", reason, rows];
    }),
  };
}

function finding(run: Run, view?: string): string {
  if (view === undefined) return `The run writes ${writesOf(run).join(", ")}.`;
  const { rows, allows } = endAt(view);
  return `${rows} of 16 combinations end here: the write is ${allows ? "allowed" : "denied"} (${view}).`;
}

const outcomes: readonly Decision["reason"][] = [...tests.map(({ reason }) => reason), "approval"];

export const figure: FigureDefinition = {
  Drawing: WriteDecision,
  table: writeDecisionTable,
  finding,
  parameters: [
    { input: "write.granted", label: "Approved at", most: 3 },
    { input: "write.end", label: "End of the approval", least: 4, most: 50 },
    { input: "write.late", label: "Second write at", least: 48, most: 96 },
  ],
  named: ["views"],
  views: {
    label: "Path",
    none: "all paths",
    options: outcomes.map((value) => ({ value, label: value })),
  },
};
