import { scaleLinear } from "d3-scale";
import { curveStepAfter, line } from "d3-shape";
import { type Award, effectiveTotal, storedTotal, vestedTotal } from "../../models/reputation";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { graph } from "../parts/plot";
import { Span } from "../parts/Span";

const END = 38;
const terms = { decayRate: 0.05, vestingDuration: 9 };
const awards: readonly Award[] = [
  { size: 10, at: 3 },
  { size: 8, at: 18 },
  { size: 12, at: 32 },
];

/** Three awards on a time line: what is stored, what has vested, what counts. */
export function ReputationOverTime() {
  const x = scaleLinear([0, END], [20, 504]);
  const y = scaleLinear([0, 32], [372, 52]);
  const stored = (time: number) => storedTotal(awards, time);
  const vested = (time: number) => vestedTotal(awards, terms.vestingDuration, time);
  const effective = (time: number) => effectiveTotal(awards, terms, time);
  const stairs = line<number>(x, (time) => y(stored(time)))
    .curve(curveStepAfter)
    .digits(1);
  const first = awards[0]?.at ?? 0;
  return (
    <Figure
      name="reputation-over-time"
      title="Stored, vested and effective reputation over time"
      description="Three awards on a time line. The stored total jumps by each award. The vested total climbs to it in a straight line. The effective total lies below both: it rises while an award vests and falls in every pause between awards."
      height={472}
    >
      <Axes
        x={x}
        y={y}
        xTitle="time"
        yTitle="reputation"
        xTicks={awards.map(({ at }, index) => ({ at, text: `$r_${index + 1}$` }))}
      />
      <path className="fig-line-3" d={stairs([0, ...awards.map(({ at }) => at), END]) ?? ""} />
      <path className="fig-line-2" d={graph(vested, [0, END], { x, y })} />
      <path className="fig-line-1" d={graph(effective, [0, END], { x, y })} />
      <Label x={x(END) + 10} y={y(stored(END))} at="middle" text="stored" />
      <Label x={x(END) + 10} y={y(vested(END))} at="middle" text="vested" />
      <Label x={x(END) + 10} y={y(effective(END))} at="middle" text="effective" />
      <Label x={x(15)} y={y(effective(15)) + 42} anchor="middle" tone="quiet" text="decays at $λ$" />
      <Span from={x(first)} to={x(first + terms.vestingDuration)} y={y(0) + 58} text="vests over $τ$" />
    </Figure>
  );
}
