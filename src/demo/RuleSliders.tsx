import { useState } from "react";
import { Slider } from "../components/Slider";
import { formatNumber } from "../example/format-number";
import {
  DISPUTES_FINDINGS,
  getMargin,
  getPayoffs,
  getWeightedMean,
  NEVER_ACTS,
} from "../models/best-replies";
import { getCliff, withHitRate } from "../models/rounds";
import { type Setting, withAssumptions } from "../models/setting";
import { Crowd } from "./Crowd";
import * as styles from "./Demo.module.css";
import { type DemoTerms, formatGain, formatShare } from "./demo-terms";

const SLIDERS = [
  { name: "hitRate", label: "Poor studies that one program finds", least: 0.05, most: 0.99 },
  { name: "actingShare", label: "Buyers who dispute a finding", least: 0, most: 1 },
] as const;

type Shares = Readonly<Record<(typeof SLIDERS)[number]["name"], number>>;

type RuleSlidersProps = {
  terms: DemoTerms;
  /** True if the player has accepted faulted work: at first all buyers do so. */
  isBribed: boolean;
};

/** Shows how a hundred pairs fare in round 5, and lets the visitor look for the point at which honest work stops to pay. */
export function RuleSliders({ terms, isBribed }: RuleSlidersProps) {
  const { hitRate, actingShare } = terms.setting.assumptions;
  const printed: Shares = { hitRate, actingShare: isBribed ? 0 : actingShare };
  const [shares, setShares] = useState(printed);
  const market = getMarket(terms.setting, shares);
  return (
    <div className={styles.rules}>
      <Crowd {...market} />
      <p role="status" className={styles.market}>
        {isBribed && shares.actingShare === 0 && "Suppose buyers accept even without a bribe. "}
        {describeMarket(terms, market)}
      </p>
      {SLIDERS.map(({ name, ...slider }) => (
        <Slider
          key={name}
          {...{ ...slider, value: shares[name], step: 0.01 }}
          text={`${formatNumber(shares[name], "share", { decimals: 0 })} of 100`}
          onChange={(value) => setShares({ ...shares, [name]: value })}
          onReset={
            shares[name] === printed[name] ? undefined : () => setShares({ ...shares, [name]: printed[name] })
          }
        />
      ))}
    </div>
  );
}

/** Returns what pays the agents best, and how buyers and agents fare. Buyers check where reviews do more harm than good. */
function getMarket(setting: Setting, { hitRate, actingShare }: Shares) {
  const changed = withAssumptions(withHitRate(setting, hitRate), { actingShare });
  const margin = getMargin(changed);
  const isHonest = margin >= 0;
  const cliff = isHonest ? undefined : getCliff(setting, hitRate);
  if (cliff && cliff.withReviews.buyer < cliff.withoutReviews.buyer)
    return { ...cliff.withReviews, margin, isHonest, poorWithoutReviews: cliff.withoutReviews.poorShare };
  const work = isHonest ? "good" : "poor";
  const [acting, silent] = [DISPUTES_FINDINGS, NEVER_ACTS].map((plan) => getPayoffs(changed, work, plan));
  const getMean = (side: "buyer" | "agent") =>
    getWeightedMean(actingShare, acting?.[side] ?? 0, silent?.[side] ?? 0);
  const gains = { buyer: getMean("buyer"), agent: getMean("agent") };
  return { ...gains, margin, isHonest, isOrdered: true, poorShare: isHonest ? 0 : 1, checkingShare: 0 };
}

function describeMarket({ bea, lior }: DemoTerms, market: ReturnType<typeof getMarket>): string {
  const difference = formatGain(Math.abs(market.margin)).replace("+", "");
  const [buyer, agent] = [market.buyer, market.agent].map((gain) => formatGain(Math.round(gain)));
  const gains = `On average this leaves ${bea} ${buyer} USDC and ${lior} ${agent}.`;
  if (market.isHonest)
    return `Good work pays ${lior} ${difference} USDC more than poor work, so all do good work, and nobody has to check. ${gains}`;
  if ("poorWithoutReviews" in market)
    return `If nobody checked, poor work would pay ${lior} ${difference} USDC more than good work. So buyers check again, and ${formatShare(market.poorShare)} studies stay poor. ${gains} Without reviews it would be ${formatShare(market.poorWithoutReviews)}, because buyers check sooner where nobody has looked before.`;
  return `Poor work pays ${lior} ${difference} USDC more than good work, so all deliver poor work. ${gains} So buyers have to act on findings again, check, or stop buying.`;
}
