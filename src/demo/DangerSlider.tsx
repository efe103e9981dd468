import { useState } from "react";
import { Slider } from "../components/Slider";
import { type DemoTerms, formatAmount } from "./demo-terms";
import { getPlaceGains, type Side } from "./round-ends";

const DANGERS = 10;

/** Lets the player guess which of the two dangers is more frequent, and tells what it costs at each place of rounds 7 and 8. */
export function DangerSlider({ terms, side }: { terms: DemoTerms; side: Side }) {
  const [changes, setChanges] = useState(DANGERS / 2);
  const { byRule, changed, stolen } = getPlaceGains(terms.setting, side);
  const atOnce = formatAmount(changes * (byRule - changed));
  const later = formatAmount((DANGERS - changes) * (byRule - stolen));
  return (
    <div>
      <Slider
        label={`Of ${DANGERS} such dangers, how many are changed rules?`}
        {...{ least: 0, most: DANGERS, step: 1, value: changes, text: `${changes}`, onChange: setChanges }}
      />
      <p role="status">
        Then all {DANGERS} cost you <strong>{atOnce} USDC</strong> at the company or with instant upgrades,
        and <strong>{later} USDC</strong> with {terms.upgradeDays} days’ notice.
      </p>
    </div>
  );
}
