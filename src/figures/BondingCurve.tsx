import { createNumberGetter, createTextGetter, type Example } from "../example/example";
import { formatNumber } from "../example/format-number";
import { createLaunchCurve } from "../example/launch-curve";
import { createGraduationPool, getPoolPrice } from "../models/bonding-curve";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, createTicks } from "./parts/Axes";
import { DrawingFrame, Label, LineLabels } from "./parts/drawing";
import * as styles from "./parts/drawing.module.css";
import { createGraphPath, createLinearScale, getAxisGrowth, getTableValues } from "./parts/plot";

export const figure: FigureDefinition = { Drawing: BondingCurve, createTable, describeFinding };

/** The share of the pair’s tokens up to which the drawing shows the price after graduation. */
const SHARE_BOUGHT_FROM_PAIR = 0.42;

/** The end of the axis of tokens, which has room for every number sold that the slider reaches. */
const MAX_TOKENS = 1_000_000;
/** The end of the axis of prices for the example, in USDC per token: a little more than the last price in the pair. */
const MAX_PRICE_USDC = 0.12215;

/** Draws the price over the tokens bought: on the curve, and in the pair from graduation on. */
function BondingCurve({ example }: FigureProps) {
  const { soldTokens, pair, endTokens, getCurvePrice, getPairPrice, x, y, priceGrowth } =
    getLaunchPrices(example);
  const text = createTextGetter(example);
  const slopeRatio = formatNumber(example.values["launch.depth"].value as number, "factor", { decimals: 2 });
  const openingPrice = getPoolPrice(pair);
  const curvePath = createGraphPath(getCurvePrice, [0, soldTokens], { x, y });
  const openingPriceText = formatNumber(openingPrice, "USDC per token", { significant: 2 });
  return (
    <DrawingFrame
      title="The price on the bonding curve, and in the pair after graduation"
      description={`The price rises along the curve from ${text("launch.price.first")} to ${text("launch.price.last")} at graduation, after ${text("launch.sold")}. The area below the curve is the ${text("launch.reserve")} that buyers have paid. The pair opens at the same price. From there the price rises ${slopeRatio} times as steeply as if the curve had gone on, because the virtual reserve is gone.`}
      height={516}
    >
      <path className={styles.area1} d={`${curvePath}V${y(0)}H${x(0)}Z`} />
      <Axes
        x={x}
        y={y}
        xTitle="tokens bought"
        yTitle="price, USDC per token"
        xTicks={createTicks([0, 500_000, MAX_TOKENS, soldTokens], "tokens", [soldTokens])}
        yTicks={[
          { value: openingPrice, text: openingPriceText, isMain: true },
          ...createTicks([0.08 * priceGrowth, 0.12 * priceGrowth], "USDC per token"),
        ]}
      />
      <path className={styles.guide} d={`M${x(0)},${y(openingPrice)}H${x(soldTokens)}V${y(0)}`} />
      <path className={styles.line1} d={curvePath} />
      <path className={styles.line3} d={createGraphPath(getCurvePrice, [soldTokens, endTokens], { x, y })} />
      <path className={styles.line2} d={createGraphPath(getPairPrice, [soldTokens, endTokens], { x, y })} />
      <circle className={styles.pointMarker} cx={x(soldTokens)} cy={y(openingPrice)} r={5} />
      <Label
        x={x(soldTokens) - 12}
        y={y(openingPrice) - 38}
        yAnchor="last"
        anchor="end"
        tone="strong"
        text={`graduation:\nsame price,\n${slopeRatio} times\nsteeper`}
      />
      <Label x={x(0) + 14} y={y(getCurvePrice(260_000)) - 10} text="the curve" />
      <LineLabels
        x={x(endTokens) + 10}
        labels={[
          { y: y(getPairPrice(endTokens)) + 8, text: "the pair" },
          { y: y(getCurvePrice(endTokens)), tone: "quiet", text: "had the\ncurve\ngone on" },
        ]}
      />
    </DrawingFrame>
  );
}

/** Returns the prices by tokens bought. Those on the curve go on after graduation, to be compared with the pair’s. */
function createTable(example: Example): FigureTable {
  const { soldTokens, endTokens, getCurvePrice, getPairPrice } = getLaunchPrices(example);
  return {
    columns: [
      ["Bought", "tokens"],
      ["Price on the curve", "USDC per token"],
      ["Price in the pair", "USDC per token"],
    ],
    rows: getTableValues([0, endTokens], "tokens", [soldTokens]).map((tokens) => [
      tokens,
      getCurvePrice(tokens),
      tokens < soldTokens ? "not open yet" : getPairPrice(tokens),
    ]),
  };
}

/** Returns the curve, the pair and their prices, and the scales of the drawing. */
function getLaunchPrices(example: Example) {
  const get = createNumberGetter(example);
  const curve = createLaunchCurve(get);
  const soldTokens = get("launch.sold");
  const pair = createGraduationPool(curve, soldTokens);
  const getCurvePrice = (tokens: number) => getPoolPrice(curve, tokens);
  const getPairPrice = (tokens: number) => getPoolPrice(pair, tokens - soldTokens);
  const endTokens = soldTokens + SHARE_BOUGHT_FROM_PAIR * pair.tokens;
  const priceGrowth = getAxisGrowth(getPairPrice(endTokens) / MAX_PRICE_USDC);
  return {
    ...{ soldTokens, pair, endTokens, getCurvePrice, getPairPrice, priceGrowth },
    x: createLinearScale([0, MAX_TOKENS], [104, 530]),
    y: createLinearScale([0, MAX_PRICE_USDC * priceGrowth], [430, 56]),
  };
}

function describeFinding(example: Example): string {
  const text = createTextGetter(example);
  return `If every buyer sold into the pair, they would get back ${text("launch.redeemed")} of the ${text("launch.reserve")} that they paid.`;
}
