import { createExampleValue, createNumberGetter, createTextGetter, type Example } from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { AmountBar, describeParts } from "./parts/AmountBar";
import { DrawingFrame, FIGURE_WIDTH, Label, Legend } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatUsdc } from "./parts/format-amounts";
import { createLinearScale } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: JobCost, createTable, describeFinding };

/** The drawing is as wide as this multiple of the price, so that it has room for the price and both stakes. */
const MAX_PRICE_SHARE = 1.55;

/** Draws what both sides pay and get if all goes well, and what each can lose, as bars to one scale. */
function JobCost({ example }: FigureProps) {
  const text = createTextGetter(example);
  const { price, parts, buyerLosses, agentLosses, points } = getCosts(example);
  const x = createLinearScale([0, MAX_PRICE_SHARE * price], [0, FIGURE_WIDTH]);
  return (
    <DrawingFrame
      title="What a job costs if all goes well, and what each side can lose"
      description={`Four bars to the scale of the price, ${text("quote.price")}. The buyer pays the price. Where it goes: ${parts.map(({ text }) => text).join(", ")}. At worst the buyer loses ${text("quote.buyer.worst")} (${describeParts(buyerLosses)}), and the agent ${text("quote.agent.worst")} (${describeParts(agentLosses)}) and ${points}.`}
      height={614}
    >
      <Label x={0} y={26} tone="quiet" text="If all goes well" />
      <AmountBar
        x={x}
        y={66}
        name={`The buyer pays ${text("quote.price")}`}
        parts={[{ amount: price, className: styles.bar3 }]}
      />
      <AmountBar x={x} y={146} name="Where it goes" parts={parts} />
      <Legend
        y={214}
        entries={parts.map((part, index) => ({
          ...part,
          x: 330 * (index % 2),
          y: 34 * Math.floor(index / 2),
        }))}
      />
      <path className={styles.gridLine} d={`M0,280H${FIGURE_WIDTH}`} />
      <Label x={0} y={320} tone="quiet" text="At worst: disputed, appealed, lost both times" />
      <AmountBar x={x} y={360} name={`The buyer loses ${text("quote.buyer.worst")}`} parts={buyerLosses} />
      <AmountBar
        x={x}
        y={504}
        name={`The agent loses ${text("quote.agent.worst")}, ${points}`}
        parts={agentLosses}
      />
    </DrawingFrame>
  );
}

/** Returns the amounts of the drawing: parts of the price, and what each side can lose, in USDC and points. */
function getCosts(example: Example) {
  const get = createNumberGetter(example);
  const [price, fee, stake] = [get("quote.price"), get("quote.fee"), get("quote.stake")];
  const [left, wrong] = [get("quote.left"), get("quote.wrong")];
  const work = price - left - wrong - fee;
  const lostPoints = Math.min(price * get("reputation.per-payment"), get("reputation.standing"));
  const createPart = (amount: number, words: string, className: string | undefined) => {
    return { amount, className, text: `${formatUsdc(amount)} ${words}` };
  };
  const createLosses = (first: number, words: string, className: string | undefined) => [
    { amount: first, words, className },
    { amount: stake, words: "quarter", className },
    { amount: stake, words: "deposit", className },
  ];
  return {
    ...{ price, left, fee, stake },
    parts: [
      createPart(Math.min(work, work + left), "work, own and hired", styles.edgeAgent),
      left < 0 ? createPart(-left, "short", styles.lineAgent) : createPart(left, "left over", styles.bar2),
      createPart(wrong, "wrong findings", styles.solid),
      createPart(fee, "fee", styles.bar4),
    ],
    buyerLosses: createLosses(price, "price", styles.bar3),
    agentLosses: createLosses(get("quote.sub"), "paid to others", styles.bar2),
    points: createExampleValue({ value: lostPoints, unit: "points" }).text,
  };
}

function createTable(example: Example): FigureTable {
  const text = createTextGetter(example);
  const { left, fee, price, points } = getCosts(example);
  const [silentDays, longestDays] = [text("window.silent.days"), text("window.longest.days")];
  const paid = `${text("quote.paid")}; ${formatUsdc(left)} after its work, those it hires and wrong findings`;
  return {
    columns: [["What"], ["Buyer"], ["Agent"]],
    rows: [
      [
        "Pays, if all goes well",
        `${text("quote.price")}, and gas`,
        `fee of ${text("quote.fee")}, ${formatShare(fee / price)}`,
      ],
      ["Gets", "the work", paid],
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
  const { price, left, fee, stake } = getCosts(example);
  const result =
    left < 0
      ? `, the agent loses ${formatUsdc(-left)} USDC on good work`
      : ` and leaves the agent ${formatUsdc(left)} USDC`;
  const limit =
    price < get("appeal.least")
      ? ", and an appeal does not pay for the time of those who judge it"
      : stake > get("entry.lock.worth")
        ? `, but ${example.values["party.lead"].text}’s lock is too small for such a job`
        : "";
  return `At ${createTextGetter(example)("quote.price")} the fee takes ${formatShare(fee / price)} of the price${result}${limit}.`;
}
