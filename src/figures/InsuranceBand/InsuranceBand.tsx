import { scaleLinear } from "d3-scale";
import type { FigureTable } from "../../lib/figure-table";
import { nameOf, numberOf, printNumber, type Run } from "../../lib/run";
import { chargedPremium, fairPremium, largestPremium } from "../../models/insurance";
import type { FigureProps } from "../figure-props";
import { Axes } from "../parts/Axes";
import { Figure } from "../parts/Figure";
import { Label } from "../parts/Label";
import { between, graph, momentsOf } from "../parts/plot";

const MOST = 2;

/** At which premium a policy is traded, and from which payout on it leaves too little at stake against cheating. */
export function InsuranceBand({ run }: FigureProps) {
  const { slash, policy, bound, fair, charged, most } = premiums(run);
  const x = scaleLinear([0, slash], [60, 476]);
  const y = scaleLinear([0, MOST], [420, 52]);
  const usdc = (amount: number) => printNumber(amount, "USDC");
  const owner = nameOf(run.values, "party.lead");
  return (
    <Figure
      name="insurance-band"
      title="Premium against payout: where a policy is traded, and where it is sound"
      description={`Payouts run from zero to the slash of ${usdc(slash)}. The fair premium rises to ${usdc(fair(slash))} there, the charged one to ${usdc(charged(slash))}, and the most that a risk-averse agent pays to ${usdc(most(slash))}. ${owner}’s policy pays ${usdc(policy.paid)} for a premium of ${usdc(policy.premium)}, between the two. From a payout of ${usdc(bound)} on cover leaves too little at stake to deter cheating.`}
      height={506}
    >
      <path className="fig-area-3" d={between(fair, most, [0, bound], { x, y })} />
      <path className="fig-area-2" d={between(fair, most, [bound, slash], { x, y })} />
      <Axes
        x={x}
        y={y}
        xTitle="payout $I$ on a lost dispute, USDC"
        xTitleAt="below"
        yTitle="premium, USDC"
        xTicks={[bound, 5, policy.paid, slash].map((at) => ({ at, text: usdc(at) }))}
        yTicks={[0, 0.5, 1, 1.5, MOST].map((at) => ({ at, text: String(at) }))}
      />
      <path className="fig-guide" d={`M${x(bound)},${y(0)}V${y(MOST)}`} />
      <path className="fig-line-1" d={graph(fair, [0, slash], { x, y })} />
      <path className="fig-line-3" d={graph(charged, [0, slash], { x, y })} />
      <path className="fig-line-2" d={graph(most, [0, slash], { x, y })} />
      <circle className="fig-marker" cx={x(policy.paid)} cy={y(policy.premium)} r={5} />
      <Label x={x(bound) + 12} y={y(1.62)} at="middle" text={"beyond this line\ntoo little is at stake"} />
      <Label x={x(policy.paid)} y={y(0.62)} anchor="middle" text={`${owner}’s policy`} />
      <Label x={x(slash) + 10} y={y(most(slash))} at="middle" text={"the most\npaid"} />
      <Label x={x(slash) + 10} y={y(charged(slash)) - 8} text="charged" />
      <Label x={x(slash) + 10} y={y(fair(slash)) + 16} text="fair" />
    </Figure>
  );
}

/** The three premiums on round payouts, the policy's own, and that from which cheating pays. */
export function insuranceBandTable(run: Run): FigureTable {
  const { slash, policy, bound, fair, charged, most } = premiums(run);
  return {
    columns: ["Payout I", "Fair premium", "Charged", "The most paid"].map((title) => ({
      title,
      unit: "USDC",
    })),
    rows: momentsOf([0, slash], [bound, policy.paid]).map((paid) => [
      paid,
      fair(paid),
      charged(paid),
      most(paid),
    ]),
  };
}

function premiums({ values }: Run) {
  const get = (name: string) => numberOf(values, name);
  const [chance, stake, slash] = [get("cover.chance"), get("ruling.stake"), get("job.slash")];
  const terms = { loading: get("cover.loading"), expense: get("cover.expense") };
  return {
    slash,
    policy: { paid: get("cover.payout"), premium: get("cover.premium") },
    bound: get("cover.bound.cheat"),
    fair: (paid: number) => fairPremium(chance, paid),
    charged: (paid: number) => chargedPremium(chance, paid, terms),
    most: (paid: number) => largestPremium(chance, stake, paid, get("cover.aversion")),
  };
}
