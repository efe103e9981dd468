import {
  createNumberGetter,
  createTextGetter,
  type Example,
  formatBalance,
  formatNumber,
  getNumber,
  getPartyName,
} from "../example/example";
import { HOURS_PER_DAY } from "../example/quantities";
import { createSetting } from "../example/setting";
import { getLedgers } from "../models/job-ledger";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { selectFittingTicks } from "./parts/Axes";
import {
  alternativesFormat,
  Box,
  breakLines,
  DrawingFrame,
  DrawnArrow,
  getOpacity,
  Label,
} from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale } from "./parts/plot";

/** Where the line runs, and where the words beside it begin. */
const LINE = 134;
const WORDS = 160;
const BAR = 12;
const ends = { x: 424, width: 212 };
const strip = { left: 4, width: 632, y: 924, height: 26 };

/** The windows of a job, by stage. */
const WINDOWS = [
  { name: "window.waiting", stage: 0, from: 150, to: 354, colour: styles.bar1 },
  { name: "window.validation", stage: 1, from: 354, to: 470, colour: styles.bar2 },
  { name: "window.appeal", stage: 1, from: 470, to: 674, colour: styles.bar1 },
  { name: "window.judgment", stage: 2, from: 674, to: 790, colour: styles.bar2 },
] as const;

/** What the time of a colour is for. */
const USES = [
  { colour: styles.bar1, text: "time to object", x: 196 },
  { colour: styles.bar2, text: "time to decide", x: 402 },
] as const;

/** How a job ends at each stage. */
const WAYS = [
  { view: "accepted", title: "Accepted", y: 198, height: 124 },
  { view: "ruled", title: "First ruling", y: 524, height: 124 },
  { view: "judged", title: "Judgment", y: 696, height: 184 },
] as const;

/** A job from its payment to its end: who acts, by when, at what cost, and the three ways in which it is over. */
function JobTimeline({ example, view }: FigureProps) {
  const names = getNames(example);
  const text = createTextGetter(example);
  const shown = WAYS.findIndex((way) => way.view === view);
  const beyond = (stage: number) => getOpacity(shown >= 0 && stage > shown);
  return (
    <DrawingFrame
      name="job-timeline"
      arrows
      title="The time line of a job: who acts, by when, at what cost"
      description={`${names.buyer} pays ${text("job.price")} into escrow; ${names.agent} delivers. Within ${text("window.waiting")} ${names.buyer} accepts, says nothing or disputes. ${names.validator} rules within ${text("window.validation")}, the loser may appeal within ${text("window.appeal")}; three people judge within ${text("window.judgment")}. In the end, in USDC, before ${names.agent} pays ${describePaymentToSub(example)}: ${WAYS.map((way) => `${way.title}: ${describeBalances(example, way).join(", ")}.`).join(" ")} At most ${text("window.longest.days")} from delivery; each silent validation agent adds ${text("window.validation")}.`}
      height={988}
    >
      <path className={styles.quietLine} d={`M${LINE},44V150`} />
      <Label x={LINE - 18} y={97} at="middle" anchor="end" tone="quiet" text="work" />
      {WINDOWS.map(({ name, stage, from, to, colour }) => (
        <g key={name} opacity={beyond(stage)}>
          <rect className={colour} x={LINE - BAR / 2} y={from} width={BAR} height={to - from} />
          <Label
            x={LINE - 18}
            y={(from + to) / 2}
            at="middle"
            anchor="end"
            text={`within\n${breakLines(text(name).replace("\u00a0", " "), 10)}`}
          />
        </g>
      ))}
      {getSteps(example).map(({ y, stage, does, note }) => (
        <g key={y} opacity={beyond(stage)}>
          <circle className={styles.pointMarker} cx={LINE} cy={y} r={10} />
          <Label x={WORDS} y={y + 8} tone="strong" text={does} note={note} />
        </g>
      ))}
      {WAYS.map((way, stage) => (
        <g key={way.view} opacity={getOpacity(shown >= 0 && stage !== shown)}>
          <Way way={way} names={names} balances={describeBalances(example, way)} />
        </g>
      ))}
      <Strip example={example} />
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

/** Who does what on the line, and what it costs. */
function getSteps(example: Example) {
  const { buyer, agent, validator } = getNames(example);
  const text = createTextGetter(example);
  return [
    { y: 44, stage: 0, does: `${buyer} pays in`, note: `${text("job.price")}, held in escrow` },
    { y: 150, stage: 0, does: `${agent} delivers`, note: `risks ${text("job.quarter")} of its lock` },
    {
      y: 354,
      stage: 1,
      does: `or ${buyer} disputes`,
      note: `loser pays ${text("job.quarter")}`,
    },
    {
      y: 470,
      stage: 1,
      does: `${validator} rules`,
      note: "a validation agent, or\nanother if it is silent",
    },
    {
      y: 674,
      stage: 2,
      does: "or the loser appeals",
      note: `risks ${formatNumber(getAppealCost(example), "USDC")} USDC more`,
    },
    { y: 790, stage: 2, does: "Three people judge", note: "the last word" },
  ];
}

/** "60 on to Sana": what the agent pays for the part of the work that it buys. */
function describePaymentToSub({ values }: Example): string {
  return `${formatNumber(getNumber(values, "job.first-sub"), "USDC")} on to ${getPartyName(values, "party.first-sub")}`;
}

/** What a failed appeal costs: the deposit. */
function getAppealCost({ values }: Example): number {
  return getNumber(values, "appeal.deposit");
}

type WayProps = { way: (typeof WAYS)[number]; names: Names; balances: readonly string[] };

/** What leads from the line to an end, and what buyer and agent have there. */
function Way({ way: { view, title, y, height }, names, balances }: WayProps) {
  const middle = y + height / 2;
  const above = { accepted: `${names.buyer} accepts`, ruled: "nobody appeals", judged: undefined }[view];
  return (
    <>
      <DrawnArrow
        d={view === "judged" ? `M${LINE},800V${y + 148}H${ends.x}` : `M${LINE + BAR / 2},${middle}H${ends.x}`}
      />
      {above && <Label x={WORDS} y={middle - 14} at="last" text={above} />}
      {view === "accepted" && <Label x={WORDS} y={middle + 32} text="or says nothing" />}
      <Box
        {...ends}
        y={y}
        height={height}
        kind="terminal"
        title={title}
        // Three amounts, or a long name, are too wide for one line. "−25 or −45" stays together.
        note={balances
          .map((amounts) => breakLines(amounts.replaceAll(" or ", "\u00a0or\u00a0"), 18))
          .join("\n")}
      />
    </>
  );
}

/** What the agent can have at an end, the most first, and what the buyer can. */
function describeBalances(example: Example, { view }: (typeof WAYS)[number]): [agent: string, buyer: string] {
  const { buyer, agent } = getNames(example);
  const ends = getEnds(example).filter((end) => end.view === view);
  const sold = ends.map((end) => end.agent).sort((one, other) => other - one);
  const bought = ends.map((end) => end.buyer).sort((one, other) => one - other);
  return [`${agent} ${formatAlternativeBalances(sold)}`, `${buyer} ${formatAlternativeBalances(bought)}`];
}

/** What buyer and agent have at each end of the job. */
function getEnds(example: Example) {
  const ledgers = getLedgers(createSetting(createNumberGetter(example)));
  return Object.entries(ledgers).map(([end, { buyer, agent }]) => ({
    view: end.includes("appeal") ? "judged" : end === "paid" ? "accepted" : "ruled",
    buyer,
    agent,
  }));
}

/** Each amount once: "+100, −25 or −45". */
function formatAlternativeBalances(amounts: readonly number[]): string {
  return alternativesFormat.format(new Set(amounts.map((amount) => formatBalance(amount, "USDC"))));
}

/** The windows up to the end of a stage, end to end. */
function getHoursUntil({ values }: Example, last: number): number {
  return WINDOWS.filter(({ stage }) => stage <= last).reduce(
    (sum, { name }) => sum + getNumber(values, name),
    0,
  );
}

/** All windows end to end, each as long as it is: the longest that a job can take. */
function Strip({ example }: { example: Example }) {
  const x = createLinearScale([0, getHoursUntil(example, 2)], [strip.left, strip.left + strip.width]);
  let end = 0;
  const pieces = WINDOWS.map(({ name, colour }) => {
    const hours = getNumber(example.values, name);
    const [from, to] = [x(end), x(end + hours)];
    end += hours;
    return { name, colour, from, to, at: (from + to) / 2, text: formatNumber(hours, "hours") };
  });
  return (
    <g>
      <Label
        x={strip.left}
        y={strip.y - 14}
        tone="strong"
        text={`${createTextGetter(example)("window.longest.days")} in all`}
      />
      {USES.map(({ colour, text, x }) => (
        <g key={text}>
          <rect className={colour} x={x} y={strip.y - 28} width={16} height={16} />
          <Label x={x + 24} y={strip.y - 14} text={text} />
        </g>
      ))}
      {pieces.map(({ name, colour, from, to }) => (
        <rect
          key={name}
          className={colour}
          x={from}
          y={strip.y}
          width={Math.max(0, to - from - 2)}
          height={strip.height}
        />
      ))}
      {selectFittingTicks(pieces, (at) => at).map(({ at, text }) => (
        <Label key={at} x={at} y={strip.y + 54} anchor="middle" text={text} />
      ))}
    </g>
  );
}

/** Each step of a job: who takes it, until when, what it costs, and how it ends the job if it does. */
function createJobTimelineTable(example: Example): FigureTable {
  const { buyer, agent, validator } = getNames(example);
  const text = createTextGetter(example);
  const end = (way: number) => (WAYS[way] ? describeBalances(example, WAYS[way]).join(", ") : "");
  const cost = `${formatNumber(getAppealCost(example), "USDC")} USDC if lost`;
  return {
    columns: [["Step"], ["Who acts"], ["Within"], ["What it costs"], ["Who has what if it ends here, USDC"]],
    rows: [
      ["pay into escrow", buyer, "before the work", text("job.price"), "goes on"],
      ["deliver", agent, "the job’s deadline", `up to ${text("job.quarter")} of the lock at risk`, "goes on"],
      ["accept", buyer, text("window.waiting"), "nothing", end(0)],
      ["say nothing", buyer, text("window.waiting"), "nothing", end(0)],
      ["dispute", buyer, text("window.waiting"), `${text("job.quarter")} if lost`, "goes on"],
      [
        "rule",
        validator,
        `${text("window.validation")}; then another`,
        `the loser ${text("job.quarter")}`,
        "goes on",
      ],
      ["let it stand", "the loser", text("window.appeal"), "nothing more", end(1)],
      ["appeal", "the loser", text("window.appeal"), cost, "goes on"],
      [
        "judge",
        "three people",
        text("window.judgment"),
        "the loser both fees, a failed appellant the deposit",
        end(2),
      ],
    ],
  };
}

function describeFinding(example: Example, view?: string): string {
  const { buyer, agent } = getNames(example);
  const way = WAYS.find((candidate) => candidate.view === view);
  const hours = getHoursUntil(example, way ? WAYS.indexOf(way) : 2);
  const time = `${formatNumber(hours / HOURS_PER_DAY, "days")} days after delivery at the latest`;
  const end =
    way?.view === "accepted" ? "The job ends" : "If those who decide keep to their time, the job ends";
  if (way) return `${end} ${time}, and leaves ${describeBalances(example, way).join(" and ")} USDC.`;
  const worst = (side: "agent" | "buyer") =>
    formatBalance(Math.min(...getEnds(example).map((balances) => balances[side])), "USDC");
  return `${end} ${time}, and at worst leaves ${agent} ${worst("agent")} and ${buyer} ${worst("buyer")} USDC.`;
}

export const figure: FigureDefinition = {
  Drawing: JobTimeline,
  createTable: createJobTimelineTable,
  describeFinding: describeFinding,
};
