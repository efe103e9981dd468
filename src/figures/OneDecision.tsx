import { createNumberGetter, createTextGetter, type Example, getPartyName } from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrame, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatUsdc } from "./parts/format-amounts";
import { placeEndToEnd } from "./parts/place-end-to-end";
import { createLinearScale } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: OneDecision,
  createTable: createOneDecisionTable,
  describeFinding,
};

const BAR_HEIGHT = 30;
/** The space between two parts of a bar. */
const PART_GAP = 3;
/** The distances from the baseline of a row’s heading to its bar, and to the first line of words under the bar. */
const BELOW_HEADING = { bar: 14, words: 72 };
const HEADING_BASELINES = { agent: 26, fund: 184, lender: 290, holders: 440, seller: 532 };

/** Draws what each party loses by one wrong decision, as bars to one scale. */
function OneDecision({ example }: FigureProps) {
  const get = createNumberGetter(example);
  const text = createTextGetter(example);
  const [agent, seller] = getNames(example);
  const { parts, totalLoss, payout, insuredLoss } = getLosses(example);
  const x = createLinearScale([0, Math.max(totalLoss, get("loan.debt")) * 1.08], [0, FIGURE_WIDTH]);
  const fund = { y: HEADING_BASELINES.fund + BELOW_HEADING.bar, height: BAR_HEIGHT };
  return (
    <DrawingFrame
      name="one-decision"
      title={`What one wrong decision costs those who rely on ${agent}’s record`}
      description={`Bars to one scale. ${agent} loses ${text("dispute.worst.lead")}: ${parts.map(({ amount, words }) => `${formatUsdc(amount)} ${words}`).join(", ")}. An insurance fund would pay ${text("cover.payout")} of that. ${seller} keeps its ${text("job.first-sub.paid")}. The lender loses nothing today, but the health of the loan falls from ${text("loan.health")} to ${text("loan.health.lost")}. Holders of ${agent}’s token can lose all that they paid.`}
      height={HEADING_BASELINES.seller + 44}
    >
      <RowHeading y={HEADING_BASELINES.agent} name={agent} amount={text("dispute.worst.lead")} />
      {parts.map(({ amount, words, from }) => (
        <g key={words}>
          <rect
            className={styles.bar2}
            x={x(from)}
            y={HEADING_BASELINES.agent + BELOW_HEADING.bar}
            width={x(amount) - PART_GAP}
            height={BAR_HEIGHT}
          />
          <Label
            x={x(from)}
            y={HEADING_BASELINES.agent + BELOW_HEADING.words}
            text={`${formatUsdc(amount)}\n${words}`}
          />
        </g>
      ))}

      <path
        className={styles.guide}
        d={`M${x(totalLoss) - PART_GAP},${HEADING_BASELINES.agent + BELOW_HEADING.bar + BAR_HEIGHT}V${fund.y}`}
      />
      <RowHeading
        y={HEADING_BASELINES.fund}
        name={`Insurance fund, if ${agent} is insured`}
        amount={text("cover.payout")}
      />
      <rect className={styles.solid} {...fund} x={x(insuredLoss)} width={x(payout) - PART_GAP} />
      <Label
        x={x(insuredLoss) - 12}
        y={fund.y + BAR_HEIGHT / 2}
        yAnchor="middle"
        anchor="end"
        text={`pays this part; ${agent} loses ${formatUsdc(insuredLoss)}`}
      />

      <RowHeading y={HEADING_BASELINES.lender} name="Lender" amount="0 today" />
      <rect
        className={styles.guide}
        x={1}
        y={HEADING_BASELINES.lender + BELOW_HEADING.bar}
        width={x(get("loan.debt"))}
        height={BAR_HEIGHT + 8}
      />
      <Label
        x={14}
        y={HEADING_BASELINES.lender + BELOW_HEADING.bar + BAR_HEIGHT / 2 + 4}
        yAnchor="middle"
        text={`up to ${formatUsdc(get("loan.debt"))} if the tokens fall`}
      />
      <Label
        x={0}
        y={HEADING_BASELINES.lender + BELOW_HEADING.words + 10}
        tone="quiet"
        text={`health ${text("loan.health")} → ${text("loan.health.lost")}; below 1 anybody can sell them`}
      />

      <RowHeading y={HEADING_BASELINES.holders} name={`Holders of ${agent}’s token`} amount="no sum" />
      <Label x={0} y={HEADING_BASELINES.holders + 32} tone="quiet" text="up to all that they paid" />

      <RowHeading y={HEADING_BASELINES.seller} name={seller} amount="0" />
      <Label
        x={0}
        y={HEADING_BASELINES.seller + 32}
        tone="quiet"
        text={`keeps its ${text("job.first-sub.paid")}`}
      />
    </DrawingFrame>
  );
}

function RowHeading({ y, name, amount }: { y: number; name: string; amount: string }) {
  return (
    <g className={styles.halo}>
      {y > HEADING_BASELINES.agent && <path className={styles.gridLine} d={`M0,${y - 38}H${FIGURE_WIDTH}`} />}
      <Label x={0} y={y} tone="strong" text={name} />
      <Label x={FIGURE_WIDTH} y={y} anchor="end" tone="strong" text={amount} />
    </g>
  );
}

/** Returns the names of the agent and of the sub-agent that sold to it. */
function getNames({ values }: Example): [agent: string, seller: string] {
  return [getPartyName(values, "party.lead"), getPartyName(values, "party.first-sub")];
}

/** Returns in USDC what the agent loses, in parts and in total, what a fund would pay, and the loss that would remain. */
function getLosses(example: Example) {
  const get = createNumberGetter(example);
  const [, seller] = getNames(example);
  const [paid, quarter, payout] = [get("job.first-sub"), get("job.quarter"), get("cover.payout")];
  const totalLoss = get("dispute.worst.lead");
  const parts = placeEndToEnd(0, [
    { amount: paid, words: `paid to ${seller}` },
    { amount: quarter, words: "deposit" },
    { amount: quarter, words: "quarter" },
  ]);
  return { parts, totalLoss, payout, insuredLoss: totalLoss - payout };
}

/** Returns a row for each party with its loss in USDC and the reason. */
function createOneDecisionTable(example: Example): FigureTable {
  const text = createTextGetter(example);
  const [agent, seller] = getNames(example);
  const { parts, totalLoss, payout, insuredLoss } = getLosses(example);
  return {
    columns: [["Who"], ["Loses", "USDC"], ["Why"]],
    rows: [
      [agent, totalLoss, parts.map(({ amount, words }) => `${formatUsdc(amount)} ${words}`).join(", ")],
      [`${agent}, if insured`, insuredLoss, `gets ${formatUsdc(payout)} back from the fund`],
      ["insurance fund", payout, "pays a part of the quarter"],
      [
        "lender",
        "0 today",
        `health falls from ${text("loan.health")} to ${text("loan.health.lost")}; up to ${text("loan.debt")} if the pledged tokens fall`,
      ],
      [`holders of ${agent}’s token`, "no sum", "the price may fall, so up to all that they paid"],
      [seller, 0, `keeps its ${text("job.first-sub.paid")}`],
    ],
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  const [agent] = getNames(example);
  return `One decision takes ${text("dispute.worst.lead")} from ${agent}, and its insurer, its lender and the holders of its token all feel it.`;
}
