import {
  createExampleValue,
  createNumberGetter,
  createTextGetter,
  type Example,
  getPartyName,
} from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrame, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatUsdc } from "./parts/format-amounts";
import { placeEndToEnd } from "./parts/place-end-to-end";
import { createLinearScale } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: JobCost,
  createTable: createJobCostTable,
  describeFinding,
};

/** The drawing is as wide as this multiple of the price, so that it has room for the price and both stakes. */
const MAX_PRICE_SHARE = 1.6;
const BAR_HEIGHT = 26;
/** The space between two parts of a bar. */
const PART_GAP = 3;
/** The tops of the bars. */
const BAR_TOPS = { buyerPays: 78, whereItGoes: 184, buyerLoses: 354, agentLoses: 502 };
const WORST_TITLE_Y = 304;
/** The distances from the top of a bar to the baselines of its name and of its parts’ labels. */
const LABEL_OFFSETS = { name: -12, part: 52 };
/** The labels of the narrow parts stand right of the price, one above the other, the lowest beside the bar. */
const NARROW_LABELS = { x: 408, pitch: 31 };

/** A part of a bar. It begins at `from` and is `amount` long, both in USDC. */
type Part = { from: number; amount: number; words: string; className: string | undefined };

/** Draws what both sides pay and get if all goes well, and what each can lose, as bars to one scale. */
function JobCost({ example }: FigureProps) {
  const text = createTextGetter(example);
  const { price, work, narrowParts, buyerLosses, agentLosses, points } = getCosts(example);
  const x = createLinearScale([0, MAX_PRICE_SHARE * price], [0, FIGURE_WIDTH - 8]);
  return (
    <DrawingFrame
      name="job-cost"
      title="What a job costs if all goes well, and what each side can lose"
      description={`Four bars to the scale of the price, ${text("quote.price")}. The buyer pays the price. It goes to the agent’s work and to those it hires, ${formatUsdc(work)}, and to ${narrowParts.map(({ words }) => words).join(", ")}. At worst the buyer loses ${text("quote.buyer.worst")}: ${describeParts(buyerLosses)}. The agent loses ${text("quote.agent.worst")}: ${describeParts(agentLosses)}, and ${points}.`}
      height={610}
    >
      <path className={styles.guide} d={`M${x(price)},38V${BAR_TOPS.agentLoses + BAR_HEIGHT}`} />
      <Label x={0} y={26} tone="strong" text="If all goes well" />
      <Label x={x(price)} y={26} anchor="middle" tone="quiet" text="the price" />

      <BarName barTop={BAR_TOPS.buyerPays} name="The buyer pays" amount={text("quote.price")} />
      <rect
        className={styles.bar3}
        x={0}
        y={BAR_TOPS.buyerPays}
        width={x(price) - PART_GAP}
        height={BAR_HEIGHT}
      />

      <BarName barTop={BAR_TOPS.whereItGoes} name="Where it goes" />
      <rect
        className={styles.area2}
        x={0}
        y={BAR_TOPS.whereItGoes}
        width={x(work) - PART_GAP}
        height={BAR_HEIGHT}
      />
      <path
        className={styles.edgeAgent}
        d={`M1,${BAR_TOPS.whereItGoes}H${x(work) - PART_GAP}v${BAR_HEIGHT}H1Z`}
      />
      <g className={styles.halo}>
        <Label
          x={0}
          y={BAR_TOPS.whereItGoes + LABEL_OFFSETS.part}
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
      <BarName barTop={BAR_TOPS.buyerLoses} name="The buyer loses" amount={text("quote.buyer.worst")} />
      <LossParts barTop={BAR_TOPS.buyerLoses} parts={buyerLosses} x={x} />
      <BarName
        barTop={BAR_TOPS.agentLoses}
        name="The agent loses"
        amount={`${text("quote.agent.worst")}, ${points}`}
      />
      <LossParts barTop={BAR_TOPS.agentLoses} parts={agentLosses} x={x} />
    </DrawingFrame>
  );
}

function BarName({ barTop, name, amount }: { barTop: number; name: string; amount?: string }) {
  const y = barTop + LABEL_OFFSETS.name;
  return (
    <g className={styles.halo}>
      <Label x={0} y={y} text={name} />
      {amount && <Label x={FIGURE_WIDTH} y={y} anchor="end" text={amount} />}
    </g>
  );
}

type LossPartsProps = { barTop: number; parts: readonly Part[]; x: (amount: number) => number };

/** Draws the parts of what a side can lose, with their amounts and names below them. */
function LossParts({ barTop, parts, x }: LossPartsProps) {
  return (
    <>
      {parts.map(({ from, amount, words, className }) => (
        <g key={words}>
          <rect
            className={className}
            x={x(from)}
            y={barTop}
            width={x(amount) - PART_GAP}
            height={BAR_HEIGHT}
          />
          <Label x={x(from)} y={barTop + LABEL_OFFSETS.part} text={`${formatUsdc(amount)}\n${words}`} />
        </g>
      ))}
    </>
  );
}

/** Draws a part that is too narrow for words below it, with a line to its label. */
function NarrowPart({
  from,
  amount,
  words,
  className,
  x,
  row,
}: Part & { x: (amount: number) => number; row: number }) {
  const y = BAR_TOPS.whereItGoes + BAR_HEIGHT / 2 - row * NARROW_LABELS.pitch;
  const middle = x(from + amount / 2);
  return (
    <g className={styles.halo}>
      <rect
        className={className}
        x={x(from)}
        y={BAR_TOPS.whereItGoes}
        width={x(amount)}
        height={BAR_HEIGHT}
      />
      <path
        className={styles.axisLine}
        d={
          row === 0
            ? `M${x(from + amount)},${y}H${NARROW_LABELS.x - 4}`
            : `M${middle},${BAR_TOPS.whereItGoes}V${y}H${NARROW_LABELS.x - 4}`
        }
      />
      <Label x={NARROW_LABELS.x} y={y} yAnchor="middle" text={words} />
    </g>
  );
}

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
  const [stake, paidOut] = [get("quote.stake"), get("quote.sub")];
  const work = price - left - wrong - fee;
  const feeParts = [
    { amount: wrong, words: `wrong findings ${formatUsdc(wrong)}`, className: styles.bar4 },
    { amount: fee, words: `fee ${formatUsdc(fee)}`, className: styles.bar4 },
  ];
  const lostPoints = Math.min(price * get("reputation.per-payment"), get("reputation.standing"));
  const createLosses = (first: number, words: string, className: string | undefined) =>
    placeEndToEnd(0, [
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
    narrowParts: placeEndToEnd(
      work,
      left < 0
        ? [
            ...feeParts,
            { amount: -left, words: `short by ${formatUsdc(-left)}`, className: styles.edgeAgent },
          ]
        : [{ amount: left, words: `left to it ${formatUsdc(left)}`, className: styles.bar2 }, ...feeParts],
    ),
    buyerLosses: createLosses(price, "price", styles.bar3),
    agentLosses: createLosses(paidOut, "paid to others", styles.bar2),
    points: createExampleValue({ value: lostPoints, unit: "points" }).text,
  };
}

/** Returns what each side pays, gets and can lose, and how long the job takes. */
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
