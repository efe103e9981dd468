import type { FigureDefinition, FigureTable } from "./figure-definition";
import { Arrow, DrawingFrame, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { getRect } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: UserOperation, createTable, describeFinding };

/** The lifelines of those who take part. `heading` stands in the drawing, `name` in the table. */
const LANES = {
  agent: { x: 48, heading: "Agent’s\nkey", name: "the agent’s key", lineStyle: styles.lineAgent },
  bundler: { x: 160, heading: "Bundler", name: "the bundler", lineStyle: styles.axisLine },
  entryPoint: { x: 258, heading: "Entry\nPoint", name: "the EntryPoint", lineStyle: styles.axisLine },
  account: { x: 350, heading: "Account", name: "the account", lineStyle: styles.axisLine },
  paymaster: {
    x: 471,
    heading: "Paymaster",
    name: "the paymaster, if one is named",
    lineStyle: styles.guide,
  },
  contract: { x: 588, heading: "Called\ncontract", name: "the called contract", lineStyle: styles.axisLine },
} as const;

type LaneName = keyof typeof LANES;

/**
 * Lines of words are separated by line feeds. A dotted message ends the operation or needs a paymaster. From the charge on, the
 * account owes the gas.
 */
type Step = readonly [from: LaneName, to: LaneName, words: string, kind?: "dotted" | "charge"];

type Phase = { name: string; note: string; steps: readonly Step[] };

const PHASES: readonly Phase[] = [
  {
    name: "Sending",
    note: "nothing is charged yet",
    steps: [
      ["agent", "bundler", "signed operation: what to do,\nand the most that it may cost"],
      ["bundler", "bundler", "tries the check first"],
      ["bundler", "entryPoint", "one transaction with several\noperations; advances the gas"],
    ],
  },
  {
    name: "Validation",
    note: "the account can refuse",
    steps: [
      ["entryPoint", "account", "is this yours?"],
      ["account", "entryPoint", "no: nothing is charged", "dotted"],
      ["account", "entryPoint", "or yes: charges limit and gas\nbudget; valid until this hour", "charge"],
      ["entryPoint", "paymaster", "will you pay?", "dotted"],
      ["paymaster", "entryPoint", "yes", "dotted"],
      ["entryPoint", "entryPoint", "checks that hour\non the clock"],
    ],
  },
  {
    name: "Execution",
    note: "the charge is due even if it fails",
    steps: [
      ["entryPoint", "account", "do it"],
      ["account", "contract", "call, as the account"],
      ["entryPoint", "bundler", "gas; most of what was not used\ngoes back to whoever paid"],
    ],
  },
];

const HEADINGS = { y: 38, bottom: 76 };
const LINE_HEIGHT = 31;
const PHASE_HEADING_HEIGHT = 40;
/** The height of a step without the lines of its words. */
const STEP_HEIGHT = 15;
/** An arrow ends this far from the middle of a lifeline. */
const ARROW_GAP = 3;

/** Draws one operation from the agent’s key to the called contract, as a sequence diagram. */
function UserOperation() {
  const { phases, height } = layOutPhases();
  const chargeY = phases.flatMap(({ steps }) => steps).find(({ step: [, , , kind] }) => kind === "charge")?.y;
  return (
    <DrawingFrame
      title="One UserOperation, from the agent’s key to the called contract"
      description={`A sequence in three phases: ${PHASES.map(({ name, note, steps }) => `${name}, in ${steps.length} steps: ${note}`).join("; ")}.`}
      height={height}
    >
      {Object.values(LANES).map(({ x, heading, lineStyle }) => (
        <g key={heading}>
          <Label x={x} y={HEADINGS.y} yAnchor="middle" anchor="middle" tone="strong" text={heading} />
          <path className={lineStyle} d={`M${x},${HEADINGS.bottom}V${height - 2}`} />
        </g>
      ))}
      <path className={styles.lineSpent} d={`M${LANES.account.x},${chargeY}V${height - 2}`} />
      {phases.map(({ name, note, top, bottom, steps }) => (
        <g key={name} className={styles.halo}>
          <rect className={styles.axisLine} {...getRect(1, top, FIGURE_WIDTH - 1, bottom)} rx={6} />
          <Label x={14} y={top + 32} tone="strong" text={name} />
          <Label x={FIGURE_WIDTH - 14} y={top + 32} anchor="end" tone="quiet" text={note} />
          {steps.map(({ step, y }) => (
            <StepArrow key={y} step={step} y={y} />
          ))}
        </g>
      ))}
    </DrawingFrame>
  );
}

/** Draws the arrow of a step with its words above it. A step within one lifeline is a dot with its words beside it. */
function StepArrow({ step: [from, to, words, kind], y }: { step: Step; y: number }) {
  const [startX, endX] = [LANES[from].x, LANES[to].x];
  if (from === to)
    return (
      <>
        <circle className={styles.solid} cx={startX} cy={y - 10} r={6} />
        <Label x={startX + 16} y={y} yAnchor="last" text={words} />
      </>
    );
  const [tipX, head] =
    endX > startX ? [endX - ARROW_GAP, "right" as const] : [endX + ARROW_GAP, "left" as const];
  return (
    <>
      <Label x={Math.min(startX, endX) + 16} y={y - 12} yAnchor="last" text={words} />
      <Arrow start={`M${startX},${y}`} tip={`${tipX},${y}`} head={head} isDotted={kind === "dotted"} />
    </>
  );
}

/** Places the phases and their steps from the top down, and returns the height of the drawing. */
function layOutPhases() {
  let y = HEADINGS.bottom;
  const phases = PHASES.map(({ steps, ...phase }) => {
    const top = y;
    y += PHASE_HEADING_HEIGHT;
    const placedSteps = steps.map((step) => {
      const [, , words] = step;
      y += STEP_HEIGHT + LINE_HEIGHT * words.split("\n").length;
      return { step, y };
    });
    const bottom = y + STEP_HEIGHT;
    y = bottom + 12;
    return { ...phase, steps: placedSteps, top, bottom };
  });
  return { phases, height: y };
}

function createTable(): FigureTable {
  const rows = PHASES.flatMap(({ name, steps }) =>
    steps.map(([from, to, words]) => [words.replaceAll("\n", " "), LANES[from].name, LANES[to].name, name]),
  );
  return { columns: [["What"], ["From"], ["To"], ["Phase"]], rows };
}

function describeFinding(): string {
  return "Until validation is over, nobody can charge the account anything; after that the gas is due, even if the operation fails.";
}
