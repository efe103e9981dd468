import { chargedPremium, fairPremium, largestPremium } from "../../models/insurance";
import { nameOf, numberOf, numbersOf, printNumber, type Run } from "../../example/run";
import type { FigureDefinition, FigureProps, FigureTable } from "../figure-definition";
import { Axes, ticksAt } from "../parts/Axes";
import { attackFinding, attackLabel } from "../parts/attack";
import { Figure, Label } from "../parts/drawing";
import { axisGrowth, between, graph, handleAlongX, linearScale, momentsOf } from "../parts/plot";

/** What the axis of premiums shows in print; and a round payout beside a slash of fifteen. */
const MAX = 3;
const ROUND = { payout: 5, slash: 15 };

/** At which premium a policy is traded, and from which payout on it leaves too little at stake against cheating. */
function InsuranceBand({ run, view }: FigureProps) {
  const { slash, policy, bound, limit, fair, charged, most, x, y, higher, wider } = premiums(run);
  /** Up to where a charged premium is accepted: never below it. */
  const accepted = (paid: number) => Math.max(charged(paid), most(paid));
  const usdc = (amount: number) => printNumber(amount, "USDC");
  const inUsdc = (amount: number) => `${usdc(amount)} USDC`;
  const isReached = bound < slash;
  const reached = isReached ? [limit] : [];
  const owner = nameOf(run.values, "party.lead");
  return (
    <Figure
      name="insurance-band"
      title="Premium against payout: where a policy is traded, and where it is sound"
      description={`Payouts run from zero to the slash of ${inUsdc(slash)}. The fair premium rises to ${inUsdc(fair(slash))} there, the charged one to ${inUsdc(charged(slash))}, and the most that a risk-averse agent pays to ${inUsdc(most(slash))}. ${owner}’s policy pays ${inUsdc(policy.paid)} for a premium of ${inUsdc(policy.premium)}, the charged one. A policy is traded where that lies below the most that is paid. ${boundSentence(run)}`}
      height={506}
    >
      <path className="fig-area-3" d={between(charged, accepted, [0, limit], { x, y })} />
      {isReached && <path className="fig-area-2" d={between(charged, accepted, [limit, slash], { x, y })} />}
      <Axes
        x={x}
        y={y}
        xTitle="payout $I$ on a lost dispute, USDC"
        xTitleAt="below"
        yTitle="premium, USDC"
        xTicks={ticksAt([...reached, ROUND.payout * wider, policy.paid, slash], "USDC", [
          policy.paid,
          ...reached,
        ])}
        yTicks={ticksAt(
          [0, 1, 2, MAX].map((at) => at * higher),
          "USDC",
        )}
      />
      {isReached && <path className="fig-guide" d={`M${x(limit)},${y(0)}V${y(MAX * higher)}`} />}
      <path className="fig-line-1" d={graph(fair, [0, slash], { x, y })} />
      <path className="fig-line-3" d={graph(charged, [0, slash], { x, y })} />
      <path className="fig-line-2" d={graph(most, [0, slash], { x, y })} />
      <circle className="fig-marker" cx={x(policy.paid)} cy={y(policy.premium)} r={5} />
      {isReached && (
        <Label
          x={x(limit) + 12}
          y={y(2.1 * higher)}
          at="middle"
          text={"beyond this line\ntoo little is at stake"}
        />
      )}
      {!isReached && view !== "staged" && (
        <Label
          x={x(0) + 12}
          y={y(2.3 * higher)}
          at="middle"
          text={`enough is at stake:\nno payout\nreaches ${usdc(bound)}`}
        />
      )}
      <Label
        x={x(policy.paid)}
        y={y(policy.premium + 0.2 * higher)}
        anchor="middle"
        text={`${owner}’s policy`}
      />
      <Label x={x(slash) + 10} y={y(most(slash))} at="middle" text={"the most\npaid"} />
      <Label x={x(slash) + 10} y={y(charged(slash)) - 8} text="charged" />
      <Label x={x(slash) + 10} y={y(fair(slash)) + 16} text="fair" />
      {view === "staged" && <Staged run={run} />}
    </Figure>
  );
}

/** Where cover leaves too little at stake against cheating, of all that a policy can pay. */
function boundSentence(run: Run): string {
  const { slash, bound } = premiums(run);
  if (bound < 0) return "Even without cover too little is at stake to deter cheating.";
  const from = `${printNumber(bound, "USDC")} USDC`;
  return bound < slash
    ? `From a payout of ${from} on cover leaves too little at stake to deter cheating.`
    : `With one open job only a payout beyond ${from}, which is more than the slash, would leave too little at stake to deter cheating.`;
}

/** The three premiums on round payouts, the policy's own, and that from which cheating pays. */
function insuranceBandTable(run: Run): FigureTable {
  const { slash, policy, limit, fair, charged, most } = premiums(run);
  return {
    columns: [
      ["Payout I", "USDC"],
      ["Fair premium", "USDC"],
      ["Charged", "USDC"],
      ["The most paid", "USDC"],
    ],
    rows: momentsOf([0, slash], "USDC", [limit, policy.paid]).map((paid) => [
      paid,
      fair(paid),
      charged(paid),
      most(paid),
    ]),
  };
}

/** The premiums by payout. The axes grow in large steps, so that they stand still while a value moves. */
function premiums(run: Run) {
  const get = numbersOf(run);
  const [chance, stake, slash] = [get("cover.chance"), get("cover.loss"), get("job.slash")];
  const terms = { loading: get("cover.loading"), expense: get("cover.expense") };
  const bound = get("cover.bound.cheat");
  const policy = { paid: get("cover.payout"), premium: get("cover.premium") };
  const charged = (paid: number) => chargedPremium(chance, paid, terms);
  const most = (paid: number) => largestPremium(chance, stake, paid, get("cover.aversion"));
  const higher = axisGrowth(Math.max(most(slash), charged(slash), policy.premium) / MAX);
  return {
    slash,
    limit: Math.min(slash, Math.max(0, bound)),
    bound,
    policy,
    fair: (paid: number) => fairPremium(chance, paid),
    charged,
    most,
    higher,
    wider: axisGrowth(slash / ROUND.slash),
    x: linearScale([0, slash], [60, 476]),
    y: linearScale([0, MAX * higher], [420, 52]),
  };
}

/** Payouts that are more than what a staged dispute costs the pair. */
function Staged({ run }: { run: Run }) {
  const { slash, x, y, higher } = premiums(run);
  const cost = x(Math.min(slash, numberOf(run.values, "attack.staged.cost")));
  return (
    <g>
      <path className="fig-line-2" d={`M${cost},${y(0)}V${y(MAX * higher)}`} />
      <Label
        x={cost + 12}
        y={y(1.7 * higher)}
        at="middle"
        tone="strong"
        text={`staged: ${attackLabel(run, "staged")}`}
      />
    </g>
  );
}

function finding(run: Run, view?: string): string {
  if (view === "staged") return attackFinding(run, "staged");
  const { policy, bound, most } = premiums(run);
  const traded = policy.premium <= most(policy.paid);
  return `A payout of ${printNumber(policy.paid, "USDC")} USDC for ${printNumber(policy.premium, "USDC")} USDC is ${traded ? "" : "not "}traded, and ${policy.paid > bound ? "leaves too little at stake" : "leaves enough at stake"}.`;
}

export const figure: FigureDefinition = {
  Drawing: InsuranceBand,
  table: insuranceBandTable,
  finding,
  parameters: [
    { input: "cover.share", label: "Part that is paid" },
    { input: "cover.deductible", label: "Deductible" },
    { input: "cover.loading", label: "Loading" },
    { input: "ruling.cheat", label: "Saved by cheating" },
  ],
  named: ["ruling.cheat"],
  views: {
    label: "Show",
    none: "the policy",
    options: [{ value: "staged", label: "an attack: a staged claim" }],
  },
  handles: (run) => {
    const { policy, slash, x, y } = premiums(run);
    const insured = slash - numberOf(run.values, "cover.deductible");
    if (insured <= 0) return [];
    const handle = handleAlongX("cover.share", x, policy.paid, y(policy.premium));
    return [{ ...handle, valueAt: (place) => x.invert(place) / insured }];
  },
};
