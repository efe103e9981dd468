import { scaleLinear } from "d3-scale";
import {
  depthFactor,
  graduationPoint,
  graduationPool,
  poolPrice,
  swapIn,
  virtualCurve,
} from "../../models/bonding-curve";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { between, graph } from "../parts/plot";

const virtual = { quote: 40, tokens: 1100 };
const SUPPLY = 800;
/** The share of the pool's tokens that is bought after graduation. */
const BOUGHT = 0.42;

/** Price along a curve and, after graduation, in the pool: continuous in price, not in depth. */
export function BondingCurve() {
  const curve = virtualCurve(virtual.quote, virtual.tokens);
  const sold = graduationPoint(virtual.tokens, SUPPLY);
  const pool = graduationPool(curve, sold);
  const end = sold + BOUGHT * pool.tokens;
  const inPool = (tokens: number) => {
    const bought = tokens - sold;
    const payment = (pool.quote * bought) / (pool.tokens - bought);
    return poolPrice(swapIn(pool, payment).pool);
  };
  const x = scaleLinear([0, end], [48, 492]);
  const y = scaleLinear([0, inPool(end)], [430, 56]);
  const steeper = depthFactor(virtual.quote, pool.quote).toFixed(1);
  return (
    <Figure
      name="bonding-curve"
      title="Price along a bonding curve and in the pool after graduation"
      description={`The price rises along the curve until graduation at s_g; the area below it is the reserve Q. There the pool opens at the same price. From that point the pool's price rises more steeply than the curve would have, here by a factor of ${steeper} at the start, because the virtual reserve has disappeared.`}
      height={480}
    >
      <path className="fig-area-1" d={between(() => 0, curve.price, [0, sold], { x, y })} />
      <Axes
        x={x}
        y={y}
        xTitle="tokens bought"
        xTitleAt="start"
        yTitle="price"
        xTicks={[{ at: sold, text: "$s_g$" }]}
        yTicks={[{ at: poolPrice(pool), text: "$p_g$" }]}
      />
      <path className="fig-guide" d={`M${x(0)},${y(poolPrice(pool))}H${x(sold)}V${y(0)}`} />
      <path className="fig-line-1" d={graph(curve.price, [0, sold], { x, y })} />
      <path className="fig-line-3" d={graph(curve.price, [sold, end], { x, y })} />
      <path className="fig-line-2" d={graph(inPool, [sold, end], { x, y })} />
      <circle className="fig-marker" cx={x(sold)} cy={y(poolPrice(pool))} r={5} />
      <Label
        x={x(sold) - 12}
        y={y(poolPrice(pool)) - 38}
        anchor="end"
        tone="strong"
        text="graduation: same price"
      />
      <Label x={x(180)} y={y(curve.price(180)) - 22} anchor="middle" text="bonding curve" />
      <Label x={x(sold) - 14} y={y(0) - 14} anchor="end" text="area: reserve $Q$" />
      <Label
        x={x(end) + 10}
        y={y(inPool(end)) + 12}
        text={`pool,\n${steeper} times\nsteeper at\nthe start`}
      />
      <Label
        x={x(end) + 10}
        y={y(curve.price(end))}
        at="middle"
        tone="quiet"
        text={"the curve,\nhad it\ngone on"}
      />
    </Figure>
  );
}
