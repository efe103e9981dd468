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
import { DrawingFrames, Label, useLetterScale } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatWholePercent } from "./parts/format-amounts";
import { createLinearScale, createLinePath, getAxisGrowth, getRect, getRoundValues } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: WhoChecks, createTable, describeFinding };

/** The end of the axis of poor work for the printed example. */
const MAX_POOR_SHARE = 0.15;
/** The height of a letter on a small phone, in units of the drawing. */
const LETTER_SIZE = 25;
/** So many points make the curves of poor work look smooth. */
const CLIFF_POINTS = 11;

type PlotRanges = { xRange: readonly [number, number]; yRange: readonly [number, number] };

const MARGIN_RANGES: Record<"wide" | "narrow", PlotRanges> = {
  wide: { xRange: [40, 300], yRange: [296, 36] },
  narrow: { xRange: [64, 568], yRange: [432, 56] },
};
const CLIFF_RANGES: typeof MARGIN_RANGES = {
  wide: { xRange: [392, 624], yRange: [296, 36] },
  narrow: { xRange: [64, 568], yRange: [878, 590] },
};

/** Draws two plots: how much more good work pays than cheating, and the share of work that is poor. */
function WhoChecks({ example }: FigureProps) {
  const [margins, cliff] = [getMargins(example), getPoorWork(example)];
  return (
    <DrawingFrames
      name="who-checks"
      title="By how much good work pays more than cheating, and how much work is poor"
      description={`A line rises from ${formatWholeUsdc(margins.withoutActing)} USDC, if no buyer acts on a finding, to ${formatWholeUsdc(margins.ifAllAct)}, if all do: by so much good work pays more than cheating. Beside it, how much work is poor, by what a review finds: ${describeCliff(cliff)}. ${describeFinding(example)}`}
      heights={{ wide: 352, narrow: 958 }}
    >
      {(layout) => (
        <>
          <MarginPlot
            margins={margins}
            agent={getPartyName(example.values, "party.lead")}
            {...MARGIN_RANGES[layout]}
          />
          <CliffPlot cliff={cliff} {...CLIFF_RANGES[layout]} />
        </>
      )}
    </DrawingFrames>
  );
}

/** Draws how much more good work pays, by the share of buyers who act on a finding. */
function MarginPlot({ margins, agent, xRange, yRange }: PlotRanges & { margins: Margins; agent: string }) {
  const { withoutActing, ifAllAct, maxMargin, minActingShare } = margins;
  const letterSize = useLetterScale() * LETTER_SIZE;
  const [bottom] = yRange;
  const x = createLinearScale([0, 1], xRange);
  const y = createLinearScale([1.1 * withoutActing, 1.15 * Math.max(maxMargin, -withoutActing / 2)], yRange);
  const crossings = minActingShare === undefined ? [] : [minActingShare];
  return (
    <g>
      <rect className={styles.area2} {...getRect(x(0), y(0), x(1), bottom)} />
      <Axes
        x={x}
        y={y}
        xTitle="buyers who act on a finding"
        xTitlePosition="below"
        yTitle={`good work pays ${agent} more by, USDC`}
        xTicks={createPercentTicks([0, 1, ...crossings], crossings)}
        yTicks={[0, withoutActing, -withoutActing / 2].map((value) => ({
          value,
          text: formatWholeUsdc(value),
        }))}
      />
      <path className={styles.lineInk} d={`M${x(0)},${y(0)}H${x(1)}`} />
      <path className={styles.lineAgent} d={`M${x(0)},${y(withoutActing)}L${x(1)},${y(ifAllAct)}`} />
      {crossings.map((value) => (
        <g key={value}>
          <path className={styles.guide} d={`M${x(value)},${y(0)}V${bottom}`} />
          <circle className={styles.pointMarker} cx={x(value)} cy={y(0)} r={letterSize * 0.28} />
        </g>
      ))}
      <Label
        x={x(1) + letterSize / 2}
        y={y(ifAllAct)}
        yAnchor="middle"
        tone="strong"
        text={formatSignedAmount(Math.round(ifAllAct), "USDC")}
      />
      <Label x={x(0) + letterSize / 2} y={y(0) - letterSize * 0.6} text="good work pays" />
      <Label x={x(1) - letterSize / 2} y={bottom - letterSize * 0.6} anchor="end" text="cheating pays" />
    </g>
  );
}

/** Draws the share of poor work with reviews and without, by what a review finds. A dot marks the example. */
function CliffPlot({ cliff, xRange, yRange }: PlotRanges & { cliff: PoorWork }) {
  const { cliffHitRate, points, currentPoint } = cliff;
  const letterSize = useLetterScale() * LETTER_SIZE;
  const maxWithReviews = Math.max(...points.map(({ withReviews }) => withReviews));
  const maxShare = Math.max(maxWithReviews, ...points.map(({ withoutReviews }) => withoutReviews));
  const endShare = MAX_POOR_SHARE * getAxisGrowth(maxShare / MAX_POOR_SHARE);
  const x = createLinearScale([0, 1], xRange);
  const y = createLinearScale([0, endShare], yRange);
  const createPointsPath = (line: "withReviews" | "withoutReviews") =>
    createLinePath(points.map((point) => [x(point.found), y(point[line])]));
  // The word stands above the line, which falls: at the word’s start it is highest.
  const { withoutReviews: shareAtWord = 0 } = points.find(({ found }) => found > 0.65) ?? {};
  return (
    <g>
      <rect className={styles.area2} {...getRect(x(0), y(endShare), x(cliffHitRate), y(0))} />
      <Axes
        x={x}
        y={y}
        xTitle="found by a review"
        xTitlePosition="below"
        yTitle="work that is poor"
        xTicks={createPercentTicks([0, 1, cliffHitRate], [cliffHitRate])}
        yTicks={createPercentTicks(getRoundValues([0, endShare], 3))}
      />
      <path className={styles.lineQuiet} d={createPointsPath("withoutReviews")} />
      <path className={styles.lineInk} d={createPointsPath("withReviews")} />
      <Label x={x(0) + letterSize / 2} y={y(0) - letterSize * 0.6} text="reviews harm" />
      <Label x={x(cliffHitRate) + letterSize / 2} y={y(maxWithReviews)} tone="strong" text="the cliff" />
      <Label x={x(0) + letterSize / 2} y={y(maxWithReviews) - letterSize / 2} text="with reviews" />
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

function createPercentTicks(shares: readonly number[], mainShares: readonly number[] = []) {
  return shares.map((value) => {
    return { value, text: `${formatWholePercent(value)}%`, isMain: mainShares.includes(value) };
  });
}

const getSetting = (example: Example) => createSetting(createNumberGetter(example));

type Margins = ReturnType<typeof getMargins>;

/** Returns by how much good work pays more if no buyer acts and if all do, and the least share of buyers who have to act. */
function getMargins(example: Example, found?: number) {
  const setting = getSetting(example);
  const maxHitRate = getFigureControl("WhoChecks").slider?.most ?? 1;
  const withoutActing = getMargin(withAssumptions(setting, { actingShare: 0 }));
  const ifAllAct = getMarginIfAllAct(setting, found ?? setting.assumptions.hitRate);
  return {
    withoutActing,
    ifAllAct,
    maxMargin: getMarginIfAllAct(setting, maxHitRate),
    /** The margin is linear in the share of buyers. If cheating always pays, there is no such share. */
    minActingShare: ifAllAct > 0 ? withoutActing / (withoutActing - ifAllAct) : undefined,
  };
}

const getMarginIfAllAct = (setting: Setting, hitRate: number) =>
  getMargin(withAssumptions(setting, { hitRate, actingShare: 1 }));

type PoorWork = ReturnType<typeof getPoorWork>;
type Curves = ReturnType<typeof computeCurves>;

/** A cache: the curves do not depend on the slider, and computing them takes tens of milliseconds. */
const curvesBySetting = new Map<string, Curves>();

/** Returns the shares of poor work by what a review finds, at the example's value too. */
function getPoorWork(example: Example) {
  const setting = getSetting(example);
  const key = JSON.stringify(withAssumptions(setting, { hitRate: 1 }));
  const curves = curvesBySetting.get(key) ?? computeCurves(setting);
  curvesBySetting.set(key, curves);
  return { ...curves, currentPoint: getPoorShares(setting, setting.assumptions.hitRate) };
}

/** Returns the points of both curves in order, and the share that reviews have to find so that nobody cheats if all act. */
function computeCurves(setting: Setting) {
  const cliffHitRate = findLeast((hitRate) => getMarginIfAllAct(setting, hitRate)) ?? 1;
  const hitRates = Array.from({ length: CLIFF_POINTS }, (_, index) => index / (CLIFF_POINTS - 1));
  const sorted = [...hitRates, cliffHitRate - 1e-6, cliffHitRate + 1e-6].sort(
    (first, second) => first - second,
  );
  return { cliffHitRate, points: sorted.map((found) => getPoorShares(setting, found)) };
}

function getPoorShares(setting: Setting, found: number) {
  const { withReviews, withoutReviews } = getCliff(setting, found);
  return { found, withReviews: withReviews.poorShare, withoutReviews: withoutReviews.poorShare };
}

/** Returns the data of both plots by what a review finds. */
function createTable(example: Example): FigureTable {
  const { points, currentPoint } = getPoorWork(example);
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
        const { ifAllAct, minActingShare } = getMargins(example, found);
        const actingShare =
          minActingShare === undefined ? "more than all" : formatWholePercent(minActingShare);
        return [found, actingShare, formatWholeUsdc(ifAllAct), withReviews, withoutReviews];
      }),
  };
}

function describeCliff({ cliffHitRate }: PoorWork): string {
  return `with reviews there is more of it than without them until they find ${formatWholePercent(cliffHitRate)}%, and then none`;
}

function describeFinding(example: Example): string {
  const { withReviews, withoutReviews, found } = getPoorWork(example).currentPoint;
  const { minActingShare } = getMargins(example);
  const start = `If a review finds ${formatWholePercent(found)}% of poor work,`;
  return minActingShare === undefined
    ? `${start} cheating pays even if all buyers act, and ${formatNumber(withReviews, "share")}% of work is poor, against ${formatNumber(withoutReviews, "share")}% without reviews.`
    : `${start} good work pays where ${formatWholePercent(minActingShare)}% of buyers act on findings, and none is poor on purpose.`;
}
