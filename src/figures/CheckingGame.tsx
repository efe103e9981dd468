import { adaptation, isInside, levelShares, orbit, type Shares } from "../models/inspection";
import { numbersOf, printNumber, type Example } from "../example/example";
import { inspectionGame } from "../example/standing";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Figure, Label } from "./parts/drawing";
import { axisGrowth } from "./parts/plot";
import { type Field, fieldsOf, planeScales, SharesPlane } from "./parts/SharesPlane";

/** What the axis of poor work shows in print. */
const MOST = 0.15;
/** As many as make a curve smooth at the largest size. */
const STEPS = 180;

/** How often buyers look and how much work is poor, each adapting to the other: the point at which both are level, and a path. */
function InspectionGame({ example }: FigureProps) {
  const { game, most, path, start } = sharesOf(example);
  const { x, y } = planeScales(most);
  return (
    <Figure
      name="inspection-game"
      arrows
      title="Buyers that look and work that is poor, each adapting to the other"
      description={`A plane of two shares: buyers that look, across, and work that is poor, up. ${finding(example)}${path.length > 0 ? ` A path leads from a start at ${percent(start.look)} and ${percent(start.poor)} once round that point and back.` : ""}`}
      height={516}
    >
      <SharesPlane game={game} most={most} path={path} />
      {path.length > 0 && <Label x={x(start.look) + 14} y={y(start.poor)} at="middle" text="start" />}
    </Figure>
  );
}

/** The game, where the example starts, and the path from there. The axis grows in large steps, so that it stands still while a value moves. */
function sharesOf(example: Example) {
  const get = numbersOf(example);
  const game = inspectionGame(get);
  const level = levelShares(game);
  const start: Shares = { look: get("ruling.look"), poor: get("ruling.poor") };
  const path = orbit(game, start, STEPS);
  const highest = Math.max(start.poor, ...path.map(({ poor }) => poor), Math.min(1, level.poor));
  return { game, level, start, path, most: Math.min(1, MOST * axisGrowth(highest / MOST, 1)) };
}

const percent = (share: number) => `${printNumber(share, "share")}%`;

function movesIn({ looksMore, cheatsMore }: Pick<Field, "looksMore" | "cheatsMore">) {
  return [looksMore ? "more" : "fewer", cheatsMore ? "more" : "fewer"] as const;
}

/** The point at which neither side gains by changing, the path's start, and which way each side moves in each field. */
function inspectionGameTable(example: Example): FigureTable {
  const { game, level, start, path, most } = sharesOf(example);
  const moves = adaptation(start, game);
  const fields = fieldsOf(game, most).map((field) => {
    const { from, to } = field;
    const range = (side: keyof Shares) => `${percent(from[side])} to ${percent(to[side])}`;
    return [range("look"), range("poor"), ...movesIn(field)];
  });
  const states = [
    [percent(level.look), percent(level.poor), "as many", "as many"],
    [
      percent(start.look),
      percent(start.poor),
      ...movesIn({ looksMore: moves.look > 0, cheatsMore: moves.poor > 0 }),
    ],
  ];
  return {
    columns: [["Buyers that look"], ["Work that is poor"], ["Then look"], ["Then cheat"]],
    rows: [...(path.length > 0 ? states : []), ...fields],
  };
}

function finding(example: Example): string {
  const { level } = sharesOf(example);
  if (level.look >= 1) return "Cheating pays even where every buyer looks.";
  if (level.look <= 0) return "Cheating saves nothing, so no work is poor.";
  if (level.poor >= 1) return "Looking costs more than it brings back, so nobody looks.";
  if (level.poor <= 0) return "Looking costs nothing, so every buyer looks.";
  return `Neither side gains by changing where ${percent(level.look)} of the buyers look and ${percent(level.poor)} of the work is poor.`;
}

export const figure: FigureDefinition = {
  Drawing: InspectionGame,
  table: inspectionGameTable,
  finding,
  parameters: [
    { input: "ruling.inspection", label: "Cost of looking" },
    { input: "reputation.cut", label: "Reputation lost with a dispute" },
    { input: "job.slash", label: "Slashed from a loser", least: 3 },
    { input: "job.fee.validation", label: "Fee of the first ruling" },
  ],
  named: ["ruling.inspection"],
  handles: (example) => {
    const { game, level, most } = sharesOf(example);
    if (!isInside(level)) return [];
    const { x, y } = planeScales(most);
    return [
      {
        input: "ruling.inspection",
        x: x(level.look),
        y: y(level.poor),
        along: "y",
        valueAt: (place) => Math.max(0, y.invert(place)) * game.lookingGain,
      },
    ];
  },
};
