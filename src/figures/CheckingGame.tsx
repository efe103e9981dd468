import { createNumberGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { inspectionGame } from "../example/stakes";
import { adaptation, levelShares, orbit, type Shares } from "../models/inspection";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { DrawingFrame, Label } from "./parts/drawing";
import { createPlaneScales, getFields, SharesPlane } from "./parts/SharesPlane";

/** The end of the axis of poor work. The path has room at every cost of the slider. */
const MOST = 0.21;
/** So many steps make the path smooth at the largest size of the drawing. */
const STEPS = 180;

export const figure: FigureDefinition = { Drawing: CheckingGame, createTable, describeFinding };

/** Draws the share of buyers that check and the share of poor work, each adapting to the other. */
function CheckingGame({ example }: FigureProps) {
  const { game, start } = getShares(example);
  const { x, y } = createPlaneScales(MOST);
  return (
    <DrawingFrame
      name="checking-game"
      hasArrows
      title="Buyers that check and work that is poor, each adapting to the other"
      description={`A plane of two shares: buyers that check, across, and work that is poor, up. ${describeFinding(example)} A path leads from a start at ${formatPercent(start.check)} and ${formatPercent(start.poor)} once round that point and back.`}
      height={516}
    >
      <SharesPlane game={game} most={MOST} path={orbit(game, start, STEPS)} />
      <Label x={x(start.check) + 14} y={y(start.poor)} yAnchor="middle" text="start" />
    </DrawingFrame>
  );
}

/** Returns the game, the shares at which the example starts, and those at which neither side gains by changing. */
function getShares(example: Example) {
  const get = createNumberGetter(example);
  const game = inspectionGame(get);
  const start: Shares = { check: get("ruling.look"), poor: get("ruling.poor") };
  return { game, start, level: levelShares(game) };
}

const formatShares = ({ check, poor }: Shares) => [formatPercent(check), formatPercent(poor)];

const formatPercent = (share: number) => `${formatNumber(share, "share")}%`;

const describeMoves = (checksMore: boolean, cheatsMore: boolean) => [
  checksMore ? "more" : "fewer",
  cheatsMore ? "more" : "fewer",
];

/** Returns rows for the point at which neither side gains by changing, the start of the path, and each field of the plane. */
function createTable(example: Example): FigureTable {
  const { game, level, start } = getShares(example);
  const moves = adaptation(start, game);
  const fields = getFields(game, MOST).map((field) => {
    const range = (side: keyof Shares) =>
      `${formatPercent(field.from[side])} to ${formatPercent(field.to[side])}`;
    return [range("check"), range("poor"), ...describeMoves(field.checksMore, field.cheatsMore)];
  });
  return {
    columns: [["Buyers that check"], ["Work that is poor"], ["Then check"], ["Then cheat"]],
    rows: [
      [...formatShares(level), "as many", "as many"],
      [...formatShares(start), ...describeMoves(moves.check > 0, moves.poor > 0)],
      ...fields,
    ],
  };
}

function describeFinding(example: Example): string {
  const { level } = getShares(example);
  return `Neither side gains by changing if ${formatPercent(level.check)} of buyers check and ${formatPercent(level.poor)} of the work is poor.`;
}
