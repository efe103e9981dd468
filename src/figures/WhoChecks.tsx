import { createNumberGetter, type Example, getPartyName } from "../example/example";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import { createSetting } from "../example/setting";
import { getMargin } from "../models/best-replies";
import { getCliff } from "../models/rounds";
import { type Setting, withAssumptions } from "../models/setting";
import { findLeast } from "../models/threshold";
import { getFigureControl } from "./figure-controls";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes } from "./parts/Axes";
import { DrawingFrame, Label, type Layout, useLetterScale } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatWholePercent } from "./parts/format-amounts";
import { createLinearScale, createLinePath, getAxisGrowth, getRoundValues } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: WhoChecks,
  createTable: createWhoChecksTable,
  describeFinding,
};

/** The end of the axis of poor work for the printed example. */
const MAX_POOR_SHARE = 0.15;
/** The height of a letter on a small phone, in units of the drawing. */
const LETTER_SIZE = 25;
/** So many points make the curves of poor work look smooth. */
const CLIFF_POINTS = 11;

/** Draws two plots: how much more good work pays than cheating, and the share of work that is poor. */
function WhoChecks({ example }: FigureProps) {
  const margins = getMargins(example);
  const cliff = getCliffs(example);
  const agent = getPartyName(example.values, "party.lead");
  const texts = { title: TITLE, description: describeWhoChecks(example, margins, cliff) };
  return (
    <>
      <DrawingFrame name="who-checks" layout="wide" height={352} {...texts}>
        <MarginPlot {...margins} agent={agent} {...PLOT_RANGES.wide.margin} />
        <CliffPlot {...cliff} {...PLOT_RANGES.wide.cliff} />
      </DrawingFrame>
      <DrawingFrame name="who-checks" layout="narrow" height={958} {...texts}>
        <MarginPlot {...margins} agent={agent} {...PLOT_RANGES.narrow.margin} />
        <CliffPlot {...cliff} {...PLOT_RANGES.narrow.cliff} />
      </DrawingFrame>
    </>
  );
}

const TITLE = "By how much good work pays more than cheating, and how much work is poor";

type PlotRanges = { xRange: readonly [number, number]; yRange: readonly [number, number] };

const PLOT_RANGES = {
  wide: {
    margin: { xRange: [40, 372], yRange: [296, 36] },
    cliff: { xRange: [456, 614], yRange: [296, 36] },
  },
  narrow: {
    margin: { xRange: [64, 568], yRange: [432, 56] },
    cliff: { xRange: [64, 568], yRange: [878, 590] },
  },
} as const satisfies Record<Layout, Record<string, PlotRanges>>;

type MarginPlotProps = PlotRanges & Margins & { agent: string };

/** Draws how much more good work pays, by the share of buyers who act on a finding. */
function MarginPlot({
  savedByCheating,
  margin,
  minActingShare,
  maxMargin,
  agent,
  xRange,
  yRange,
}: MarginPlotProps) {
  const letterSize = useLetterScale() * LETTER_SIZE;
  const x = createLinearScale([0, 1], xRange);
  const y = createLinearScale(
    [-1.1 * savedByCheating, 1.15 * Math.max(maxMargin, savedByCheating / 2)],
    yRange,
  );
  const crossings = minActingShare === undefined ? [] : [minActingShare];
  const [bottom] = yRange;
  return (
    <g>
      <rect className={styles.area2} x={x(0)} y={y(0)} width={x(1) - x(0)} height={bottom - y(0)} />
      <Axes
        x={x}
        y={y}
        xTitle="buyers who act on a finding"
        xTitlePosition="below"
        yTitle={`good work pays ${agent} more by, USDC`}
        xTicks={[0, 1, ...crossings].map((value) => ({
          value,
          text: `${formatWholePercent(value)}%`,
          isMain: value === minActingShare,
        }))}
        yTicks={[-savedByCheating, 0, savedByCheating / 2].map((value) => ({
          value,
          text: formatWholeUsdc(value),
          isMain: value === 0,
        }))}
      />
      <path className={styles.lineInk} d={`M${x(0)},${y(0)}H${x(1)}`} />
      {crossings.map((value) => (
        <path key={value} className={styles.guide} d={`M${x(value)},${y(0)}V${bottom}`} />
      ))}
      <path
        className={styles.lineAgent}
        d={createLinePath([
          [x(0), y(-savedByCheating)],
          [x(1), y(margin)],
        ])}
      />
      {crossings.map((value) => (
        <circle key={value} className={styles.pointMarker} cx={x(value)} cy={y(0)} r={letterSize * 0.28} />
      ))}
      <Label
        x={x(1) + letterSize / 2}
        y={y(margin)}
        yAnchor="middle"
        tone="strong"
        text={formatSignedAmount(Math.round(margin), "USDC")}
      />
      <Label x={x(0) + letterSize / 2} y={y(0) - letterSize * 0.6} text="good work pays" />
      <Label x={x(1) - letterSize / 2} y={bottom - letterSize * 0.6} anchor="end" text="cheating pays" />
    </g>
  );
}

/** Draws the share of poor work with reviews and without, by what a review finds. A dot marks the example. */
function CliffPlot({ cliffHitRate, points, currentPoint, xRange, yRange }: PlotRanges & Cliff) {
  const letterSize = useLetterScale() * LETTER_SIZE;
  const maxShareWithReviews = Math.max(...points.map(({ withReviews }) => withReviews));
  const maxPoorShare =
    MAX_POOR_SHARE *
    getAxisGrowth(
      Math.max(maxShareWithReviews, ...points.map((point) => point.withoutReviews)) / MAX_POOR_SHARE,
    );
  const x = createLinearScale([0, 1], xRange);
  const y = createLinearScale([0, maxPoorShare], yRange);
  const createPointsPath = (line: "withReviews" | "withoutReviews") =>
    createLinePath(points.map((point) => [x(point.found), y(point[line])]));
  // The word “without” stands above the line, which falls: at the word’s start it is highest.
  const { withoutReviews: shareAtWord = 0 } = points.find(({ found }) => found > 0.65) ?? {};
  return (
    <g>
      <Axes
        x={x}
        y={y}
        xTitle="found by a review"
        xTitlePosition="below"
        yTitle="work that is poor"
        xTicks={[0, 1].map((value) => ({ value, text: `${formatWholePercent(value)}%` }))}
        yTicks={getRoundValues([0, maxPoorShare], 3).map((value) => ({
          value,
          text: `${formatNumber(value, "share")}%`,
        }))}
      />
      <path className={styles.lineQuiet} d={createPointsPath("withoutReviews")} />
      <path className={styles.lineInk} d={createPointsPath("withReviews")} />
      {cliffHitRate !== undefined && (
        <Label
          x={x(cliffHitRate) + letterSize / 2}
          y={y(maxShareWithReviews)}
          yAnchor="middle"
          tone="strong"
          text={`cliff, ${formatWholePercent(cliffHitRate)}%`}
        />
      )}
      <Label x={x(0) + letterSize / 2} y={y(maxShareWithReviews) - letterSize / 2} text="with reviews" />
      <Label x={x(1)} y={y(shareAtWord) - letterSize * 0.5} anchor="end" text="without" />
      <circle
        className={styles.pointMarker}
        cx={x(currentPoint.found)}
        cy={y(currentPoint.withReviews)}
        r={letterSize * 0.28}
      />
    </g>
  );
}

const formatWholeUsdc = (amount: number) => formatNumber(amount, "USDC", { decimals: 0 });

const getSetting = (example: Example) => createSetting(createNumberGetter(example));

type Margins = ReturnType<typeof getMargins>;

/** Returns what cheating saves, the margin of good work if every buyer acts, and the least share of buyers who have to. */
function getMargins(example: Example) {
  const setting = getSetting(example);
  const maxHitRate = getFigureControl("WhoChecks").slider?.most ?? 1;
  const margin = getMarginIfAllAct(setting, setting.assumptions.hitRate);
  const savedByCheating = -getMargin(withAssumptions(setting, { actingShare: 0 }));
  return {
    savedByCheating,
    margin,
    maxMargin: getMarginIfAllAct(setting, maxHitRate),
    minActingShare: getMinActingShare(savedByCheating, margin),
  };
}

const getMarginIfAllAct = (setting: Setting, hitRate: number) =>
  getMargin(withAssumptions(setting, { hitRate, actingShare: 1 }));

/** Returns the share of buyers at which the margin, which is linear, is zero, or undefined if cheating always pays. */
function getMinActingShare(savedByCheating: number, margin: number): number | undefined {
  return margin > 0 ? savedByCheating / (savedByCheating + margin) : undefined;
}

type PoorWork = { found: number; withReviews: number; withoutReviews: number };

function getPoorWork(setting: Setting, found: number): PoorWork {
  const { withReviews, withoutReviews } = getCliff(setting, found);
  return { found, withReviews: withReviews.poorShare, withoutReviews: withoutReviews.poorShare };
}

type Curves = {
  /** The share of poor work that reviews have to find so that nobody cheats, if every buyer acts. */
  cliffHitRate: number | undefined;
  /** Points of both curves, in order. */
  points: readonly PoorWork[];
};

/** A cache: the curves do not depend on the slider, and computing them takes tens of milliseconds. */
const curvesBySetting = new Map<string, Curves>();

function getCurves(setting: Setting): Curves {
  const key = JSON.stringify(withAssumptions(setting, { hitRate: 1 }));
  const curves = curvesBySetting.get(key) ?? computeCurves(setting);
  curvesBySetting.set(key, curves);
  return curves;
}

function computeCurves(setting: Setting): Curves {
  const cliffHitRate = findLeast((hitRate) => getMarginIfAllAct(setting, hitRate));
  const hitRates = Array.from({ length: CLIFF_POINTS }, (_, index) => index / (CLIFF_POINTS - 1));
  const ratesAtCliff = cliffHitRate === undefined ? [] : [cliffHitRate - 1e-6, cliffHitRate + 1e-6];
  const sorted = [...hitRates, ...ratesAtCliff].sort((first, second) => first - second);
  return { cliffHitRate, points: sorted.map((found) => getPoorWork(setting, found)) };
}

type Cliff = ReturnType<typeof getCliffs>;

function getCliffs(example: Example) {
  const setting = getSetting(example);
  return { ...getCurves(setting), currentPoint: getPoorWork(setting, setting.assumptions.hitRate) };
}

/** Returns the data of both plots by what a review finds. */
function createWhoChecksTable(example: Example): FigureTable {
  const setting = getSetting(example);
  const { savedByCheating } = getMargins(example);
  const { points, currentPoint } = getCliffs(example);
  // The points at both sides of the cliff print alike, and so may the slider’s.
  const rows = new Map([...points, currentPoint].map((point) => [formatNumber(point.found, "share"), point]));
  return {
    columns: [
      ["A review finds", "share"],
      ["Buyers who have to act", "share"],
      ["Good work pays more if all act", "USDC"],
      ["Poor work with reviews", "share"],
      ["Poor work without", "share"],
    ],
    rows: [...rows.values()]
      .sort((first, second) => first.found - second.found)
      .map(({ found, withReviews, withoutReviews }) => {
        const margin = getMarginIfAllAct(setting, found);
        const minActingShare = getMinActingShare(savedByCheating, margin);
        return [
          found,
          minActingShare === undefined ? "more than all" : formatWholePercent(minActingShare),
          formatWholeUsdc(margin),
          withReviews,
          withoutReviews,
        ];
      }),
  };
}

function describeWhoChecks(
  example: Example,
  { savedByCheating, margin }: Margins,
  { cliffHitRate }: Cliff,
): string {
  const cliff =
    cliffHitRate === undefined
      ? "With reviews there is always some."
      : `With reviews there is more of it than without them until they find ${formatWholePercent(cliffHitRate)}%, and then none.`;
  return `A line rises from −${formatWholeUsdc(savedByCheating)} USDC, if no buyer acts on a finding, to ${formatWholeUsdc(margin)}, if all do: by so much good work pays more than cheating. Beside it, how much work is poor, by what a review finds. ${cliff} ${describeFinding(example)}`;
}

function describeFinding(example: Example): string {
  const { currentPoint } = getCliffs(example);
  const { minActingShare } = getMargins(example);
  const start = `If a review finds ${formatWholePercent(currentPoint.found)}% of poor work,`;
  if (minActingShare !== undefined)
    return `${start} good work pays where ${formatWholePercent(minActingShare)}% of buyers act on findings, and none is poor on purpose.`;
  return `${start} cheating pays even if all buyers act, and ${formatNumber(currentPoint.withReviews, "share")}% of work is poor, against ${formatNumber(currentPoint.withoutReviews, "share")}% without reviews.`;
}
