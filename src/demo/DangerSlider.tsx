import { useState } from "react";
import { Slider } from "../components/Slider";
import { type DemoTerms, formatAmount } from "./demo-terms";
import { getPlaceGains, type Side } from "./round-ends";

const DANGERS = 10;

/** Lets the player guess which of the two dangers is more frequent, and tells what it costs in both places of rounds 7 and 8. */
export function DangerSlider({ terms, side }: { terms: DemoTerms; side: Side }) {
  const [changes, setChanges] = useState(DANGERS / 2);
  const { byRule, changed, stolen } = getPlaceGains(terms.setting, side);
  const atCompany = formatAmount(changes * (byRule - changed));
  const onChain = formatAmount((DANGERS - changes) * (byRule - stolen));
  return (
    <div>
      <Slider
        label={`Of ${DANGERS} such dangers, how many are changed rules?`}
        {...{ least: 0, most: DANGERS, step: 1, value: changes, text: `${changes}`, onChange: setChanges }}
      />
      <p role="status">
        Then all {DANGERS} cost you <strong>{atCompany} USDC</strong> at the company, and{" "}
        <strong>{onChain} USDC</strong> on the chain.
      </p>
    </div>
  );
}
