import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { createLaunchCurve } from "../example/launch";
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

/** The share of the pair’s tokens up to which the price in the pair is drawn. */
const SHARE_BOUGHT_FROM_PAIR = 0.42;

/** The end of the axis of tokens. Every value of the slider has room. */
const AXIS_END_TOKENS = 1_000_000;
/** The end of the axis of prices, in USDC per token, for the example’s own values: just above the last price in the pair. */
const AXIS_END_USDC = 0.12215;
const CONTINUED_CURVE_LABEL = "had the\ncurve\ngone on";

export const figure: FigureDefinition = { Drawing: BondingCurve, createTable, describeFinding };

/** Draws the price by tokens bought: on the curve, and in the pair from graduation on. */
function BondingCurve({ example }: FigureProps) {
  const { curve, soldTokens, pair, endTokens, getPairPrice, x, y, axisGrowth } = getLaunch(example);
  const getText = createTextGetter(example);
  const steepness = formatNumber(example.values["launch.depth"].value as number, "factor", { decimals: 2 });
  const openingPrice = getPoolPrice(pair);
  const openingPriceText = formatNumber(openingPrice, "USDC per token", { significant: 2 });
  const [pairLabel, curveLabel] = separatePositions(
    [y(getPairPrice(endTokens)) + 8, y(curve.getPrice(endTokens))],
    64,
  );
  return (
    <DrawingFrame
      name="bonding-curve"
      title="The price on the bonding curve, and in the pair after graduation"
      description={`The price rises along the curve from ${getText("launch.price.first")} to ${getText("launch.price.last")} at graduation, after ${getText("launch.sold")}. The area below the curve is the ${getText("launch.reserve")} that buyers have paid. The pair opens at the same price. From there the price rises ${steepness} times as steeply as on the curve, because the virtual reserve is gone.`}
      height={516}
    >
      <path className={styles.area1} d={createAreaPath(() => 0, curve.getPrice, [0, soldTokens], { x, y })} />
      <Axes
        x={x}
        y={y}
        xTitle="tokens bought"
        xTitlePosition="below"
        yTitle="price, USDC per token"
        xTicks={createTicks([0, 500_000, AXIS_END_TOKENS, soldTokens], "tokens", [soldTokens])}
        yTicks={[
          { value: openingPrice, text: openingPriceText, isMain: true },
          ...createTicks([0.08 * axisGrowth, 0.12 * axisGrowth], "USDC per token"),
        ]}
      />
      <path className={styles.dashedLine} d={`M${x(0)},${y(openingPrice)}H${x(soldTokens)}V${y(0)}`} />
      <path className={styles.line1} d={createGraphPath(curve.getPrice, [0, soldTokens], { x, y })} />
      <path className={styles.line3} d={createGraphPath(curve.getPrice, [soldTokens, endTokens], { x, y })} />
      <path className={styles.line2} d={createGraphPath(getPairPrice, [soldTokens, endTokens], { x, y })} />
      <circle className={styles.pointMarker} cx={x(soldTokens)} cy={y(openingPrice)} r={5} />
      <Label
        x={x(soldTokens) - 12}
        y={y(openingPrice) - 38}
        yAnchor="last"
        anchor="end"
        tone="strong"
        text={`graduation:\nsame price,\n${steepness} times\nsteeper`}
      />
      <Label x={x(0) + 14} y={y(curve.getPrice(260_000)) - 10} text="the curve" />
      <Label x={x(endTokens) + 10} y={pairLabel} yAnchor="middle" text="the pair" />
      <Label
        x={x(endTokens) + 10}
        y={curveLabel}
        yAnchor="middle"
        tone="quiet"
        text={CONTINUED_CURVE_LABEL}
      />
    </DrawingFrame>
  );
}

/** Returns the prices in the pair, and those on the curve as if it went on after graduation. */
function createTable(example: Example): FigureTable {
  const { curve, soldTokens, endTokens, getPairPrice } = getLaunch(example);
  return {
    columns: [
      ["Bought", "tokens"],
      ["Price on the curve", "USDC per token"],
      ["Price in the pair", "USDC per token"],
    ],
    rows: getTableValues([0, endTokens], "tokens", [soldTokens]).map((tokens) => [
      tokens,
      curve.getPrice(tokens),
      tokens < soldTokens ? "not open yet" : getPairPrice(tokens),
    ]),
  };
}

function getLaunch(example: Example) {
  const get = createNumberGetter(example);
  const curve = createLaunchCurve(get);
  const soldTokens = get("launch.sold");
  const pair = createGraduationPool(curve, soldTokens);
  const getPairPrice = (tokens: number) => getPoolPrice(pair, tokens - soldTokens);
  const endTokens = soldTokens + SHARE_BOUGHT_FROM_PAIR * pair.tokens;
  const axisGrowth = getAxisGrowth(getPairPrice(endTokens) / AXIS_END_USDC);
  return {
    curve,
    soldTokens,
    pair,
    endTokens,
    getPairPrice,
    axisGrowth,
    x: createLinearScale([0, AXIS_END_TOKENS], [104, 530]),
    y: createLinearScale([0, AXIS_END_USDC * axisGrowth], [430, 56]),
  };
}

function describeFinding(example: Example): string {
  const getText = createTextGetter(example);
  return `If every buyer sold into the pair, they would get back ${getText("launch.redeemed")} of the ${getText("launch.reserve")} that they paid.`;
}
