import {
  createNumberGetter,
  createTextGetter,
  type Example,
  getNumber,
  getPartyName,
} from "../example/example";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import { getJobPaths } from "../example/job";
import { HOURS_PER_DAY } from "../example/quantities";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { selectFittingTicks } from "./parts/Axes";
import {
  Box,
  breakLines,
  DrawingFrame,
  DrawnArrow,
  disjunctionFormat,
  getViewOpacity,
  Label,
} from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, getRect } from "./parts/plot";

// The time line is vertical, and text begins to its right.
const LINE_X = 134;
const TEXT_X = 160;
const BAR_WIDTH = 12;
const ENDING_BOX = { x: 424, width: 212 };
const STRIP = { left: 4, right: 636, top: 924, bottom: 950 };

/** The windows of a job. `stage` is the index in `ENDINGS` of the first ending that a window can lead to. */
const WINDOWS = [
  { name: "window.waiting", stage: 0, from: 150, to: 354, colour: styles.bar1 },
  { name: "window.validation", stage: 1, from: 354, to: 470, colour: styles.bar2 },
  { name: "window.appeal", stage: 1, from: 470, to: 674, colour: styles.bar1 },
  { name: "window.judgment", stage: 2, from: 674, to: 790, colour: styles.bar2 },
] as const;

const LEGEND = [
  { colour: styles.bar1, text: "time to object", x: 196 },
  { colour: styles.bar2, text: "time to decide", x: 402 },
] as const;

/** The boxes in which a job ends, one for each stage. */
const ENDINGS = [
  { view: "accepted", title: "Accepted", y: 198, height: 124 },
  { view: "ruled", title: "First ruling", y: 524, height: 124 },
  { view: "judged", title: "Judgment", y: 696, height: 184 },
] as const;

export const figure: FigureDefinition = { Drawing: JobTimeline, createTable, describeFinding };

/** Draws a job from its payment to its three possible endings: who acts, by when and at what cost. */
function JobTimeline({ example, view }: FigureProps) {
  const names = getNames(example);
  const getText = createTextGetter(example);
  const shownIndex = ENDINGS.findIndex((ending) => ending.view === view);
  const getStageOpacity = (stage: number) => getViewOpacity(shownIndex >= 0 && stage > shownIndex);
  return (
    <DrawingFrame
      name="job-timeline"
      hasArrows
      title="The time line of a job: who acts, by when, at what cost"
      description={`${names.buyer} pays ${getText("job.price")} into escrow; ${names.agent} delivers. Within ${getText("window.waiting")} ${names.buyer} accepts, says nothing or disputes. ${names.validator} rules within ${getText("window.validation")}, the loser may appeal within ${getText("window.appeal")}; three people judge within ${getText("window.judgment")}. In the end, in USDC, before ${names.agent} pays ${describePaymentToSub(example)}: ${ENDINGS.map((ending) => `${ending.title}: ${describeBalances(example, ending).join(", ")}.`).join(" ")} At most ${getText("window.longest.days")} from delivery; each silent validation agent adds ${getText("window.validation")}.`}
      height={988}
    >
      <path className={styles.quietLine} d={`M${LINE_X},44V150`} />
      <Label x={LINE_X - 18} y={97} yAnchor="middle" anchor="end" tone="quiet" text="work" />
      {WINDOWS.map(({ name, stage, from, to, colour }) => (
        <g key={name} opacity={getStageOpacity(stage)}>
          <rect className={colour} x={LINE_X - BAR_WIDTH / 2} y={from} width={BAR_WIDTH} height={to - from} />
          <Label
            x={LINE_X - 18}
            y={(from + to) / 2}
            yAnchor="middle"
            anchor="end"
            text={`within\n${breakLines(getText(name).replace("\u00a0", " "), 10)}`}
          />
        </g>
      ))}
      {getSteps(example).map(({ y, stage, action, note }) => (
        <g key={y} opacity={getStageOpacity(stage)}>
          <circle className={styles.pointMarker} cx={LINE_X} cy={y} r={10} />
          <Label x={TEXT_X} y={y + 8} tone="strong" text={action} note={note} />
        </g>
      ))}
      {ENDINGS.map((ending, stage) => (
        <g key={ending.view} opacity={getViewOpacity(shownIndex >= 0 && stage !== shownIndex)}>
          <EndingBox ending={ending} names={names} balances={describeBalances(example, ending)} />
        </g>
      ))}
      <WindowStrip example={example} />
    </DrawingFrame>
  );
}

type Names = ReturnType<typeof getNames>;

function getNames({ values }: Example) {
  return {
    buyer: getPartyName(values, "party.buyer"),
    agent: getPartyName(values, "party.lead"),
    validator: getPartyName(values, "party.validator"),
  };
}

/** Returns the steps on the time line, each with who acts and what it costs. */
function getSteps(example: Example) {
  const { buyer, agent, validator } = getNames(example);
  const getText = createTextGetter(example);
  const deliveryNote = `risks ${getText("entry.lock.per-job")} of its lock`;
  const disputeNote = `loser pays ${getText("job.fee.validation")},\n${agent} ${getText("job.slash")} more`;
  return [
    { y: 44, stage: 0, action: `${buyer} pays in`, note: `${getText("job.price")}, held in escrow` },
    { y: 150, stage: 0, action: `${agent} delivers`, note: deliveryNote },
    { y: 354, stage: 1, action: `or ${buyer} disputes`, note: disputeNote },
    {
      y: 470,
      stage: 1,
      action: `${validator} rules`,
      note: "a validation agent, or\nanother if it is silent",
    },
    { y: 674, stage: 2, action: "or the loser appeals", note: `risks ${getAppealCost(example)} more` },
    { y: 790, stage: 2, action: "Three people judge", note: "the last word" },
  ];
}

/** Returns "60 on to Sana": what the agent pays for the part of the work that it buys. */
function describePaymentToSub({ values }: Example): string {
  return `${formatNumber(getNumber(values, "job.first-sub"), "USDC")} on to ${getPartyName(values, "party.first-sub")}`;
}

/** Returns the cost of a failed appeal: the fee of the human stage and the deposit. */
function getAppealCost({ values }: Example): string {
  const cost = getNumber(values, "job.fee.human") + getNumber(values, "appeal.deposit");
  return `${formatNumber(cost, "USDC")} USDC`;
}

type Ending = (typeof ENDINGS)[number];
type EndingBoxProps = { ending: Ending; names: Names; balances: readonly string[] };

/** Draws an arrow from the time line to a box with the balances of buyer and agent at an ending. */
function EndingBox({ ending: { view, title, y, height }, names, balances }: EndingBoxProps) {
  const middle = y + height / 2;
  const arrowStart = view === "judged" ? `${LINE_X},800V${y + 148}` : `${LINE_X + BAR_WIDTH / 2},${middle}`;
  const condition = { accepted: `${names.buyer} accepts`, ruled: "nobody appeals", judged: undefined }[view];
  return (
    <>
      <DrawnArrow d={`M${arrowStart}H${ENDING_BOX.x}`} />
      {condition && <Label x={TEXT_X} y={middle - 14} yAnchor="last" text={condition} />}
      {view === "accepted" && <Label x={TEXT_X} y={middle + 32} text="or says nothing" />}
      <Box
        {...ENDING_BOX}
        y={y}
        height={height}
        kind="terminal"
        title={title}
        // Three amounts or a long name are too wide for one line. A line break never splits "−25 or −45".
        note={balances
          .map((amounts) => breakLines(amounts.replaceAll(" or ", "\u00a0or\u00a0"), 18))
          .join("\n")}
      />
    </>
  );
}

/** Returns the possible balances of both sides at an ending: the agent’s in descending order, the buyer’s in ascending order. */
function describeBalances(example: Example, { view }: Ending): [agent: string, buyer: string] {
  const { buyer, agent } = getNames(example);
  const outcomes = getJobOutcomes(example).filter((end) => end.view === view);
  const agentBalances = outcomes.map((end) => end.agent).sort((first, second) => second - first);
  const buyerBalances = outcomes.map((end) => end.buyer).sort((first, second) => first - second);
  return [
    `${agent} ${formatAlternativeBalances(agentBalances)}`,
    `${buyer} ${formatAlternativeBalances(buyerBalances)}`,
  ];
}

/** Returns the ending and both balances for each path that the example’s job can take. */
function getJobOutcomes(example: Example) {
  return getJobPaths(createNumberGetter(example)).map(({ states, end: { buyer, agent } }) => {
    const view = states.includes("appealed") ? "judged" : states.includes("decided") ? "ruled" : "accepted";
    return { view, buyer, agent };
  });
}

/** Returns each different amount once: "+100, −25 or −45". */
function formatAlternativeBalances(amounts: readonly number[]): string {
  return disjunctionFormat.format(new Set(amounts.map((amount) => formatSignedAmount(amount, "USDC"))));
}

/** Returns the sum of all windows up to the end of a stage. */
function getHoursUntil({ values }: Example, lastStage: number): number {
  const windows = WINDOWS.filter(({ stage }) => stage <= lastStage);
  return windows.reduce((sum, { name }) => sum + getNumber(values, name), 0);
}

/** Draws all windows end to end and to scale: the longest time that a job can take. */
function WindowStrip({ example }: { example: Example }) {
  const x = createLinearScale([0, getHoursUntil(example, 2)], [STRIP.left, STRIP.right]);
  let endHour = 0;
  const segments = WINDOWS.map(({ name, colour }) => {
    const hours = getNumber(example.values, name);
    const [from, to] = [x(endHour), x(endHour + hours)];
    endHour += hours;
    return { name, colour, from, to, value: (from + to) / 2, text: formatNumber(hours, "hours") };
  });
  return (
    <g>
      <Label
        x={STRIP.left}
        y={STRIP.top - 14}
        tone="strong"
        text={`${createTextGetter(example)("window.longest.days")} in all`}
      />
      {LEGEND.map(({ colour, text, x }) => (
        <g key={text}>
          <rect className={colour} x={x} y={STRIP.top - 28} width={16} height={16} />
          <Label x={x + 24} y={STRIP.top - 14} text={text} />
        </g>
      ))}
      {segments.map(({ name, colour, from, to }) => (
        <rect
          key={name}
          className={colour}
          {...getRect(from, STRIP.top, Math.max(from, to - 2), STRIP.bottom)}
        />
      ))}
      {selectFittingTicks(segments, (position) => position).map(({ value, text }) => (
        <Label key={value} x={value} y={STRIP.bottom + 28} anchor="middle" text={text} />
      ))}
    </g>
  );
}

function createTable(example: Example): FigureTable {
  const { buyer, agent, validator } = getNames(example);
  const getText = createTextGetter(example);
  const formatBalances = (stage: number) =>
    ENDINGS[stage] ? describeBalances(example, ENDINGS[stage]).join(", ") : "";
  return {
    columns: [["Step"], ["Who acts"], ["Within"], ["What it costs"], ["Who has what if it ends here, USDC"]],
    rows: [
      ["pay into escrow", buyer, "before the work", getText("job.price"), "goes on"],
      [
        "deliver",
        agent,
        "the job’s deadline",
        `up to ${getText("entry.lock.per-job")} of the lock at risk`,
        "goes on",
      ],
      ["accept", buyer, getText("window.waiting"), "nothing", formatBalances(0)],
      ["say nothing", buyer, getText("window.waiting"), "nothing", formatBalances(0)],
      ["dispute", buyer, getText("window.waiting"), `${getText("job.fee.validation")} if lost`, "goes on"],
      [
        "rule",
        validator,
        `${getText("window.validation")}; then another`,
        `the loser the fee of a dispute, ${agent} ${getText("job.slash")} of the lock`,
        "goes on",
      ],
      ["let it stand", "the loser", getText("window.appeal"), "nothing more", formatBalances(1)],
      ["appeal", "the loser", getText("window.appeal"), `${getAppealCost(example)} if lost`, "goes on"],
      [
        "judge",
        "three people",
        getText("window.judgment"),
        "the loser both fees, a failed appellant the deposit",
        formatBalances(2),
      ],
    ],
  };
}

function describeFinding(example: Example, view?: string): string {
  const { buyer, agent } = getNames(example);
  const ending = ENDINGS.find((candidate) => candidate.view === view);
  const hours = getHoursUntil(example, ending ? ENDINGS.indexOf(ending) : 2);
  const lastDay = `${formatNumber(hours / HOURS_PER_DAY, "days")} days after delivery at the latest`;
  const subject =
    ending?.view === "accepted" ? "The job ends" : "If those who decide keep to their time, the job ends";
  if (ending)
    return `${subject} ${lastDay}, and leaves ${describeBalances(example, ending).join(" and ")} USDC.`;
  const formatWorstBalance = (side: "agent" | "buyer") =>
    formatSignedAmount(Math.min(...getJobOutcomes(example).map((balances) => balances[side])), "USDC");
  return `${subject} ${lastDay}, and at worst leaves ${agent} ${formatWorstBalance("agent")} and ${buyer} ${formatWorstBalance("buyer")} USDC.`;
}
