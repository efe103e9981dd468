import { createNumberGetter, createTextGetter, type Example, formatNumber } from "../example/example";
import { createLaunchCurve } from "../example/launch-curve";
import { createGraduationPool, getPoolPrice } from "../models/bonding-curve";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import {
  createAreaPath,
  createGraphPath,
  createLinearScale,
  getAxisGrowth,
  getTableValues,
  separatePositions,
} from "./parts/plot";

/** The share of the pair's tokens that is bought after graduation. */
const SHARE_BOUGHT_FROM_PAIR = 0.42;

/** What the axis of tokens shows: enough for every number sold that the slider reaches. */
const MAX_TOKENS = 1_000_000;
/** What the axis of prices shows for the example: a little more than the last price in the pair. */
const MAX_PRICE = 0.12215;

/** The price as tokens are bought: on the curve, and in the pair from graduation on. */
function BondingCurve({ example }: FigureProps) {
  const { curve, sold, pair, end, inPair, x, y, higher } = getLaunch(example);
  const text = createTextGetter(example);
  const steeper = formatNumber(example.values["launch.depth"].value as number, "factor", { decimals: 2 });
  const opening = getPoolPrice(pair);
  const [pairLabel, curveLabel] = separatePositions([y(inPair(end)) + 8, y(curve.getPrice(end))], 64);
  return (
    <DrawingFrame
      name="bonding-curve"
      title="The price on the bonding curve, and in the pair after graduation"
      description={`The price rises along the curve from ${text("launch.price.first")} to ${text("launch.price.last")} at graduation, after ${text("launch.sold")}. The area below the curve is the ${text("launch.reserve")} that buyers have paid. The pair opens at the same price. From there the price rises ${steeper} times as steeply as on the curve, because the virtual reserve is gone.`}
      height={516}
    >
      <path className={styles.area1} d={createAreaPath(() => 0, curve.getPrice, [0, sold], { x, y })} />
      <Axes
        x={x}
        y={y}
        xTitle="tokens bought"
        xTitlePosition="below"
        yTitle="price, USDC per token"
        xTicks={createTicks([0, 500_000, MAX_TOKENS, sold], "tokens", [sold])}
        yTicks={[
          { value: opening, text: formatNumber(opening, "USDC per token", { significant: 2 }), isMain: true },
          ...createTicks([0.08 * higher, 0.12 * higher], "USDC per token"),
        ]}
      />
      <path className={styles.guide} d={`M${x(0)},${y(opening)}H${x(sold)}V${y(0)}`} />
      <path className={styles.line1} d={createGraphPath(curve.getPrice, [0, sold], { x, y })} />
      <path className={styles.line3} d={createGraphPath(curve.getPrice, [sold, end], { x, y })} />
      <path className={styles.line2} d={createGraphPath(inPair, [sold, end], { x, y })} />
      <circle className={styles.pointMarker} cx={x(sold)} cy={y(opening)} r={5} />
      <Label
        x={x(sold) - 12}
        y={y(opening) - 38}
        yAnchor="last"
        anchor="end"
        tone="strong"
        text={`graduation:\nsame price,\n${steeper} times\nsteeper`}
      />
      <Label x={x(0) + 14} y={y(curve.getPrice(260_000)) - 10} text="the curve" />
      <Label x={x(end) + 10} y={pairLabel} yAnchor="middle" text="the pair" />
      <Label x={x(end) + 10} y={curveLabel} yAnchor="middle" tone="quiet" text={"had the\ncurve\ngone on"} />
    </DrawingFrame>
  );
}

/** The price by tokens bought: on the curve, as if it went on after graduation, and in the pair. */
function createBondingCurveTable(example: Example): FigureTable {
  const { curve, sold, end, inPair } = getLaunch(example);
  return {
    columns: [
      ["Bought", "tokens"],
      ["Price on the curve", "USDC per token"],
      ["Price in the pair", "USDC per token"],
    ],
    rows: getTableValues([0, end], "tokens", [sold]).map((tokens) => [
      tokens,
      curve.getPrice(tokens),
      tokens < sold ? "not open yet" : inPair(tokens),
    ]),
  };
}

/** Prices by tokens bought. The axis of prices grows in large steps, so that it stands still while the slider moves a little. */
function getLaunch(example: Example) {
  const get = createNumberGetter(example);
  const curve = createLaunchCurve(get);
  const sold = get("launch.sold");
  const pair = createGraduationPool(curve, sold);
  const inPair = (tokens: number) => getPoolPrice(pair, tokens - sold);
  const end = sold + SHARE_BOUGHT_FROM_PAIR * pair.tokens;
  const higher = getAxisGrowth(inPair(end) / MAX_PRICE);
  return {
    curve,
    sold,
    pair,
    end,
    inPair,
    higher,
    x: createLinearScale([0, MAX_TOKENS], [104, 530]),
    y: createLinearScale([0, MAX_PRICE * higher], [430, 56]),
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  return `If every buyer sold into the pair, they would get back ${text("launch.redeemed")} of the ${text("launch.reserve")} that they paid.`;
}

export const figure: FigureDefinition = {
  Drawing: BondingCurve,
  createTable: createBondingCurveTable,
  describeFinding: describeFinding,
};
