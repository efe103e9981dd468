import { scaleLinear } from "d3-scale";
import { type Appeal, appealThreshold, depositForThreshold } from "../../models/dispute";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { graph } from "../parts/plot";
import { Span } from "../parts/Span";

const MAX_DEPOSIT = 80;
const costs = { validationFee: 2, appealFee: 5, carryRate: 0.05 };
const small: Appeal = { ...costs, stake: 10 };
const large: Appeal = { ...costs, stake: 200 };
/** How often a right and a wrong first decision are reversed; a deposit screens if the threshold lies between. */
const reversal = { right: 0.2, wrong: 0.7 };

/** The appeal threshold against the deposit: no one deposit screens a small and a large job. */
export function AppealThreshold() {
  const x = scaleLinear([0, MAX_DEPOSIT], [92, 506]);
  const y = scaleLinear([0, 1], [440, 84]);
  const screensSmall = depositForThreshold(small, reversal.wrong);
  const screensLarge = depositForThreshold(large, reversal.right);
  const band = { x: x(0), width: x(MAX_DEPOSIT) - x(0), y: y(reversal.wrong) };
  return (
    <Figure
      name="appeal-threshold"
      title="The appeal threshold against the deposit, for a small and a large job"
      description="Two rising curves of the threshold q* over the deposit D. Between the chance of reversing a right decision and that of reversing a wrong one lies the band in which only wrong decisions are appealed; below it every loser appeals, above it nobody does. The small job's curve leaves the band upwards at a deposit at which the large job's curve has not yet entered it."
      height={546}
    >
      <rect className="fig-area-3" {...band} height={y(reversal.right) - y(reversal.wrong)} />
      <Axes
        x={x}
        y={y}
        xTitle="deposit $D$"
        yTitle={"$q*$, the chance of reversal\nabove which an appeal pays"}
        yTicks={[
          { at: 0, text: "0" },
          { at: reversal.right, text: "right\nruling" },
          { at: reversal.wrong, text: "wrong\nruling" },
          { at: 1, text: "1" },
        ]}
      />
      <path className="fig-line-1" d={graph((D) => appealThreshold(small, D), [0, MAX_DEPOSIT], { x, y })} />
      <path className="fig-line-2" d={graph((D) => appealThreshold(large, D), [0, MAX_DEPOSIT], { x, y })} />
      <Label x={x(MAX_DEPOSIT) + 8} y={y(appealThreshold(small, MAX_DEPOSIT))} at="middle" text="small job" />
      <Label x={x(MAX_DEPOSIT) + 8} y={y(appealThreshold(large, MAX_DEPOSIT))} at="middle" text="large job" />
      <Label x={x(3)} y={y(0.93)} at="middle" tone="quiet" text="nobody appeals" />
      <Label x={x(24)} y={y(0.48)} at="middle" tone="strong" text={"only wrong rulings\nare appealed"} />
      <Label
        x={x(MAX_DEPOSIT) - 8}
        y={y(0.08)}
        at="middle"
        anchor="end"
        tone="quiet"
        text="every loser appeals"
      />
      <Span from={x(0)} to={x(screensSmall)} y={y(0) + 62} text="screens small" />
      <Span from={x(screensLarge)} to={x(MAX_DEPOSIT)} y={y(0) + 62} text="screens large" />
    </Figure>
  );
}
