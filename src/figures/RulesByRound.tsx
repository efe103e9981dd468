import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { createSetting } from "../example/setting";
import { getRounds } from "../models/rounds";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrames, Label, type Layout, Legend } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatWholePercent } from "./parts/format-amounts";
import { createLinearScale, getAxisGrowth, getRect } from "./parts/plot";
import { getSideNames, SIDE_BAR_CLASSES, SIDES, type Side } from "./parts/sides";

export const figure: FigureDefinition = { Drawing: RulesByRound, createTable, describeFinding };

/** The greatest gain that the bars have room for with the printed example. */
const MAX_GAIN_USDC = 50;

/** The names of the rounds, and the flaw that each still has. */
const ROUND_TEXTS = [
  { name: "Pay first", flaw: "{agent} keeps the money" },
  { name: "Escrow, and silence pays", flaw: "poor work pays more" },
  { name: "A judge", flaw: "one bribe decides" },
  { name: "People, on appeal", flaw: "buyers still have to check" },
  { name: "A review of every delivery", flaw: "if it finds at least {found}" },
  { name: "A company, same rules", flaw: "can change the rules" },
] as const;

/** The rows of both layouts. Positions are relative to the top of a row. */
const ROWS = {
  wide: { top: 48, pitch: 58, name: 29, shares: [250, 29], bars: [446, 546], barTop: 12, bar: 15, gap: 4 },
  narrow: { top: 52, pitch: 157, name: 42, shares: [384, 110], bars: [0, 276], barTop: 80, bar: 26, gap: 6 },
} as const;

/** Draws six rounds, each with one rule more: poor work, buyers who check, and the gains, dotted if nobody trades. */
function RulesByRound({ example }: FigureProps) {
  const rounds = getRoundRows(example);
  const names = getSideNames(example);
  const getHeight = (layout: Layout) => ROWS[layout].top + rounds.length * ROWS[layout].pitch;
  return (
    <DrawingFrames
      title="What both sides gain in six rounds, with one rule more in each"
      description={`One row for each round: its name and what is still wrong, the shares of poor work and of buyers who check, and as bars what both sides gain, or miss if nobody buys.`}
      heights={{ wide: getHeight("wide"), narrow: getHeight("narrow") }}
    >
      {(layout) => (
        <>
          <Legend
            y={layout === "wide" ? 9 : 18}
            entries={SIDES.map((side, index) => ({
              x: ROWS[layout].bars[0] + (layout === "wide" ? 0 : index * 300),
              y: layout === "wide" ? index * 20 : 0,
              className: SIDE_BAR_CLASSES[side],
              text: `${names[side]} gains`,
            }))}
          />
          {rounds.map((round, index) => (
            <RoundRow key={round.name} round={round} rounds={rounds} layout={layout} index={index} />
          ))}
        </>
      )}
    </DrawingFrames>
  );
}

type Round = ReturnType<typeof getRoundRows>[number];
type RoundRowProps = { round: Round; rounds: readonly Round[]; layout: Layout; index: number };

/** Draws a round's name and flaw, its shares, and bars for what both sides gain or miss. */
function RoundRow({ round: { name, flaw, isOrdered, shares, gains }, rounds, layout, index }: RoundRowProps) {
  const row = ROWS[layout];
  const top = row.top + index * row.pitch;
  const maxGain = Math.max(...rounds.flatMap((round) => Object.values(round.gains)));
  const x = createLinearScale([0, MAX_GAIN_USDC * getAxisGrowth(maxGain / MAX_GAIN_USDC)], row.bars);
  return (
    <g>
      <path className={styles.gridLine} d={`M0,${top}H640`} />
      <Label x={0} y={top + row.name} yAnchor="middle" tone="strong" text={name} note={flaw} />
      <Label
        x={row.shares[0]}
        y={top + row.shares[1]}
        yAnchor="middle"
        tone={isOrdered ? "plain" : "quiet"}
        text={shares.join("\n")}
      />
      {SIDES.map((side, sideIndex) => {
        const barTop = top + row.barTop + sideIndex * (row.bar + row.gap);
        const end = x(Math.max(0, gains[side]));
        return (
          <g key={side}>
            <rect
              className={isOrdered ? SIDE_BAR_CLASSES[side] : styles.guide}
              {...getRect(x(0), barTop, end, barTop + row.bar)}
            />
            <Label
              x={end + 8}
              y={barTop + row.bar / 2}
              yAnchor="middle"
              tone={isOrdered ? "strong" : "quiet"}
              text={isOrdered ? formatGain(gains[side]) : `${formatGain(gains[side])} missed`}
            />
          </g>
        );
      })}
    </g>
  );
}

function getRoundRows(example: Example) {
  const { agent: agentName } = getSideNames(example);
  const setting = createSetting(createNumberGetter(example));
  const { ownWorkShare, savingShare, worthShare } = setting.assumptions;
  const rounds = getRounds(setting);
  // The gains from good work without a fee.
  const missedGains = {
    buyer: setting.price * (worthShare - 1),
    agent: setting.price * (1 - ownWorkShare - savingShare),
  };
  const insertTexts = (text: string) =>
    text.replace("{agent}", agentName).replace("{found}", createTextGetter(example)("review.found.least"));
  // A company can play by the same rules as the last round.
  return [...rounds, rounds[4]].map(({ isOrdered, poorShare, checkingShare, buyer, agent }, index) => {
    const { name = "", flaw = "" } = ROUND_TEXTS[index] ?? {};
    return {
      name,
      flaw: insertTexts(flaw),
      isOrdered,
      gains: isOrdered ? { buyer, agent } : missedGains,
      shares: isOrdered
        ? [
            `${formatNumber(poorShare, "share")}% poor on purpose`,
            `${formatWholePercent(checkingShare)}% of buyers check`,
          ]
        : ["nobody buys"],
    };
  });
}

const formatGain = (gain: number) => formatNumber(gain, "USDC", { decimals: 1 });

function createTable(example: Example): FigureTable {
  const names = getSideNames(example);
  return {
    columns: [["Round"], ["Work"], [`${names.buyer} gains, USDC`], [`${names.agent} gains, USDC`], ["But"]],
    rows: getRoundRows(example).map(({ name, flaw, isOrdered, shares, gains }) => [
      name,
      shares.join(", "),
      ...SIDES.map((side) =>
        isOrdered ? formatGain(gains[side]) : `0, and misses ${formatGain(gains[side])}`,
      ),
      flaw,
    ]),
  };
}

function describeFinding(example: Example): string {
  const names = getSideNames(example);
  const rounds = getRoundRows(example).slice(2, 5);
  const formatGains = (side: Side) => rounds.map(({ gains }) => formatGain(gains[side])).join(", then ");
  return `From the third round to the fifth ${names.buyer} gains ${formatGains("buyer")} USDC, and ${names.agent} ${formatGains("agent")}.`;
}
