import { scaleLinear } from "d3-scale";
import { borrowingCapacity, healthFactor, timeToLiquidation } from "../../models/lending";
import { decay } from "../../models/reputation";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { graph } from "../parts/plot";

const END = 32;
const loan = { debt: 140, collateral: [{ value: 100, liquidationThreshold: 0.8 }], perPoint: 1.5 };
const start = { reputation: 60, decayRate: 0.02 };
const dispute = { at: 8, reputationLost: 5 };

const covered = borrowingCapacity(loan.collateral, 0);
const atDispute = decay(start.reputation, start.decayRate, dispute.at) - dispute.reputationLost;

function factor(reputation: number): number {
  return healthFactor(borrowingCapacity(loan.collateral, loan.perPoint * reputation), loan.debt);
}

function undisturbed(time: number): number {
  return factor(decay(start.reputation, start.decayRate, time));
}

function disturbed(time: number): number {
  return factor(decay(atDispute, start.decayRate, time - dispute.at));
}

function crossing(reputation: number): number {
  const creditNow = loan.perPoint * reputation;
  return timeToLiquidation({ debt: loan.debt, covered, creditNow, decayRate: start.decayRate });
}

/** A loan's health under decay alone and after one lost dispute, and when each falls below one. */
export function HealthFactor() {
  const x = scaleLinear([0, END], [40, 466]);
  const y = scaleLinear([0.84, 1.24], [430, 52]);
  const alone = crossing(start.reputation);
  const sooner = dispute.at + crossing(atDispute);
  const drop = `M${x(dispute.at)},${y(undisturbed(dispute.at))}V${y(disturbed(dispute.at))}`;
  return (
    <Figure
      name="health-factor"
      title="Health factor of a loan over time"
      description="The health factor falls as reputation decays and reaches one at t*, although nothing went wrong. On a second path a lost dispute cuts reputation; the factor drops by a step and reaches one much sooner. Below one the position can be liquidated."
      height={480}
    >
      <rect className="fig-area-2" x={x(0)} y={y(1)} width={x(END) - x(0)} height={y(0.84) - y(1)} />
      <Axes
        x={x}
        y={y}
        xTitle="time"
        yTitle="health factor"
        xTicks={[
          { at: dispute.at, text: "dispute lost" },
          { at: alone, text: "$t*$" },
        ]}
        yTicks={[{ at: 1, text: "1" }]}
      />
      <path className="fig-quiet" d={`M${x(0)},${y(1)}H${x(END)}`} />
      <path
        className="fig-guide"
        d={`M${x(alone)},${y(1)}V${y(0.84)}M${x(dispute.at)},${y(disturbed(dispute.at))}V${y(0.84)}`}
      />
      <path className="fig-line-1" d={graph(undisturbed, [0, END], { x, y })} />
      <path className="fig-line-2" d={drop + graph(disturbed, [dispute.at, END], { x, y })} />
      {[alone, sooner].map((time) => (
        <circle key={time} className="fig-marker" cx={x(time)} cy={y(1)} r={5} />
      ))}
      <Label x={x(END) + 10} y={y(undisturbed(END)) - 2} text="decay alone" />
      <Label x={x(END) + 10} y={y(disturbed(END)) + 14} text={"after one\nlost dispute"} />
      <Label x={x(dispute.at) + 12} y={y(0.88)} at="middle" text={"can be\nliquidated"} />
    </Figure>
  );
}
