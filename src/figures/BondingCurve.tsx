import { graduationPool, poolPrice } from "../models/bonding-curve";
import { launchCurve } from "../example/launch";
import { numberOf, numbersOf, printNumber, type Example, textsOf } from "../example/example";
import type { FigureDefinition, FigureProps, FigureTable } from "./figure-definition";
import { Axes, ticksAt } from "./parts/Axes";
import { attackFinding, attackLabel } from "./parts/attack";
import { Figure, Label } from "./parts/drawing";
import { axisGrowth, between, graph, handleAlongX, linearScale, momentsOf } from "./parts/plot";

/** The share of the pool's tokens that is bought after graduation. */
const BOUGHT = 0.42;

/** What the axes show in print: a little more than the pool's tokens and its last price. */
const MAX = { tokens: 879_993, price: 0.12215 };

/** Price along the launch's curve and, after graduation, in the pool: continuous in price, not in depth. */
function BondingCurve({ example, view }: FigureProps) {
  const get = numbersOf(example);
  const { curve, sold, pool, end, inPool, x, y, wider, higher } = launchOf(example);
  const steeper = printNumber(get("launch.depth"), "factor", { decimals: 2 });
  const opening = poolPrice(pool);
  const last = printNumber(opening, "USDC per token");
  const tokens = (amount: number) => printNumber(amount, "tokens");
  return (
    <Figure
      name="bonding-curve"
      title="Price along the bonding curve and in the pool after graduation"
      description={`The price rises along the curve from ${printNumber(curve.price(0), "USDC per token")} to ${last} USDC per token at graduation, after ${tokens(sold)} tokens; the area below it is the reserve of ${printNumber(pool.quote, "USDC")} USDC. There the pool opens at the same price. From that point its price rises more steeply than the curve would have, by a factor of ${steeper} at the start, because the virtual reserve has disappeared.`}
      height={516}
    >
      <path className="fig-area-1" d={between(() => 0, curve.price, [0, sold], { x, y })} />
      <Axes
        x={x}
        y={y}
        xTitle="tokens bought"
        xTitleAt="below"
        yTitle="price, USDC per token"
        xTicks={ticksAt([0, 400_000 * wider, sold], "tokens", [sold])}
        yTicks={[
          { at: opening, text: printNumber(opening, "USDC per token", { significant: 2 }), main: true },
          ...ticksAt([0.08 * higher, 0.12 * higher], "USDC per token"),
        ]}
      />
      <path className="fig-guide" d={`M${x(0)},${y(opening)}H${x(sold)}V${y(0)}`} />
      {view === "snipe" && <Snipe example={example} />}
      <path className="fig-line-1" d={graph(curve.price, [0, sold], { x, y })} />
      <path className="fig-line-3" d={graph(curve.price, [sold, end], { x, y })} />
      <path className="fig-line-2" d={graph(inPool, [sold, end], { x, y })} />
      <circle className="fig-marker" cx={x(sold)} cy={y(opening)} r={5} />
      <Label
        x={x(sold) - 12}
        y={y(opening) - 38}
        at="last"
        anchor="end"
        tone="strong"
        text={`graduation:\nsame price,\n${steeper} times steeper`}
      />
      <Label x={x(0) + 14} y={y(opening) + 36} text={"the curve; the\narea below is $Q$"} />
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
function bondingCurveTable(example: Example): FigureTable {
  const { curve, sold, end, inPool } = launchOf(example);
  return {
    columns: [
      ["Bought", "tokens"],
      ["Price on the curve", "USDC per token"],
      ["Price in the pool", "USDC per token"],
    ],
    rows: momentsOf([0, end], "tokens", [sold]).map((tokens) => [
      tokens,
      curve.price(tokens),
      tokens < sold ? "not open yet" : inPool(tokens),
    ]),
  };
}

/** Prices by tokens bought. The axes grow in large steps, so that they stand still while a value moves. */
function launchOf(example: Example) {
  const get = numbersOf(example);
  const curve = launchCurve(get);
  const sold = get("launch.sold");
  const pool = graduationPool(curve, sold);
  const inPool = (tokens: number) => poolPrice(pool, tokens - sold);
  const end = sold + BOUGHT * pool.tokens;
  const wider = axisGrowth(end / MAX.tokens);
  const higher = axisGrowth(inPool(end) / MAX.price);
  return {
    curve,
    sold,
    pool,
    end,
    inPool,
    wider,
    higher,
    x: linearScale([0, MAX.tokens * wider], [104, 494]),
    y: linearScale([0, MAX.price * higher], [430, 56]),
  };
}

/** What the first buyer pays the curve, and what the pool pays for the same tokens. */
function Snipe({ example }: { example: Example }) {
  const { curve, sold, inPool, x, y } = launchOf(example);
  const bought = numberOf(example.values, "launch.snipe.tokens");
  return (
    <g>
      <path className="fig-bar-2" d={between(() => 0, curve.price, [0, bought], { x, y })} />
      <path className="fig-bar-1" d={between(() => 0, inPool, [sold - bought, sold], { x, y })} />
      <Label x={x(bought) + 10} y={y(0) - 70} text={attackLabel(example, "snipe")} />
    </g>
  );
}

function finding(example: Example, view?: string): string {
  if (view === "snipe") return attackFinding(example, "snipe");
  const text = textsOf(example);
  return `If all sell into the pool they get ${text("launch.redeemed")} of the ${text("launch.reserve")} that they paid.`;
}

export const figure: FigureDefinition = {
  Drawing: BondingCurve,
  table: bondingCurveTable,
  finding,
  parameters: [
    { input: "launch.sold", label: "Sold at graduation", least: 100_000, most: 950_000 },
    { input: "launch.quote", label: "Virtual reserve" },
    { input: "launch.snipe", label: "Paid by the first buyer" },
  ],
  named: ["launch.sold"],
  views: {
    label: "Show",
    none: "the launch",
    options: [{ value: "snipe", label: "an attack: buying first" }],
  },
  handles: (example) => {
    const { pool, sold, x, y } = launchOf(example);
    return [handleAlongX("launch.sold", x, sold, y(poolPrice(pool)))];
  },
};
