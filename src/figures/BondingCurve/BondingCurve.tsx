import { scaleLinear } from "d3-scale";
import type { FigureTable } from "../../lib/figure-table";
import { numberOf, printNumber, type Run } from "../../lib/run";
import { depthFactor, graduationPool, poolPrice, swapIn } from "../../models/bonding-curve";
import { launchCurve } from "../../models/run";
import type { FigureProps } from "../figure-props";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { between, graph, momentsOf } from "../parts/plot";

/** The share of the pool's tokens that is bought after graduation. */
const BOUGHT = 0.42;

/** Price along the launch's curve and, after graduation, in the pool: continuous in price, not in depth. */
export function BondingCurve({ run }: FigureProps) {
  const get = (name: string) => numberOf(run.values, name);
  const { curve, sold, pool, end, inPool } = pricesOfLaunch(run);
  const x = scaleLinear([0, end], [104, 494]);
  const y = scaleLinear([0, inPool(end)], [430, 56]);
  const steeper = depthFactor(get("launch.quote"), pool.quote).toFixed(2);
  const last = printNumber(poolPrice(pool), "USDC per token");
  const tokens = (amount: number) => printNumber(amount, "tokens");
  const half = 400_000;
  return (
    <Figure
      name="bonding-curve"
      title="Price along the bonding curve and in the pool after graduation"
      description={`The price rises along the curve from ${printNumber(curve.price(0), "USDC per token")} to ${last} USDC at graduation, after ${tokens(sold)} tokens; the area below it is the reserve of ${printNumber(pool.quote, "USDC")} USDC. There the pool opens at the same price. From that point its price rises more steeply than the curve would have, by a factor of ${steeper} at the start, because the virtual reserve has disappeared.`}
      height={516}
    >
      <path className="fig-area-1" d={between(() => 0, curve.price, [0, sold], { x, y })} />
      <Axes
        x={x}
        y={y}
        xTitle="tokens bought"
        xTitleAt="below"
        yTitle="price, USDC per token"
        xTicks={[
          { at: 0, text: "0" },
          { at: half, text: tokens(half) },
          { at: sold, text: tokens(sold) },
        ]}
        yTicks={[
          { at: poolPrice(pool), text: poolPrice(pool).toPrecision(2) },
          { at: 0.08, text: "0.08" },
          { at: 0.12, text: "0.12" },
        ]}
      />
      <path className="fig-guide" d={`M${x(0)},${y(poolPrice(pool))}H${x(sold)}V${y(0)}`} />
      <path className="fig-line-1" d={graph(curve.price, [0, sold], { x, y })} />
      <path className="fig-line-3" d={graph(curve.price, [sold, end], { x, y })} />
      <path className="fig-line-2" d={graph(inPool, [sold, end], { x, y })} />
      <circle className="fig-marker" cx={x(sold)} cy={y(poolPrice(pool))} r={5} />
      <Label
        x={x(sold) - 12}
        y={y(poolPrice(pool)) - 38}
        at="last"
        anchor="end"
        tone="strong"
        text={`graduation:\nsame price,\n${steeper} times steeper`}
      />
      <Label x={x(0) + 14} y={y(poolPrice(pool)) + 36} text={"the curve; the\narea below is $Q$"} />
      <Label x={x(end) + 10} y={y(inPool(end)) + 12} text="pool" />
      <Label
        x={x(end) + 10}
        y={y(curve.price(end))}
        at="middle"
        tone="quiet"
        text={"had the\ncurve\ngone on"}
      />
    </Figure>
  );
}

/** The price by tokens bought: on the curve, had it gone on after graduation, and in the pool from then on. */
export function bondingCurveTable(run: Run): FigureTable {
  const { curve, sold, end, inPool } = pricesOfLaunch(run);
  return {
    columns: [
      { title: "Bought", unit: "tokens" },
      { title: "Price on the curve", unit: "USDC per token" },
      { title: "Price in the pool", unit: "USDC per token" },
    ],
    rows: momentsOf([0, end], [sold]).map((tokens) => [
      tokens,
      curve.price(tokens),
      tokens < sold ? "not open yet" : inPool(tokens),
    ]),
  };
}

function pricesOfLaunch({ values }: Run) {
  const get = (name: string) => numberOf(values, name);
  const curve = launchCurve(get);
  const sold = get("launch.sold");
  const pool = graduationPool(curve, sold);
  const inPool = (tokens: number) => {
    const bought = tokens - sold;
    const payment = (pool.quote * bought) / (pool.tokens - bought);
    return poolPrice(swapIn(pool, payment).pool);
  };
  return { curve, sold, pool, end: sold + BOUGHT * pool.tokens, inPool };
}
