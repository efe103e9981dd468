import {
  createExampleValue,
  createNumberGetter,
  createTextGetter,
  type Example,
  formatNumber,
  getPartyName,
} from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrame, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: JobCost,
  createTable: createJobCostTable,
  describeFinding,
};

/** The bars are as long as their share of the price; the longest has room for both stakes. */
const LONGEST_SHARE = 1.6;
const BAR_HEIGHT = 26;
/** Between two parts of a bar. */
const PART_GAP = 3;
/** The tops of the bars. A bar's name stands above it, the labels of its parts below it. */
const BARS = { buyerPays: 78, whereItGoes: 184, buyerLoses: 354, agentLoses: 502 };
const WORST_TITLE_Y = 304;
const LABELS = { name: -12, part: 52 };
/** The labels of the narrow parts stand right of the price, one above the other, the lowest beside the bar. */
const NARROW_LABELS = { x: 408, pitch: 31 };

/** A part of a bar: where it begins and how long it is, in USDC. */
type Part = { from: number; amount: number; words: string; className: string | undefined };

/** What both sides pay and get if all goes well, and what each can lose. All bars are to the scale of the price. */
function JobCost({ example }: FigureProps) {
  const text = createTextGetter(example);
  const { price, work, narrowParts, buyerLosses, agentLosses, points } = getCosts(example);
  const x = createLinearScale([0, LONGEST_SHARE * price], [0, FIGURE_WIDTH - 8]);
  return (
    <DrawingFrame
      name="job-cost"
      title="What a job costs if all goes well, and what each side can lose"
      description={`Four bars to the scale of the price, ${text("quote.price")}. The buyer pays the price. It goes to the agent’s work and to those it hires, ${formatUsdc(work)}, and to ${narrowParts.map(({ words }) => words).join(", ")}. At worst the buyer loses ${text("quote.buyer.worst")}: ${describeParts(buyerLosses)}. The agent loses ${text("quote.agent.worst")}: ${describeParts(agentLosses)}, and ${points}.`}
      height={610}
    >
      <path className={styles.guide} d={`M${x(price)},38V${BARS.agentLoses + BAR_HEIGHT}`} />
      <Label x={0} y={26} tone="strong" text="If all goes well" />
      <Label x={x(price)} y={26} anchor="middle" tone="quiet" text="the price" />

      <BarName bar={BARS.buyerPays} name="The buyer pays" amount={text("quote.price")} />
      <rect
        className={styles.bar3}
        x={0}
        y={BARS.buyerPays}
        width={x(price) - PART_GAP}
        height={BAR_HEIGHT}
      />

      <BarName bar={BARS.whereItGoes} name="Where it goes" />
      <rect
        className={styles.area2}
        x={0}
        y={BARS.whereItGoes}
        width={x(work) - PART_GAP}
        height={BAR_HEIGHT}
      />
      <path
        className={styles.edgeAgent}
        d={`M1,${BARS.whereItGoes}H${x(work) - PART_GAP}v${BAR_HEIGHT}H1Z`}
      />
      <g className={styles.halo}>
        <Label
          x={0}
          y={BARS.whereItGoes + LABELS.part}
          text={`${formatUsdc(work)} for the agent’s work and those it hires`}
        />
      </g>
      {narrowParts.map((part, index) => (
        <NarrowPart key={part.words} {...part} x={x} row={narrowParts.length - 1 - index} />
      ))}

      <path className={styles.gridLine} d={`M0,${WORST_TITLE_Y - 36}H${FIGURE_WIDTH}`} />
      <Label x={0} y={WORST_TITLE_Y} tone="strong" text="At worst" />
      <g className={styles.halo}>
        <Label
          x={FIGURE_WIDTH}
          y={WORST_TITLE_Y}
          anchor="end"
          tone="quiet"
          text="disputed, appealed, lost both times"
        />
      </g>
      <BarName bar={BARS.buyerLoses} name="The buyer loses" amount={text("quote.buyer.worst")} />
      <Losses bar={BARS.buyerLoses} parts={buyerLosses} x={x} />
      <BarName
        bar={BARS.agentLoses}
        name="The agent loses"
        amount={`${text("quote.agent.worst")}, ${points}`}
      />
      <Losses bar={BARS.agentLoses} parts={agentLosses} x={x} />
    </DrawingFrame>
  );
}

function BarName({ bar, name, amount }: { bar: number; name: string; amount?: string }) {
  const y = bar + LABELS.name;
  return (
    <g className={styles.halo}>
      <Label x={0} y={y} text={name} />
      {amount && <Label x={FIGURE_WIDTH} y={y} anchor="end" text={amount} />}
    </g>
  );
}

type LossesProps = { bar: number; parts: readonly Part[]; x: (amount: number) => number };

/** The parts of what a side can lose, each with its amount and name below it. */
function Losses({ bar, parts, x }: LossesProps) {
  return (
    <>
      {parts.map(({ from, amount, words, className }) => (
        <g key={words}>
          <rect className={className} x={x(from)} y={bar} width={x(amount) - PART_GAP} height={BAR_HEIGHT} />
          <Label x={x(from)} y={bar + LABELS.part} text={`${formatUsdc(amount)}\n${words}`} />
        </g>
      ))}
    </>
  );
}

/** A part that is too narrow for words below it: a line leads from it to its label. */
function NarrowPart({
  from,
  amount,
  words,
  className,
  x,
  row,
}: Part & { x: (amount: number) => number; row: number }) {
  const y = BARS.whereItGoes + BAR_HEIGHT / 2 - row * NARROW_LABELS.pitch;
  const middle = x(from + amount / 2);
  return (
    <g className={styles.halo}>
      <rect className={className} x={x(from)} y={BARS.whereItGoes} width={x(amount)} height={BAR_HEIGHT} />
      <path
        className={styles.axisLine}
        d={
          row === 0
            ? `M${x(from + amount)},${y}H${NARROW_LABELS.x - 4}`
            : `M${middle},${BARS.whereItGoes}V${y}H${NARROW_LABELS.x - 4}`
        }
      />
      <Label x={NARROW_LABELS.x} y={y} yAnchor="middle" text={words} />
    </g>
  );
}

const formatUsdc = (amount: number) => formatNumber(amount, "USDC");

function describeParts(parts: readonly Part[]): string {
  return parts.map(({ amount, words }) => `${formatUsdc(amount)} ${words}`).join(", ");
}

/** Returns the amounts of the drawing: parts of the price, and what each side can lose, in USDC and points. */
function getCosts(example: Example) {
  const get = createNumberGetter(example);
  const [price, left, wrong, fee] = [
    get("quote.price"),
    get("quote.left"),
    get("quote.wrong"),
    get("quote.fee"),
  ];
  const [stake, sub] = [get("quote.stake"), get("quote.sub")];
  const work = price - left - wrong - fee;
  const spent = [
    { amount: wrong, words: `wrong findings ${formatUsdc(wrong)}`, className: styles.bar4 },
    { amount: fee, words: `fee ${formatUsdc(fee)}`, className: styles.bar4 },
  ];
  const lostPoints = Math.min(price * get("reputation.per-payment"), get("reputation.standing"));
  const createLosses = (first: number, words: string, className: string | undefined) =>
    createParts(0, [
      { amount: first, words, className },
      { amount: stake, words: "quarter", className },
      { amount: stake, words: "deposit", className },
    ]);
  return {
    price,
    left,
    fee,
    stake,
    work,
    narrowParts: createParts(
      work,
      left < 0
        ? [...spent, { amount: -left, words: `short by ${formatUsdc(-left)}`, className: styles.edgeAgent }]
        : [{ amount: left, words: `left to it ${formatUsdc(left)}`, className: styles.bar2 }, ...spent],
    ),
    buyerLosses: createLosses(price, "price", styles.bar3),
    agentLosses: createLosses(sub, "paid to others", styles.bar2),
    points: createExampleValue({ value: lostPoints, unit: "points" }).text,
  };
}

/** Places parts next to each other. */
function createParts(start: number, parts: readonly Omit<Part, "from">[]): Part[] {
  let from = start;
  return parts.map((part) => {
    const placedPart = { ...part, from };
    from += part.amount;
    return placedPart;
  });
}

/** What each side pays, gets and can lose, and how long it takes. */
function createJobCostTable(example: Example): FigureTable {
  const text = createTextGetter(example);
  const { left, fee, price, points } = getCosts(example);
  const [silentDays, longestDays] = [text("window.silent.days"), text("window.longest.days")];
  return {
    columns: [["What"], ["Buyer"], ["Agent"]],
    rows: [
      [
        "Pays, if all goes well",
        `${text("quote.price")}, and gas`,
        `fee of ${text("quote.fee")}, ${formatShare(fee / price)}`,
      ],
      [
        "Gets",
        "the work",
        `${text("quote.paid")}; ${formatUsdc(left)} after its work, those it hires and wrong findings`,
      ],
      ["Can lose at worst", text("quote.buyer.worst"), `${text("quote.agent.worst")}, and ${points}`],
      ["Time from delivery if nobody disputes, at most", silentDays, silentDays],
      ["Time from delivery with dispute and appeal, at most", longestDays, longestDays],
    ],
  };
}

function formatShare(share: number): string {
  return createExampleValue({ value: share, unit: "share" }).text;
}

function describeFinding(example: Example): string {
  const get = createNumberGetter(example);
  const text = createTextGetter(example);
  const { price, left, fee, stake } = getCosts(example);
  const result =
    left < 0
      ? `, the agent loses ${formatUsdc(-left)} USDC on good work`
      : ` and leaves the agent ${formatUsdc(left)} USDC`;
  const limit =
    price < get("appeal.least")
      ? ", and an appeal does not pay for the time of those who judge it"
      : stake > get("entry.lock.worth")
        ? `, but ${getPartyName(example.values, "party.lead")}’s lock is too small for such a job`
        : "";
  return `At ${text("quote.price")} the fee takes ${formatShare(fee / price)} of the price${result}${limit}.`;
}
