import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { AmountBar, AmountHeading, BELOW_HEADING, describeParts } from "./parts/AmountBar";
import { DrawingFrame, FIGURE_WIDTH, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatUsdc } from "./parts/format-amounts";
import { createLinearScale, getRect } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: OneDecision, createTable, describeFinding };

const AGENT_Y = 26;
const FUND_Y = 176;
const LENDER_Y = 280;

/** Draws what each party loses by one wrong decision, as bars to one scale. */
function OneDecision({ example }: FigureProps) {
  const { agent, seller, parts, totalLoss, insuredLoss, debt, text } = getLosses(example);
  const x = createLinearScale([0, Math.max(totalLoss, debt) * 1.08], [0, FIGURE_WIDTH]);
  const { barTop, barBottom } = BELOW_HEADING;
  const health = `health ${text("loan.health")} → ${text("loan.health.lost")}; below 1 anybody can sell them`;
  const others = [
    { name: "Lender", amount: "0 today", note: health, y: LENDER_Y, noteY: LENDER_Y + 76 },
    { name: `Holders of ${agent}’s token`, amount: "no sum", note: "up to all that they paid", y: 420 },
    { name: seller, amount: "0", note: `keeps its ${text("job.first-sub.paid")}`, y: 516 },
  ];
  return (
    <DrawingFrame
      title={`What one wrong decision costs those who rely on ${agent}’s record`}
      description={`Bars to one scale. ${agent} loses ${text("dispute.worst.lead")}: ${describeParts(parts)}. An insurance fund would pay ${text("cover.payout")} of that. The lender loses nothing today, but the health of the loan falls from ${text("loan.health")} to ${text("loan.health.lost")}; below 1 anybody can sell the pledged tokens. Holders of ${agent}’s token can lose all that they paid. ${seller} keeps its ${text("job.first-sub.paid")}.`}
      height={560}
    >
      <AmountBar x={x} y={AGENT_Y} name={agent} amount={text("dispute.worst.lead")} parts={parts} />
      <path className={styles.guide} d={`M${x(totalLoss)},${AGENT_Y + barBottom}V${FUND_Y + barTop}`} />
      <path className={styles.gridLine} d={`M0,${FUND_Y - 38}H${FIGURE_WIDTH}`} />
      <AmountHeading
        y={FUND_Y}
        name={`Insurance fund, if ${agent} is insured`}
        amount={text("cover.payout")}
      />
      <rect
        className={styles.solid}
        {...getRect(x(insuredLoss), FUND_Y + barTop, x(totalLoss), FUND_Y + barBottom)}
      />
      <Label
        x={x(insuredLoss) - 12}
        y={FUND_Y + (barTop + barBottom) / 2}
        yAnchor="middle"
        anchor="end"
        text={`pays this part; ${agent} loses ${formatUsdc(insuredLoss)}`}
      />
      {others.map(({ name, amount, note, y, noteY = y + 32 }) => (
        <g key={name}>
          <path className={styles.gridLine} d={`M0,${y - 38}H${FIGURE_WIDTH}`} />
          <AmountHeading y={y} name={name} amount={amount} />
          <Label x={0} y={noteY} tone="quiet" text={note} />
        </g>
      ))}
      <rect className={styles.guide} {...getRect(1, LENDER_Y + barTop, x(debt), LENDER_Y + barBottom)} />
      <Label
        x={14}
        y={LENDER_Y + (barTop + barBottom) / 2}
        yAnchor="middle"
        text={`up to ${formatUsdc(debt)} if the tokens fall`}
      />
    </DrawingFrame>
  );
}

/** Returns in USDC what the agent loses, in parts and in total, what a fund would pay, and the loss that would remain. */
function getLosses(example: Example) {
  const get = createNumberGetter(example);
  const agent = example.values["party.lead"].text;
  const seller = example.values["party.first-sub"].text;
  const [totalLoss, payout] = [get("dispute.worst.lead"), get("cover.payout")];
  return {
    ...{ agent, seller, totalLoss, payout, text: createTextGetter(example) },
    parts: [
      { amount: get("job.first-sub"), words: `paid to ${seller}`, className: styles.bar2 },
      { amount: get("job.quarter"), words: "deposit", className: styles.bar2 },
      { amount: get("job.quarter"), words: "quarter", className: styles.bar2 },
    ],
    insuredLoss: totalLoss - payout,
    debt: get("loan.debt"),
  };
}

function createTable(example: Example): FigureTable {
  const { agent, seller, parts, totalLoss, payout, insuredLoss, text } = getLosses(example);
  const health = `health falls from ${text("loan.health")} to ${text("loan.health.lost")}`;
  return {
    columns: [["Who"], ["Loses", "USDC"], ["Why"]],
    rows: [
      [agent, totalLoss, describeParts(parts)],
      [`${agent}, if insured`, insuredLoss, `gets ${formatUsdc(payout)} back from the fund`],
      ["insurance fund", payout, "pays a part of the quarter"],
      ["lender", "0 today", `${health}; up to ${text("loan.debt")} if the pledged tokens fall`],
      [`holders of ${agent}’s token`, "no sum", "the price may fall, so up to all that they paid"],
      [seller, 0, `keeps its ${text("job.first-sub.paid")}`],
    ],
  };
}

function describeFinding(example: Example): string {
  const { agent, text } = getLosses(example);
  return `One decision takes ${text("dispute.worst.lead")} from ${agent}, and its insurer, its lender and the holders of its token all feel it.`;
}
