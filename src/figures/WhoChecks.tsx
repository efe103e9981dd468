import { createNumberGetter, type Example } from "../example/example";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import { createSetting } from "../example/setting";
import { getMargin } from "../models/best-replies";
import { getCliff, withHitRate } from "../models/rounds";
import { type Setting, withAssumptions } from "../models/setting";
import { findLeast } from "../models/threshold";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes } from "./parts/Axes";
import { DrawingFrames, Label, type Layout, MAX_LETTER_SIZE, useLetterScale } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { formatWholePercent } from "./parts/format-amounts";
import { createLinearScale, createLinePath, getRect, getRoundValues } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: WhoChecks, createTable, describeFinding };

/** So many points make the curves of poor work look smooth. */
const CLIFF_POINTS = 11;

/** Both plots are beside each other in the wide layout, and one below the other in the narrow one. */
const LAYOUTS = {
  wide: { height: 352, marginX: [40, 300], marginY: [296, 36], cliffX: [392, 612], cliffY: [296, 36] },
  narrow: { height: 958, marginX: [64, 568], marginY: [432, 56], cliffX: [64, 568], cliffY: [878, 590] },
} as const;

/** Draws two plots: how much more good work pays than cheating, and the share of work that is poor. */
function WhoChecks({ example }: FigureProps) {
  const results = getResults(example);
  const { saved, current, cliffHitRate } = results;
  const agent = example.values["party.lead"].text;
  return (
    <DrawingFrames
      title="By how much good work pays more than cheating, and how much work is poor"
      description={`A line rises from −${formatWholeUsdc(saved)} USDC, if no buyer acts on a finding, to ${formatWholeUsdc(current.margin)}, if all do: by so much good work pays more than cheating. Beside it, how much work is poor by the share found by a program: more with reviews than without up to ${formatWholePercent(cliffHitRate)}%, and from that cliff on none.`}
      heights={{ wide: LAYOUTS.wide.height, narrow: LAYOUTS.narrow.height }}
    >
      {(layout) => (
        <>
          <MarginPlot results={results} agent={agent} layout={layout} />
          <CliffPlot results={results} layout={layout} />
        </>
      )}
    </DrawingFrames>
  );
}

type PlotProps = { results: Results; layout: Layout };

/** Draws how much more good work pays, by the share of buyers who act on a finding. */
function MarginPlot({
  results: { saved, maxMargin, current },
  agent,
  layout,
}: PlotProps & { agent: string }) {
  const { margin, minActingShare } = current;
  const letterSize = useLetterScale() * MAX_LETTER_SIZE;
  const x = createLinearScale([0, 1], LAYOUTS[layout].marginX);
  const y = createLinearScale([-1.1 * saved, 1.15 * Math.max(maxMargin, saved / 2)], LAYOUTS[layout].marginY);
  const [bottom] = y.range;
  const crossings = minActingShare === undefined ? [] : [minActingShare];
  return (
    <g>
      <rect className={styles.area2} {...getRect(x(0), y(0), x(1), bottom)} />
      <Axes
        x={x}
        y={y}
        xTitle="buyers who act on a finding"
        yTitle={`good work pays ${agent} more by, USDC`}
        xTicks={createPercentTicks([0, 1, ...crossings], crossings)}
        yTicks={[0, -saved, saved / 2].map((value) => ({ value, text: formatWholeUsdc(value) }))}
      />
      <path className={styles.lineInk} d={`M${x(0)},${y(0)}H${x(1)}`} />
      <path className={styles.lineAgent} d={`M${x(0)},${y(-saved)}L${x(1)},${y(margin)}`} />
      {crossings.map((value) => (
        <g key={value}>
          <path className={styles.guide} d={`M${x(value)},${y(0)}V${bottom}`} />
          <circle className={styles.pointMarker} cx={x(value)} cy={y(0)} r={letterSize * 0.28} />
        </g>
      ))}
      <Label
        x={x(1) + letterSize / 2}
        y={y(margin)}
        yAnchor="middle"
        tone="strong"
        text={formatSignedAmount(Math.round(margin), "USDC")}
      />
      <Label x={x(0) + letterSize / 2} y={y(0) - letterSize * 0.6} text="good work pays" />
      <Label
        x={x(1) - letterSize / 2}
        y={bottom - letterSize * 0.6}
        yAnchor="last"
        anchor="end"
        text={"cheating\npays"}
      />
    </g>
  );
}

/** Draws the share of poor work with reviews and without, by what a program finds. A dot marks the example. */
function CliffPlot({ results: { cliffHitRate, points, current }, layout }: PlotProps) {
  const letterSize = useLetterScale() * MAX_LETTER_SIZE;
  const maxWithReviews = Math.max(...points.map(({ withReviews }) => withReviews));
  const maxShare = Math.max(maxWithReviews, ...points.map(({ withoutReviews }) => withoutReviews));
  const endShare = 1.2 * maxShare;
  const x = createLinearScale([0, 1], LAYOUTS[layout].cliffX);
  const y = createLinearScale([0, endShare], LAYOUTS[layout].cliffY);
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
        xTitle="found by a program"
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
        cx={x(current.found)}
        cy={y(current.withReviews)}
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

type Results = ReturnType<typeof getResults>;
type Curves = ReturnType<typeof computeCurves>;

/** A cache: the curves do not depend on the slider, and computing them takes tens of milliseconds. */
const curvesBySetting = new Map<string, Curves>();

/** Returns the results by what a program finds, and those of the example. */
function getResults(example: Example) {
  const setting = createSetting(createNumberGetter(example));
  const key = JSON.stringify(withAssumptions(setting, { hitRate: 1 }));
  const curves = curvesBySetting.get(key) ?? computeCurves(setting);
  curvesBySetting.set(key, curves);
  return { ...curves, current: getResult(setting, setting.assumptions.hitRate, curves.saved) };
}

/** Returns what cheating saves if nobody acts, and the results in order, also at both sides of the cliff. */
function computeCurves(setting: Setting) {
  const saved = -getMargin(withAssumptions(setting, { actingShare: 0 }));
  const cliffHitRate = findLeast((hitRate) => getMarginIfAllAct(setting, hitRate)) ?? 1;
  const hitRates = Array.from({ length: CLIFF_POINTS }, (_, index) => index / (CLIFF_POINTS - 1));
  const sorted = [...hitRates, cliffHitRate - 1e-6, cliffHitRate + 1e-6].sort(
    (first, second) => first - second,
  );
  const points = sorted.map((found) => getResult(setting, found, saved));
  return { saved, maxMargin: getMarginIfAllAct(setting, 1), cliffHitRate, points };
}

const getMarginIfAllAct = (setting: Setting, hitRate: number) =>
  getMargin(withAssumptions(withHitRate(setting, hitRate), { actingShare: 1 }));

function getResult(setting: Setting, found: number, saved: number) {
  const { withReviews, withoutReviews } = getCliff(setting, found);
  const margin = getMarginIfAllAct(setting, found);
  return {
    ...{ found, margin, withReviews: withReviews.poorShare, withoutReviews: withoutReviews.poorShare },
    /** The margin is linear in the share of buyers who act. If cheating always pays, there is no such share. */
    minActingShare: margin > 0 ? saved / (saved + margin) : undefined,
  };
}

function createTable(example: Example): FigureTable {
  const { points, current } = getResults(example);
  // The points at both sides of the cliff print alike, and so may the slider’s.
  const rows = new Map([...points, current].map((point) => [formatNumber(point.found, "share"), point]));
  return {
    columns: [
      ["A program finds", "share"],
      ["Buyers who have to act", "share"],
      ["Good work pays more if all act", "USDC"],
      ["Poor work with reviews", "share"],
      ["Poor work without", "share"],
    ],
    rows: [...rows.values()]
      .sort((first, second) => first.found - second.found)
      .map(({ found, minActingShare, margin, withReviews, withoutReviews }) => {
        const actingShare =
          minActingShare === undefined ? "more than all" : formatWholePercent(minActingShare);
        return [found, actingShare, formatWholeUsdc(margin), withReviews, withoutReviews];
      }),
  };
}

function describeFinding(example: Example): string {
  const { withReviews, withoutReviews, found, minActingShare } = getResults(example).current;
  const start = `If a program finds ${formatNumber(found, "share")}% of poor work,`;
  return minActingShare === undefined
    ? `${start} cheating pays even if all buyers act, and ${formatNumber(withReviews, "share")}% of work is poor, against ${formatNumber(withoutReviews, "share")}% without reviews.`
    : `${start} good work pays where ${formatWholePercent(minActingShare)}% of buyers act on findings, and none is poor on purpose.`;
}
