import type { FigureDefinition, FigureTable } from "./figure-definition";
import { DrawingFrame, DrawnArrow, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";

export const figure: FigureDefinition = {
  Drawing: UserOperation,
  createTable: createUserOperationTable,
  describeFinding,
};

/** The lifelines of those who take part. `heading` stands in the drawing, `name` in the table. */
const LANES = {
  agent: { x: 48, heading: "Agent’s\nkey", name: "the agent’s key" },
  bundler: { x: 160, heading: "Bundler", name: "the bundler" },
  entryPoint: { x: 262, heading: "Entry\nPoint", name: "the EntryPoint" },
  account: { x: 356, heading: "Account", name: "the account" },
  paymaster: { x: 478, heading: "Paymaster", name: "the paymaster, if one is named" },
  contract: { x: 588, heading: "Called\ncontract", name: "the called contract" },
} as const;

type LaneName = keyof typeof LANES;

type Step = {
  from: LaneName;
  to: LaneName;
  /** Lines are separated by line feeds. */
  words: string;
  /** An optional step needs a paymaster. From the charge on, the account owes the gas. A refusal ends the operation. */
  kind?: "optional" | "charge" | "refusal";
};

type Phase = { name: string; note?: string; steps: readonly Step[] };

const PHASES: readonly Phase[] = [
  {
    name: "Sending",
    steps: [
      { from: "agent", to: "bundler", words: "signed operation: what to do,\nand the most that it may cost" },
      { from: "bundler", to: "bundler", words: "tries the check first" },
      {
        from: "bundler",
        to: "entryPoint",
        words: "one transaction with several\noperations; advances the gas",
      },
    ],
  },
  {
    name: "Validation",
    note: "the account can refuse",
    steps: [
      { from: "entryPoint", to: "account", words: "is this yours?" },
      {
        from: "account",
        to: "entryPoint",
        words: "yes: limit and gas budget are\ncharged; valid until this hour",
        kind: "charge",
      },
      { from: "account", to: "entryPoint", words: "or no: nothing is charged", kind: "refusal" },
      { from: "entryPoint", to: "paymaster", words: "will you pay?", kind: "optional" },
      { from: "paymaster", to: "entryPoint", words: "yes", kind: "optional" },
      {
        from: "entryPoint",
        to: "entryPoint",
        words: "checks that hour on the\nclock, takes gas in advance",
      },
    ],
  },
  {
    name: "Execution",
    note: "the charge is due even if it fails",
    steps: [
      { from: "entryPoint", to: "account", words: "do it" },
      { from: "account", to: "contract", words: "call, as the account" },
      {
        from: "entryPoint",
        to: "bundler",
        words: "gas; what was not used goes back\nto whoever paid in advance",
      },
    ],
  },
];

const HEADINGS = { y: 38, bottom: 76 };
const LINE_HEIGHT = 31;
const PHASE_HEADING_HEIGHT = 40;
/** The height of a step without the lines of its words. */
const STEP_HEIGHT = 18;
/** The width and height of the arrow of a step that begins and ends at the same lifeline. */
const LOOP = { width: 26, height: 18 };
/** An arrow ends this far from the middle of a lifeline. */
const ARROW_GAP = 3;

/** Draws one operation from the agent’s key to the called contract, as a sequence diagram. */
function UserOperation() {
  const { phases, height } = layOutPhases();
  const chargeY = phases.flatMap(({ steps }) => steps).find(({ kind }) => kind === "charge")?.y;
  return (
    <DrawingFrame
      name="user-operation"
      hasArrows
      title="One UserOperation, from the agent’s key to the called contract"
      description={`A sequence in three phases. ${PHASES.map(describePhase).join(" ")}`}
      height={height}
    >
      {Object.values(LANES).map(({ x, heading }) => (
        <g key={heading}>
          <Label x={x} y={HEADINGS.y} yAnchor="middle" anchor="middle" tone="strong" text={heading} />
          <path
            className={x === LANES.paymaster.x ? styles.guide : styles.axisLine}
            d={`M${x},${HEADINGS.bottom}V${height - 2}`}
          />
        </g>
      ))}
      <path className={styles.lineAgent} d={`M${LANES.agent.x},${HEADINGS.bottom}V${height - 2}`} />
      <path className={styles.lineSpent} d={`M${LANES.account.x},${chargeY}V${height - 2}`} />
      {phases.map(({ name, note, top, bottom, steps }) => (
        <g key={name} className={styles.halo}>
          {note && (
            <>
              <rect
                className={styles.axisLine}
                x={1}
                y={top}
                width={FIGURE_WIDTH - 2}
                height={bottom - top}
                rx={6}
              />
              <Label x={14} y={top + 32} tone="strong" text={name} />
              <Label x={FIGURE_WIDTH - 14} y={top + 32} anchor="end" tone="quiet" text={note} />
            </>
          )}
          {steps.map((step) => (
            <StepArrow key={step.words} {...step} />
          ))}
        </g>
      ))}
    </DrawingFrame>
  );
}

/** Draws the arrow of a step, with its words above it, or beside it if it is a loop. */
function StepArrow({ from, to, words, kind, y }: Step & { y: number }) {
  const [startX, endX] = [LANES[from].x, LANES[to].x];
  const isLoop = from === to;
  const tipX = endX > startX ? endX - ARROW_GAP : endX + ARROW_GAP;
  return (
    <>
      <Label
        x={isLoop ? startX + LOOP.width + 10 : Math.min(startX, endX) + 16}
        y={isLoop ? y - LOOP.height / 2 : y - 12}
        yAnchor={isLoop ? "middle" : "last"}
        text={words}
      />
      {kind === "refusal" ? (
        <>
          <path className={styles.guide} d={`M${startX},${y}H${endX}`} />
          <path d={`M${endX - 7},${y - 7}l14,14m0,-14l-14,14`} />
        </>
      ) : (
        <DrawnArrow
          {...(kind === "optional" && { className: styles.guide })}
          d={
            isLoop
              ? `M${startX},${y - LOOP.height}h${LOOP.width}v${LOOP.height}H${tipX}`
              : `M${startX},${y}H${tipX}`
          }
        />
      )}
    </>
  );
}

/** Places the phases and their steps from the top down, and returns the height of the drawing. */
function layOutPhases() {
  let y = HEADINGS.bottom;
  const phases = PHASES.map(({ steps, ...phase }) => {
    const top = y;
    if (phase.note) y += PHASE_HEADING_HEIGHT;
    const placedSteps = steps.map((step) => {
      const lineCount = step.words.split("\n").length;
      y += STEP_HEIGHT + LINE_HEIGHT * lineCount;
      // The words of a loop are beside its middle, and not above it.
      return { ...step, y: step.from === step.to ? y - (LINE_HEIGHT * (lineCount - 1)) / 2 : y };
    });
    y += STEP_HEIGHT;
    const bottom = y;
    y += 12;
    return { ...phase, steps: placedSteps, top, bottom };
  });
  return { phases, height: y };
}

function describePhase({ name, note, steps }: Phase): string {
  const sentences = steps.map(({ from, to, words }) => {
    const actors = from === to ? LANES[from].name : `${LANES[from].name} to ${LANES[to].name}`;
    return `${actors}: ${joinLines(words)}`;
  });
  return `${name}${note ? ` (${note})` : ""}: ${sentences.join(". ")}.`;
}

function joinLines(words: string): string {
  return words.replaceAll("\n", " ");
}

/** Returns the steps in their order. */
function createUserOperationTable(): FigureTable {
  const steps = PHASES.flatMap(({ name, steps }) => steps.map((step) => ({ ...step, phase: name })));
  return {
    columns: [["Step"], ["From"], ["To"], ["What"], ["Phase"]],
    rows: steps.map(({ from, to, words, phase }, index) => [
      index + 1,
      LANES[from].name,
      LANES[to].name,
      joinLines(words),
      phase,
    ]),
  };
}

function describeFinding(): string {
  return "Until the account has said yes, nobody can charge it anything; after that the gas is due, even if the operation fails.";
}
