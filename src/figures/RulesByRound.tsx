import {
  createNumberGetter,
  createTextGetter,
  type Example,
  formatNumber,
  getPartyName,
} from "../example/example";
import { createSetting } from "../example/setting";
import { getRounds } from "../models/rounds";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { breakLines, DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createLinearScale, getAxisGrowth, type Scale } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: RulesByRound,
  createTable: createRoundsTable,
  describeFinding,
};

/** The greatest gain that the bars show, in USDC, for the example as it is printed. */
const MAX_GAIN = 50;

/** The rounds by name, and what each leaves open. */
const RULES = [
  { name: "Pay first", flaw: "{agent} keeps the money" },
  { name: "Escrow, and silence pays", flaw: "poor work pays more" },
  { name: "A judge", flaw: "one bribe decides" },
  { name: "People, on appeal", flaw: "buyers still have to check" },
  { name: "A review of every delivery", flaw: "if it finds at least {found}" },
  { name: "A company, same rules", flaw: "can change the rules" },
] as const;

/** Six rounds with one rule more in each: poor work, buyers who check, and what both sides gain; dotted where nobody trades. */
function RulesByRound({ example }: FigureProps) {
  const rows = getRows(example);
  const outcomes = rows.map(({ name, outcome }) => `${name}: ${outcome}.`).join(" ");
  const props = {
    rows,
    names: getNames(example),
    title: "What both sides gain in six rounds, with one rule more in each",
    description: `One row for each round. ${outcomes} ${describeRows(rows, getNames(example))}`,
  };
  return (
    <>
      <WideRounds {...props} />
      <NarrowRounds {...props} />
    </>
  );
}

function getRows(example: Example) {
  const names = getNames(example);
  const setting = createSetting(createNumberGetter(example));
  const { ownWorkShare, savingShare, worthShare } = setting.assumptions;
  const rounds = getRounds(setting);
  // A company can play by the same rules as the last round.
  const company = rounds.slice(-1);
  // What both would gain from good work if nobody charged a fee.
  const deal = {
    buyer: setting.price * (worthShare - 1),
    agent: setting.price * (1 - ownWorkShare - savingShare),
  };
  return [...rounds, ...company].map(({ isOrdered, poorShare, checkingShare, buyer, agent }, index) => {
    const { name = "", flaw = "" } = RULES[index] ?? {};
    const gains = isOrdered ? { buyer, agent } : deal;
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
        ? `${formatPoor(poorShare)}% of work is poor on purpose, ${formatChecking(checkingShare)}% of buyers check, ${names.buyer} gains ${formatGain(buyer)} and ${names.agent} ${formatGain(agent)} USDC`
        : `${names.buyer} does not buy, and ${formatGain(deal.buyer)} and ${formatGain(deal.agent)} USDC are missed`,
    };
  });
}

type Row = ReturnType<typeof getRows>[number];

type Names = ReturnType<typeof getNames>;

const getNames = ({ values }: Example) => ({
  buyer: getPartyName(values, "party.buyer"),
  agent: getPartyName(values, "party.lead"),
});

const formatPoor = (share: number) => formatNumber(share, "share");
const formatChecking = (share: number) => formatNumber(share, "share", { decimals: 0 });
const formatGain = (gain: number) => formatNumber(gain, "USDC", { decimals: 1 });

const SIDES = [
  { side: "buyer", colour: styles.bar3 },
  { side: "agent", colour: styles.bar2 },
] as const;

type RoundsProps = { rows: readonly Row[]; names: Names; title: string; description: string };

/** A table whose cells are bars. */
function WideRounds({ rows, names, ...texts }: RoundsProps) {
  const poor = createLinearScale([0, 1], [222, 286]);
  const checking = createLinearScale([0, 1], [346, 410]);
  return (
    <DrawingFrame name="rules-by-round" layout="wide" height={WIDE.top + rows.length * WIDE.pitch} {...texts}>
      <Label x={poor(0)} y={18} tone="quiet" text={"work poor\non purpose"} />
      <Label x={checking(0)} y={18} tone="quiet" text={"buyers\nwho check"} />
      <Legend
        names={names}
        places={[
          { x: WIDE.gains[0], y: 18 },
          { x: WIDE.gains[0], y: 36 },
        ]}
        letter={14}
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
                  scale={poor}
                  y={middle}
                  colour={styles.bar2}
                />
                <ShareBar
                  share={row.checkingShare}
                  text={formatChecking(row.checkingShare)}
                  scale={checking}
                  y={middle}
                  colour={styles.bar3}
                />
              </>
            ) : (
              <Label
                x={poor(0)}
                y={middle}
                yAnchor="middle"
                tone="quiet"
                text={`${names.buyer} does not buy`}
              />
            )}
            <GainBars
              row={row}
              most={getMostGain(rows)}
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

/** The rounds one below the other, each with its name over its bars. */
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
        places={[
          { x: 0, y: 24 },
          { x: 300, y: 24 },
        ]}
        letter={24}
      />
      {rows.map((row, index) => {
        const top = NARROW.top + index * NARROW.pitch;
        const bars = top + 80;
        return (
          <g key={row.name}>
            <path className={styles.gridLine} d={`M0,${top}H640`} />
            <Label x={0} y={top + 32} tone="strong" text={row.name} note={row.flaw} />
            <GainBars row={row} most={getMostGain(rows)} range={NARROW.gains} y={bars} height={26} gap={6} />
            {row.isOrdered ? (
              <>
                <Label
                  x={392}
                  y={bars + 13}
                  yAnchor="middle"
                  text={`${formatPoor(row.poorShare)}% poor on purpose`}
                />
                <Label
                  x={392}
                  y={bars + 45}
                  yAnchor="middle"
                  text={`${formatChecking(row.checkingShare)}% check`}
                />
              </>
            ) : (
              <Label
                x={392}
                y={bars + 29}
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

const getMostGain = (rows: readonly Row[]) =>
  MAX_GAIN * getAxisGrowth(Math.max(...rows.flatMap(({ gains }) => Object.values(gains))) / MAX_GAIN);

type ShareBarProps = { share: number; text: string; scale: Scale; y: number; colour: string | undefined };

/** A share as a bar on its track, with its number. */
function ShareBar({ share, text, scale, y, colour }: ShareBarProps) {
  const [left, right] = scale.range;
  return (
    <g>
      <rect className={styles.tint} x={left} y={y - 7.5} width={right - left} height={15} />
      <rect className={colour} x={left} y={y - 7.5} width={scale(share) - left} height={15} />
      <Label x={right + 8} y={y} yAnchor="middle" text={`${text}%`} />
    </g>
  );
}

type GainBarsProps = {
  row: Row;
  most: number;
  range: readonly [number, number];
  y: number;
  height: number;
  gap: number;
};

/** What both sides gain, or in dots what both miss. */
function GainBars({ row: { isOrdered, gains }, most, range, y, height, gap }: GainBarsProps) {
  const x = createLinearScale([0, most], range);
  return (
    <>
      {SIDES.map(({ side, colour }, index) => {
        const top = y + index * (height + gap);
        const end = x(Math.max(0, gains[side]));
        return (
          <g key={side}>
            <rect
              className={isOrdered ? colour : styles.guide}
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
  names: Names;
  /** Of the buyer's words and of the agent's. */
  places: readonly { x: number; y: number }[];
  /** The size of letters, in units of the drawing. */
  letter: number;
};

/** Whose bar has which colour. */
function Legend({ names, places, letter }: LegendProps) {
  return (
    <>
      {places.map(({ x, y }, index) => {
        const { side, colour } = SIDES[index] ?? SIDES[0];
        return (
          <g key={side}>
            <rect className={colour} x={x} y={y - 0.7 * letter} width={letter} height={0.75 * letter} />
            <Label x={x + 1.4 * letter} y={y} text={`${names[side]} gains`} />
          </g>
        );
      })}
    </>
  );
}

/** Each round: poor work, buyers who check, what both gain, and what the round leaves open. */
function createRoundsTable(example: Example): FigureTable {
  const names = getNames(example);
  return {
    columns: [
      ["Round"],
      ["Work that is poor on purpose", "share"],
      ["Buyers who check", "share"],
      [`${names.buyer} gains`, "USDC"],
      [`${names.agent} gains`, "USDC"],
      ["But"],
    ],
    rows: getRows(example).map(({ name, flaw, isOrdered, poorShare, checkingShare, gains }) => [
      name,
      isOrdered ? formatPoor(poorShare) : "no work",
      isOrdered ? formatChecking(checkingShare) : "no work",
      isOrdered ? formatGain(gains.buyer) : `0, and misses ${formatGain(gains.buyer)}`,
      isOrdered ? formatGain(gains.agent) : `0, and misses ${formatGain(gains.agent)}`,
      flaw,
    ]),
  };
}

function describeFinding(example: Example): string {
  return describeRows(getRows(example), getNames(example));
}

function describeRows([, , judge, people, review]: readonly Row[], names: Names): string {
  if (!judge || !people || !review) return "";
  const list = (side: "buyer" | "agent") =>
    `${formatGain(judge.gains[side])}, ${formatGain(people.gains[side])} and ${formatGain(review.gains[side])}`;
  return `From the third round to the fifth ${names.buyer} gains ${list("buyer")} USDC, and ${names.agent} ${list("agent")}.`;
}
