import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { createSetting } from "../example/setting";
import { getRounds } from "../models/rounds";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { breakLines, DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatWholePercent } from "./parts/format-amounts";
import { createLinearScale, getAxisGrowth, type Scale } from "./parts/plot";
import { getSideNames, SIDE_BAR_CLASSES, type Side, type SideNames } from "./parts/sides";

export const figure: FigureDefinition = {
  Drawing: RulesByRound,
  createTable: createRoundsTable,
  describeFinding,
};

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

/** Draws six rounds, each with one rule more: poor work, buyers who check, and the gains, dotted if nobody trades. */
function RulesByRound({ example }: FigureProps) {
  const rows = getRoundRows(example);
  const outcomes = rows.map(({ name, outcome }) => `${name}: ${outcome}.`).join(" ");
  const props = {
    rows,
    names: getSideNames(example),
    title: "What both sides gain in six rounds, with one rule more in each",
    description: `One row for each round. ${outcomes} ${describeRows(rows, getSideNames(example))}`,
  };
  return (
    <>
      <WideRounds {...props} />
      <NarrowRounds {...props} />
    </>
  );
}

function getRoundRows(example: Example) {
  const names = getSideNames(example);
  const setting = createSetting(createNumberGetter(example));
  const { ownWorkShare, savingShare, worthShare } = setting.assumptions;
  const rounds = getRounds(setting);
  // A company can play by the same rules as the last round.
  const company = rounds.slice(-1);
  // The gains from good work without a fee.
  const missedGains = {
    buyer: setting.price * (worthShare - 1),
    agent: setting.price * (1 - ownWorkShare - savingShare),
  };
  return [...rounds, ...company].map(({ isOrdered, poorShare, checkingShare, buyer, agent }, index) => {
    const { name = "", flaw = "" } = ROUND_TEXTS[index] ?? {};
    const gains = isOrdered ? { buyer, agent } : missedGains;
    return {
      name,
      flaw: flaw
        .replace("{agent}", names.agent)
        .replace("{found}", createTextGetter(example)("review.found.least")),
      isOrdered,
      poorShare,
      checkingShare,
      gains,
      outcome: isOrdered
        ? `${formatPoor(poorShare)}% of work is poor on purpose, ${formatWholePercent(checkingShare)}% of buyers check, ${names.buyer} gains ${formatGain(buyer)} and ${names.agent} ${formatGain(agent)} USDC`
        : `${names.buyer} does not buy, and ${formatGain(missedGains.buyer)} and ${formatGain(missedGains.agent)} USDC are missed`,
    };
  });
}

type RoundRow = ReturnType<typeof getRoundRows>[number];

const formatPoor = (share: number) => formatNumber(share, "share");
const formatGain = (gain: number) => formatNumber(gain, "USDC", { decimals: 1 });

const SIDES = ["buyer", "agent"] as const;

type RoundsProps = { rows: readonly RoundRow[]; names: SideNames; title: string; description: string };

/** Draws the rounds as a table whose cells are bars. */
function WideRounds({ rows, names, ...texts }: RoundsProps) {
  const poorX = createLinearScale([0, 1], [222, 286]);
  const checkingX = createLinearScale([0, 1], [346, 410]);
  return (
    <DrawingFrame name="rules-by-round" layout="wide" height={WIDE.top + rows.length * WIDE.pitch} {...texts}>
      <Label x={poorX(0)} y={18} tone="quiet" text={"work poor\non purpose"} />
      <Label x={checkingX(0)} y={18} tone="quiet" text={"buyers\nwho check"} />
      <Legend
        names={names}
        positions={{ buyer: { x: WIDE.gains[0], y: 18 }, agent: { x: WIDE.gains[0], y: 36 } }}
        letterSize={14}
      />
      {rows.map((row, index) => {
        const top = WIDE.top + index * WIDE.pitch;
        const middle = top + WIDE.pitch / 2;
        return (
          <g key={row.name}>
            <path className={styles.gridLine} d={`M0,${top}H640`} />
            <Label x={0} y={middle} yAnchor="middle" tone="strong" text={row.name} note={row.flaw} />
            {row.isOrdered ? (
              <>
                <ShareBar
                  share={row.poorShare}
                  text={formatPoor(row.poorShare)}
                  scale={poorX}
                  y={middle}
                  className={SIDE_BAR_CLASSES.agent}
                />
                <ShareBar
                  share={row.checkingShare}
                  text={formatWholePercent(row.checkingShare)}
                  scale={checkingX}
                  y={middle}
                  className={SIDE_BAR_CLASSES.buyer}
                />
              </>
            ) : (
              <Label
                x={poorX(0)}
                y={middle}
                yAnchor="middle"
                tone="quiet"
                text={`${names.buyer} does not buy`}
              />
            )}
            <GainBars
              row={row}
              maxGain={getMaxGain(rows)}
              range={WIDE.gains}
              y={middle - 17}
              height={15}
              gap={4}
            />
          </g>
        );
      })}
    </DrawingFrame>
  );
}

const WIDE = { top: 46, pitch: 58, gains: [466, 566] } as const;

/** Draws the rounds one below the other, each with its name over its bars. */
function NarrowRounds({ rows, names, ...texts }: RoundsProps) {
  return (
    <DrawingFrame
      name="rules-by-round"
      layout="narrow"
      height={NARROW.top + rows.length * NARROW.pitch}
      {...texts}
    >
      <Legend
        names={names}
        positions={{ buyer: { x: 0, y: 24 }, agent: { x: 300, y: 24 } }}
        letterSize={24}
      />
      {rows.map((row, index) => {
        const top = NARROW.top + index * NARROW.pitch;
        const barsTop = top + 80;
        return (
          <g key={row.name}>
            <path className={styles.gridLine} d={`M0,${top}H640`} />
            <Label x={0} y={top + 32} tone="strong" text={row.name} note={row.flaw} />
            <GainBars
              row={row}
              maxGain={getMaxGain(rows)}
              range={NARROW.gains}
              y={barsTop}
              height={26}
              gap={6}
            />
            {row.isOrdered ? (
              <>
                <Label
                  x={392}
                  y={barsTop + 13}
                  yAnchor="middle"
                  text={`${formatPoor(row.poorShare)}% poor on purpose`}
                />
                <Label
                  x={392}
                  y={barsTop + 45}
                  yAnchor="middle"
                  text={`${formatWholePercent(row.checkingShare)}% check`}
                />
              </>
            ) : (
              <Label
                x={392}
                y={barsTop + 29}
                yAnchor="middle"
                tone="quiet"
                text={breakLines(`${names.buyer} does not buy`, 18)}
              />
            )}
          </g>
        );
      })}
    </DrawingFrame>
  );
}

const NARROW = { top: 52, pitch: 157, gains: [0, 290] } as const;

const getMaxGain = (rows: readonly RoundRow[]) =>
  MAX_GAIN_USDC *
  getAxisGrowth(Math.max(...rows.flatMap(({ gains }) => Object.values(gains))) / MAX_GAIN_USDC);

type ShareBarProps = { share: number; text: string; scale: Scale; y: number; className: string | undefined };

/** Draws a share as a bar on its track, with its number. */
function ShareBar({ share, text, scale, y, className }: ShareBarProps) {
  const [left, right] = scale.range;
  return (
    <g>
      <rect className={styles.tint} x={left} y={y - 7.5} width={right - left} height={15} />
      <rect className={className} x={left} y={y - 7.5} width={scale(share) - left} height={15} />
      <Label x={right + 8} y={y} yAnchor="middle" text={`${text}%`} />
    </g>
  );
}

type GainBarsProps = {
  row: RoundRow;
  maxGain: number;
  range: readonly [number, number];
  y: number;
  height: number;
  gap: number;
};

/** Draws bars for what both sides gain, or dotted ones for what they miss. */
function GainBars({ row: { isOrdered, gains }, maxGain, range, y, height, gap }: GainBarsProps) {
  const x = createLinearScale([0, maxGain], range);
  return (
    <>
      {SIDES.map((side, index) => {
        const top = y + index * (height + gap);
        const end = x(Math.max(0, gains[side]));
        return (
          <g key={side}>
            <rect
              className={isOrdered ? SIDE_BAR_CLASSES[side] : styles.guide}
              x={x(0)}
              y={top}
              width={end - x(0)}
              height={height}
            />
            <Label
              x={end + 8}
              y={top + height / 2}
              yAnchor="middle"
              tone={isOrdered ? "strong" : "quiet"}
              text={isOrdered ? formatGain(gains[side]) : `${formatGain(gains[side])} missed`}
            />
          </g>
        );
      })}
    </>
  );
}

type LegendProps = {
  names: SideNames;
  positions: Readonly<Record<Side, { x: number; y: number }>>;
  /** The height of a letter in units of the drawing. */
  letterSize: number;
};

/** Draws a legend of the two sides’ colours. */
function Legend({ names, positions, letterSize }: LegendProps) {
  return (
    <>
      {SIDES.map((side) => {
        const { x, y } = positions[side];
        return (
          <g key={side}>
            <rect
              className={SIDE_BAR_CLASSES[side]}
              x={x}
              y={y - 0.7 * letterSize}
              width={letterSize}
              height={0.75 * letterSize}
            />
            <Label x={x + 1.4 * letterSize} y={y} text={`${names[side]} gains`} />
          </g>
        );
      })}
    </>
  );
}

/** Returns poor work, buyers who check, gains and the flaw by round. */
function createRoundsTable(example: Example): FigureTable {
  const names = getSideNames(example);
  return {
    columns: [
      ["Round"],
      ["Work that is poor on purpose", "share"],
      ["Buyers who check", "share"],
      [`${names.buyer} gains`, "USDC"],
      [`${names.agent} gains`, "USDC"],
      ["But"],
    ],
    rows: getRoundRows(example).map(({ name, flaw, isOrdered, poorShare, checkingShare, gains }) => [
      name,
      isOrdered ? formatPoor(poorShare) : "no work",
      isOrdered ? formatWholePercent(checkingShare) : "no work",
      isOrdered ? formatGain(gains.buyer) : `0, and misses ${formatGain(gains.buyer)}`,
      isOrdered ? formatGain(gains.agent) : `0, and misses ${formatGain(gains.agent)}`,
      flaw,
    ]),
  };
}

function describeFinding(example: Example): string {
  return describeRows(getRoundRows(example), getSideNames(example));
}

function describeRows([, , judge, people, review]: readonly RoundRow[], names: SideNames): string {
  if (!judge || !people || !review) return "";
  const formatGains = (side: Side) =>
    `${formatGain(judge.gains[side])}, ${formatGain(people.gains[side])} and ${formatGain(review.gains[side])}`;
  return `From the third round to the fifth ${names.buyer} gains ${formatGains("buyer")} USDC, and ${names.agent} ${formatGains("agent")}.`;
}
