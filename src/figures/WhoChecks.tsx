import {
  createNumberGetter,
  type Example,
  formatBalance,
  formatNumber,
  getPartyName,
} from "../example/example";
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
import { createLinearScale, createLinePath, getAxisGrowth, getRoundValues } from "./parts/plot";

export const figure: FigureDefinition = {
  Drawing: WhoChecks,
  createTable: createWhoChecksTable,
  describeFinding,
};

/** The greatest share of poor work that the small drawing shows for the example as it is printed. */
const MAX_POOR = 0.15;
/** The height of a letter on a small phone, in units of the drawing. */
const LETTER = 25;
/** As many points as make the curves of the small drawing smooth. */
const CLIFF_POINTS = 11;

/** How much more good work pays than cheating, by the share of buyers who act; and how much work is poor, by what reviews find. */
function WhoChecks({ example }: FigureProps) {
  const margins = getMargins(example);
  const cliff = getCliffs(example);
  const agent = getPartyName(example.values, "party.lead");
  const texts = { title: TITLE, description: describeWhoChecks(example, margins, cliff) };
  return (
    <>
      <DrawingFrame name="who-checks" layout="wide" height={352} {...texts}>
        <MarginPlot {...margins} agent={agent} {...PLACES.wide.margin} />
        <CliffPlot {...cliff} {...PLACES.wide.cliff} />
      </DrawingFrame>
      <DrawingFrame name="who-checks" layout="narrow" height={958} {...texts}>
        <MarginPlot {...margins} agent={agent} {...PLACES.narrow.margin} />
        <CliffPlot {...cliff} {...PLACES.narrow.cliff} />
      </DrawingFrame>
    </>
  );
}

const TITLE = "By how much good work pays more than cheating, and how much work is poor";

type Place = { across: readonly [number, number]; up: readonly [number, number] };

const PLACES = {
  wide: {
    margin: { across: [40, 372], up: [296, 36] },
    cliff: { across: [456, 614], up: [296, 36] },
  },
  narrow: {
    margin: { across: [64, 568], up: [432, 56] },
    cliff: { across: [64, 568], up: [878, 590] },
  },
} as const satisfies Record<Layout, Record<string, Place>>;

type MarginPlotProps = Place & Margins & { agent: string };

/** The margin over the share of buyers who act on a finding, a straight line that begins at what cheating saves. */
function MarginPlot({ saving, margin, actedLeast, greatestMargin, agent, across, up }: MarginPlotProps) {
  const letter = useLetterScale() * LETTER;
  const x = createLinearScale([0, 1], across);
  const y = createLinearScale([-1.1 * saving, 1.15 * Math.max(greatestMargin, saving / 2)], up);
  const crossing = actedLeast === undefined ? [] : [actedLeast];
  const [bottom] = up;
  return (
    <g>
      <rect className={styles.area2} x={x(0)} y={y(0)} width={x(1) - x(0)} height={bottom - y(0)} />
      <Axes
        x={x}
        y={y}
        xTitle="buyers who act on a finding"
        xTitlePosition="below"
        yTitle={`good work pays ${agent} more by, USDC`}
        xTicks={[0, 1, ...crossing].map((at) => ({
          value: at,
          text: `${formatPercent(at)}%`,
          isMain: at === actedLeast,
        }))}
        yTicks={[-saving, 0, saving / 2].map((at) => ({ value: at, text: formatUsdc(at), isMain: at === 0 }))}
      />
      <path className={styles.lineInk} d={`M${x(0)},${y(0)}H${x(1)}`} />
      {crossing.map((at) => (
        <path key={at} className={styles.guide} d={`M${x(at)},${y(0)}V${bottom}`} />
      ))}
      <path
        className={styles.lineAgent}
        d={createLinePath([
          [x(0), y(-saving)],
          [x(1), y(margin)],
        ])}
      />
      {crossing.map((at) => (
        <circle key={at} className={styles.pointMarker} cx={x(at)} cy={y(0)} r={letter * 0.28} />
      ))}
      <Label
        x={x(1) + letter / 2}
        y={y(margin)}
        yAnchor="middle"
        tone="strong"
        text={formatBalance(Math.round(margin), "USDC")}
      />
      <Label x={x(0) + letter / 2} y={y(0) - letter * 0.6} text="good work pays" />
      <Label x={x(1) - letter / 2} y={bottom - letter * 0.6} anchor="end" text="cheating pays" />
    </g>
  );
}

/** Poor work over what a review finds, with reviews and without; a dot marks what it finds now. */
function CliffPlot({ edge, points, now, across, up }: Place & Cliff) {
  const letter = useLetterScale() * LETTER;
  const peak = Math.max(...points.map(({ withReviews }) => withReviews));
  const most =
    MAX_POOR * getAxisGrowth(Math.max(peak, ...points.map((point) => point.withoutReviews)) / MAX_POOR);
  const x = createLinearScale([0, 1], across);
  const y = createLinearScale([0, most], up);
  const draw = (line: "withReviews" | "withoutReviews") =>
    createLinePath(points.map((point) => [x(point.found), y(point[line])]));
  // The word ends with the line and begins where it is higher.
  const { withoutReviews: lineAtWord = 0 } = points.find(({ found }) => found > 0.65) ?? {};
  return (
    <g>
      <Axes
        x={x}
        y={y}
        xTitle="found by a review"
        xTitlePosition="below"
        yTitle="work that is poor"
        xTicks={[0, 1].map((at) => ({ value: at, text: `${formatPercent(at)}%` }))}
        yTicks={getRoundValues([0, most], 3).map((at) => ({
          value: at,
          text: `${formatNumber(at, "share")}%`,
        }))}
      />
      <path className={styles.lineQuiet} d={draw("withoutReviews")} />
      <path className={styles.lineInk} d={draw("withReviews")} />
      {edge !== undefined && (
        <Label
          x={x(edge) + letter / 2}
          y={y(peak)}
          yAnchor="middle"
          tone="strong"
          text={`cliff, ${formatPercent(edge)}%`}
        />
      )}
      <Label x={x(0) + letter / 2} y={y(peak) - letter / 2} text="with reviews" />
      <Label x={x(1)} y={y(lineAtWord) - letter * 0.5} anchor="end" text="without" />
      <circle className={styles.pointMarker} cx={x(now.found)} cy={y(now.withReviews)} r={letter * 0.28} />
    </g>
  );
}

const formatPercent = (share: number) => formatNumber(share, "share", { decimals: 0 });
const formatUsdc = (amount: number) => formatNumber(amount, "USDC", { decimals: 0 });

const getSetting = (example: Example) => createSetting(createNumberGetter(example));

type Margins = ReturnType<typeof getMargins>;

/** What cheating saves, the margin if every buyer acts, and the least share of buyers who have to act for good work to pay. */
function getMargins(example: Example) {
  const setting = getSetting(example);
  const { most = 1 } = getFigureControl("WhoChecks").slider ?? {};
  const margin = getMarginIfAllAct(setting, setting.assumptions.hitRate);
  const saving = -getMargin(withAssumptions(setting, { actingShare: 0 }));
  return {
    saving,
    margin,
    greatestMargin: getMarginIfAllAct(setting, most),
    actedLeast: getActedLeast(saving, margin),
  };
}

const getMarginIfAllAct = (setting: Setting, hitRate: number) =>
  getMargin(withAssumptions(setting, { hitRate, actingShare: 1 }));

/** The margin is linear in the share of buyers who act. Undefined if cheating pays even if all do. */
function getActedLeast(saving: number, margin: number): number | undefined {
  return margin > 0 ? saving / (saving + margin) : undefined;
}

type PoorWork = { found: number; withReviews: number; withoutReviews: number };

function getPoorWork(setting: Setting, found: number): PoorWork {
  const { withReviews, withoutReviews } = getCliff(setting, found);
  return { found, withReviews: withReviews.poorShare, withoutReviews: withoutReviews.poorShare };
}

type Curves = {
  /** What reviews have to find so that nobody cheats, if every buyer acts; undefined if nothing is enough. */
  edge: number | undefined;
  /** Points of both curves, in order. */
  points: readonly PoorWork[];
};

/** The curves by setting, kept while the slider moves: they do not depend on it, and take tens of milliseconds. */
const knownCurves = new Map<string, Curves>();

function getCurves(setting: Setting): Curves {
  const key = JSON.stringify(withAssumptions(setting, { hitRate: 1 }));
  const curves = knownCurves.get(key) ?? computeCurves(setting);
  knownCurves.set(key, curves);
  return curves;
}

function computeCurves(setting: Setting): Curves {
  const edge = findLeast((hitRate) => getMarginIfAllAct(setting, hitRate));
  const places = Array.from({ length: CLIFF_POINTS }, (_, index) => index / (CLIFF_POINTS - 1));
  const sides = edge === undefined ? [] : [edge - 1e-6, edge + 1e-6];
  const sorted = [...places, ...sides].sort((one, other) => one - other);
  return { edge, points: sorted.map((found) => getPoorWork(setting, found)) };
}

type Cliff = ReturnType<typeof getCliffs>;

function getCliffs(example: Example) {
  const setting = getSetting(example);
  return { ...getCurves(setting), now: getPoorWork(setting, setting.assumptions.hitRate) };
}

/** Both drawings, by how much a review finds. */
function createWhoChecksTable(example: Example): FigureTable {
  const setting = getSetting(example);
  const { saving } = getMargins(example);
  const { points, now } = getCliffs(example);
  // The edge has a point at either side, and the slider may stand on a point.
  const rows = new Map([...points, now].map((point) => [formatNumber(point.found, "share"), point]));
  return {
    columns: [
      ["A review finds", "share"],
      ["Buyers who have to act", "share"],
      ["Good work pays more if all act", "USDC"],
      ["Poor work with reviews", "share"],
      ["Poor work without", "share"],
    ],
    rows: [...rows.values()]
      .sort((one, other) => one.found - other.found)
      .map(({ found, withReviews, withoutReviews }) => {
        const margin = getMarginIfAllAct(setting, found);
        const actedLeast = getActedLeast(saving, margin);
        return [
          found,
          actedLeast === undefined ? "more than all" : formatPercent(actedLeast),
          formatUsdc(margin),
          withReviews,
          withoutReviews,
        ];
      }),
  };
}

function describeWhoChecks(example: Example, { saving, margin }: Margins, { edge }: Cliff): string {
  const cliff =
    edge === undefined
      ? "With reviews there is always some."
      : `With reviews there is more of it than without them until they find ${formatPercent(edge)}%, and then none.`;
  return `A line rises from −${formatUsdc(saving)} USDC, if no buyer acts on a finding, to ${formatUsdc(margin)}, if all do: by so much good work pays more than cheating. Beside it, how much work is poor, by what a review finds. ${cliff} ${describeFinding(example)}`;
}

function describeFinding(example: Example): string {
  const { now } = getCliffs(example);
  const { actedLeast } = getMargins(example);
  const start = `If a review finds ${formatPercent(now.found)}% of poor work,`;
  if (actedLeast !== undefined)
    return `${start} good work pays where ${formatPercent(actedLeast)}% of buyers act on findings, and none is poor on purpose.`;
  return `${start} cheating pays even if all buyers act, and ${formatNumber(now.withReviews, "share")}% of work is poor, against ${formatNumber(now.withoutReviews, "share")}% without reviews.`;
}
