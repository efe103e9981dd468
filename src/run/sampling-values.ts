import { bribeValidator } from "../models/attacks";
import { largestBribeRefused } from "../models/sampling";
import type { InputOf, Mechanism } from "./mechanism";
import { attackOf, usdc, verdicts } from "./quantities";
import { costOfRuling } from "./standing";

/** What holds the validation agent to its work. */
export const mechanism = {
  values: samplingValues,
  verdicts: (get) =>
    verdicts({
      "attack.bribe.verdict": get("attack.bribe.gain") > get("attack.bribe.cost") ? "pays" : "does not pay",
    }),
} satisfies Mechanism;

function samplingValues(get: InputOf) {
  const [samplingRate, detectionRate, penalty] = [
    get("sampling.rate"),
    get("sampling.detection"),
    get("sampling.penalty"),
  ];
  return {
    "sampling.bribe": usdc(largestBribeRefused(samplingRate, detectionRate, penalty)),
    ...attackOf(
      "attack.bribe",
      "USDC",
      bribeValidator({
        found: costOfRuling(get, "against the agent"),
        bought: costOfRuling(get, "for the agent"),
        samplingRate,
        detectionRate,
        penalty,
      }),
    ),
  };
}
