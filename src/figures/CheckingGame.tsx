import { type Example, numbersOf, printNumber } from "../example/example";
import { inspectionGame } from "../example/stakes";
import { adaptation, levelShares, orbit, type Shares } from "../models/inspection";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Figure, Label } from "./parts/drawing";
import { type Field, fieldsOf, planeScales, SharesPlane } from "./parts/SharesPlane";

/** The greatest share of poor work that the axis shows: enough for the path at every cost that the slider reaches. */
const MOST = 0.21;
/** As many steps as make a path smooth at the largest size. */
const STEPS = 180;

/** How many buyers check and how much work is poor, each adapting to the other. */
function CheckingGame({ example }: FigureProps) {
  const { game, start } = sharesOf(example);
  const { x, y } = planeScales(MOST);
  return (
    <Figure
      name="checking-game"
      arrows
      title="Buyers that check and work that is poor, each adapting to the other"
      description={`A plane of two shares: buyers that check, across, and work that is poor, up. ${finding(example)} A path leads from a start at ${percent(start.check)} and ${percent(start.poor)} once round that point and back.`}
      height={516}
    >
      <SharesPlane game={game} most={MOST} path={orbit(game, start, STEPS)} />
      <Label x={x(start.check) + 14} y={y(start.poor)} at="middle" text="start" />
    </Figure>
  );
}

/** The game, the shares at which the example starts, and those at which neither side gains by changing. */
function sharesOf(example: Example) {
  const get = numbersOf(example);
  const game = inspectionGame(get);
  const start: Shares = { check: get("ruling.look"), poor: get("ruling.poor") };
  return { game, start, level: levelShares(game) };
}

const percent = (share: number) => `${printNumber(share, "share")}%`;

function movesIn({ checksMore, cheatsMore }: Pick<Field, "checksMore" | "cheatsMore">) {
  return [checksMore ? "more" : "fewer", cheatsMore ? "more" : "fewer"] as const;
}

/** The point at which neither side gains by changing, the path's start, and which way each side moves in each field. */
function checkingGameTable(example: Example): FigureTable {
  const { game, level, start } = sharesOf(example);
  const moves = adaptation(start, game);
  const fields = fieldsOf(game, MOST).map((field) => {
    const range = (side: keyof Shares) => `${percent(field.from[side])} to ${percent(field.to[side])}`;
    return [range("check"), range("poor"), ...movesIn(field)];
  });
  return {
    columns: [["Buyers that check"], ["Work that is poor"], ["Then check"], ["Then cheat"]],
    rows: [
      [percent(level.check), percent(level.poor), "as many", "as many"],
      [
        percent(start.check),
        percent(start.poor),
        ...movesIn({ checksMore: moves.check > 0, cheatsMore: moves.poor > 0 }),
      ],
      ...fields,
    ],
  };
}

function finding(example: Example): string {
  const { level } = sharesOf(example);
  return `Neither side gains by changing if ${percent(level.check)} of buyers check and ${percent(level.poor)} of the work is poor.`;
}

export const figure: FigureDefinition = { Drawing: CheckingGame, table: checkingGameTable, finding };
