import { scaleLinear } from "d3-scale";
import { chargedPremium, type Effort, effortBound, fairPremium } from "../../models/insurance";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { between, graph } from "../parts/plot";

const effort: Effort = { saved: 5, lossIfBad: 0.25, lossIfGood: 0.1, stake: 100 };
const loading = { loading: 0.3, expense: 0 };
const MAX_PREMIUM = 27;

/** Where a policy is sound: at or above the fair premium, and up to the payout at which effort stops paying. */
export function InsuranceBand() {
  const x = scaleLinear([0, effort.stake], [8, 596]);
  const y = scaleLinear([0, MAX_PREMIUM], [420, 52]);
  const bound = effortBound(effort);
  const fair = (paid: number) => fairPremium(effort.lossIfGood, paid);
  const careless = (paid: number) => fairPremium(effort.lossIfBad, paid);
  const charged = (paid: number) => chargedPremium(effort.lossIfGood, paid, loading);
  return (
    <Figure
      name="insurance-band"
      title="Premium against payout: where a policy is sound"
      description="The fair premium rises in proportion to the payout. Policies are sound above it and to the left of the effort bound. Below the fair premium the fund loses. Beyond the bound carelessness pays, losses become more likely, and the fair premium jumps to a much steeper line."
      height={468}
    >
      <path className="fig-area-3" d={between(fair, () => MAX_PREMIUM, [0, bound], { x, y })} />
      <Axes x={x} y={y} xTitle="payout $I$ on a lost dispute" yTitle="premium" />
      <path className="fig-guide" d={`M${x(bound)},${y(0)}V${y(MAX_PREMIUM)}`} />
      <Label x={x(bound)} y={y(MAX_PREMIUM) - 14} anchor="middle" text="effort bound $Λ − c_e/(π − π_0)$" />
      <path className="fig-line-1" d={graph(fair, [0, bound], { x, y })} />
      <path className="fig-line-3" d={graph(charged, [0, bound], { x, y })} />
      <path className="fig-line-2" d={graph(careless, [bound, effort.stake], { x, y })} />
      <Label x={x(bound) + 10} y={y(fair(bound))} at="middle" text="fair premium $π_0 I$" />
      <Label x={x(bound) - 14} y={y(charged(bound)) - 22} anchor="end" text="with loading: $(1 + θ) π_0 I$" />
      <Label x={x(bound / 2)} y={y(20)} at="middle" anchor="middle" tone="strong" text="sound" />
      <Label x={x(bound) - 14} y={y(1.6)} at="middle" anchor="end" tone="quiet" text="the fund loses" />
      <Label x={x(bound) + 10} y={y(11.5)} at="middle" tone="quiet" text="carelessness pays" />
      <Label x={x(effort.stake)} y={y(careless(bound)) + 10} anchor="end" text="fair now: $π I$" />
    </Figure>
  );
}
