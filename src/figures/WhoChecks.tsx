import {
  createNumberGetter,
  type Example,
  formatBalance,
  formatNumber,
  getNumber,
  getPartyName,
} from "../example/example";
import { createSetting } from "../example/setting";
import { getMargin } from "../models/best-replies";
import { getCliff } from "../models/rounds";
import { type Setting, withAssumptions } from "../models/setting";
import { findLeast } from "../models/threshold";
import { getFigureControl } from "./controls";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes } from "./parts/Axes";
import { DrawingFrame, Label, type Layout, useLetterScale } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import {
  createLinearScale,
  createLinePath,
  getAxisGrowth,
  getRoundValues,
  getTableMoments,
} from "./parts/plot";

/** The greatest share of poor work that the small drawing shows for the example as it is printed. */
const MAX_POOR = 0.15;
/** As many points as make the curves of the small drawing smooth. */
const CLIFF_POINTS = 12;

/** How much more good work pays than cheating, by the share of buyers who act; and how much work is poor, by what reviews find. */
function WhoChecks({ example }: FigureProps) {
  const props = { example, title: TITLE, description: describeWhoChecks(example) };
  return (
    <>
      <DrawingFrame name="who-checks" layout="wide" height={352} {...props}>
        <MarginPlot example={example} {...PLACES.wide.margin} />
        <CliffPlot example={example} {...PLACES.wide.cliff} />
      </DrawingFrame>
      <DrawingFrame name="who-checks" layout="narrow" height={958} {...props}>
        <MarginPlot example={example} {...PLACES.narrow.margin} />
        <CliffPlot example={example} {...PLACES.narrow.cliff} />
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

type PlotProps = Place & { example: Example };

/** The margin over the share of buyers who act on a finding, a straight line that begins at what cheating saves. */
function MarginPlot({ example, across, up }: PlotProps) {
  const { saving, margin, actedLeast, greatestMargin } = getMargins(example);
  const agent = getPartyName(example.values, "party.lead");
  const letter = useLetterScale() * 25;
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
        xTitleAt="below"
        yTitle={`good work pays ${agent} more by, USDC`}
        xTicks={[0, 1, ...crossing].map((at) => ({
          at,
          text: `${formatPercent(at)}%`,
          main: at === actedLeast,
        }))}
        yTicks={[-saving, 0, saving / 2].map((at) => ({ at, text: formatUsdc(at), main: at === 0 }))}
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
        at="middle"
        tone="strong"
        text={formatBalance(Math.round(margin), "USDC")}
      />
      <Label x={x(0) + letter / 2} y={y(0) - letter * 0.6} text="good work pays" />
      <Label x={x(1) - letter / 2} y={bottom - letter * 0.6} anchor="end" text="cheating pays" />
    </g>
  );
}

/** Poor work over what a review finds, with reviews and without; a dot marks what it finds now. */
function CliffPlot({ example, across, up }: PlotProps) {
  const { found, poor, edge, withReviews, withoutReviews } = getCliffs(example);
  const letter = useLetterScale() * 25;
  const most =
    MAX_POOR *
    getAxisGrowth(
      Math.max(...withReviews.map(([, share]) => share), ...withoutReviews.map(([, share]) => share)) /
        MAX_POOR,
    );
  const x = createLinearScale([0, 1], across);
  const y = createLinearScale([0, most], up);
  const draw = (points: readonly Point[]) => createLinePath(points.map(([at, share]) => [x(at), y(share)]));
  const peak = Math.max(...withReviews.map(([, share]) => share));
  // The word ends with the line and begins where it is higher.
  const [, lineAtWord = 0] = withoutReviews.find(([at]) => at > 0.65) ?? [];
  return (
    <g>
      <Axes
        x={x}
        y={y}
        xTitle="found by a review"
        xTitleAt="below"
        yTitle="work that is poor"
        xTicks={[0, 1].map((at) => ({ at, text: `${formatPercent(at)}%` }))}
        yTicks={getRoundValues([0, most], 3).map((at) => ({ at, text: `${formatNumber(at, "share")}%` }))}
      />
      <path className={styles.lineQuiet} d={draw(withoutReviews)} />
      <path className={styles.lineInk} d={draw(withReviews)} />
      {edge !== undefined && (
        <Label
          x={x(edge) + letter / 2}
          y={y(peak)}
          at="middle"
          tone="strong"
          text={`cliff, ${formatPercent(edge)}%`}
        />
      )}
      <Label x={x(0) + letter / 2} y={y(peak) - letter / 2} text="with reviews" />
      <Label x={x(1)} y={y(lineAtWord) - letter * 0.5} anchor="end" text="without" />
      <circle className={styles.pointMarker} cx={x(found)} cy={y(poor)} r={letter * 0.28} />
    </g>
  );
}

type Point = readonly [found: number, poorShare: number];

const getSetting = (example: Example) => createSetting(createNumberGetter(example));

const formatPercent = (share: number) => formatNumber(share, "share", { decimals: 0 });
const formatUsdc = (amount: number) => formatNumber(amount, "USDC", { decimals: 0 });

/** The margin if every buyer acts, and the least share of buyers who have to act for good work to pay. */
function getMargins(example: Example) {
  const setting = getSetting(example);
  const { most = 1 } = getFigureControl("WhoChecks").slider ?? {};
  return {
    saving: -getMargin(withAssumptions(setting, { actingShare: 0 })),
    margin: getMarginIfAllAct(setting, setting.assumptions.hitRate),
    greatestMargin: getMarginIfAllAct(setting, most),
    actedLeast: getActedLeast(setting, setting.assumptions.hitRate),
  };
}

const getMarginIfAllAct = (setting: Setting, hitRate: number) =>
  getMargin(withAssumptions(setting, { hitRate, actingShare: 1 }));

const getActedLeast = (setting: Setting, hitRate: number) =>
  findLeast((actingShare) => getMargin(withAssumptions(setting, { hitRate, actingShare })));

const getEdge = (setting: Setting) => findLeast((hitRate) => getMarginIfAllAct(setting, hitRate));

/** The two curves of poor work, which do not depend on what a review finds now, and the place of that on them. */
function getCliffs(example: Example) {
  const found = getNumber(example.values, "review.found");
  const setting = withAssumptions(getSetting(example), { hitRate: 1 });
  const key = JSON.stringify(setting);
  if (cliffs?.key !== key) cliffs = { key, ...computeCliffs(setting) };
  return { ...cliffs, found, poor: getCliff(setting, found).withReviews.poorShare };
}

/** Kept while a slider moves, because each point takes milliseconds. */
let cliffs: ({ key: string } & ReturnType<typeof computeCliffs>) | undefined;

function computeCliffs(setting: Setting) {
  const edge = getEdge(setting);
  const places = Array.from({ length: CLIFF_POINTS }, (_, index) => index / (CLIFF_POINTS - 1));
  const sides =
    edge === undefined ? places : [...places, edge - 1e-6, edge + 1e-6].sort((one, other) => one - other);
  const points = sides.map((found) => ({ found, ...getCliff(setting, found) }));
  return {
    edge,
    withReviews: points.map(({ found, withReviews }): Point => [found, withReviews.poorShare]),
    withoutReviews: points.map(({ found, withoutReviews }): Point => [found, withoutReviews.poorShare]),
  };
}

/** Both drawings, by how much a review finds. */
function createWhoChecksTable(example: Example): FigureTable {
  const setting = getSetting(example);
  const { found, edge } = getCliffs(example);
  const places = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const rows = getTableMoments([0, 1], "share", [...places, found, ...(edge === undefined ? [] : [edge])]);
  return {
    columns: [
      ["A review finds", "share"],
      ["Buyers who have to act", "share"],
      ["Good work pays more if all act", "USDC"],
      ["Poor work with reviews", "share"],
      ["Poor work without", "share"],
    ],
    rows: rows.map((hitRate) => {
      const { withReviews, withoutReviews } = getCliff(setting, hitRate);
      const actedLeast = getActedLeast(setting, hitRate);
      return [
        hitRate,
        actedLeast === undefined ? "more than all" : formatPercent(actedLeast),
        formatUsdc(getMarginIfAllAct(setting, hitRate)),
        formatNumber(withReviews.poorShare, "share"),
        formatNumber(withoutReviews.poorShare, "share"),
      ];
    }),
  };
}

function describeWhoChecks(example: Example): string {
  const { saving, margin } = getMargins(example);
  const { edge } = getCliffs(example);
  const cliff =
    edge === undefined
      ? "With reviews there is always some."
      : `With reviews there is more of it than without them until they find ${formatPercent(edge)}%, and then none.`;
  return `A line rises from −${formatUsdc(saving)} USDC, if no buyer acts on a finding, to ${formatUsdc(margin)}, if all do: by so much good work pays more than cheating. Beside it, how much work is poor, by what a review finds. ${cliff} ${describeFinding(example)}`;
}

function describeFinding(example: Example): string {
  const { found, poor } = getCliffs(example);
  const { actedLeast } = getMargins(example);
  const start = `If a review finds ${formatPercent(found)}% of poor work,`;
  if (actedLeast !== undefined)
    return `${start} good work pays where ${formatPercent(actedLeast)}% of buyers act on findings, and none is poor on purpose.`;
  const without = getCliff(getSetting(example), found).withoutReviews.poorShare;
  return `${start} cheating pays even if all buyers act, and ${formatNumber(poor, "share")}% of work is poor, against ${formatNumber(without, "share")}% without reviews.`;
}

export const figure: FigureDefinition = {
  Drawing: WhoChecks,
  createTable: createWhoChecksTable,
  describeFinding,
};
