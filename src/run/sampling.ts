import { bribeValidator } from "../models/attacks";
import { deterrentSamplingRate, largestBribeRefused } from "../models/sampling";
import type { InputOf, Mechanism } from "./mechanism";
import { attackOf, share, usdc, verdicts } from "./quantities";
import { costOfRuling } from "./standing";

/** What holds the validation agent to its work. */
export const mechanism = {
  values: samplingValues,
  verdicts: (get) =>
    verdicts({
      "sampling.bribe.verdict":
        get("sampling.bribe") >= 0 ? "refuses up to" : "would be careless for nothing, at",
      "attack.bribe.verdict": get("attack.bribe.gain") > get("attack.bribe.cost") ? "pays" : "does not pay",
    }),
} satisfies Mechanism;

function samplingValues(get: InputOf) {
  const [samplingRate, detectionRate, penalty, effortSaved] = [
    get("sampling.rate"),
    get("sampling.detection"),
    get("sampling.penalty"),
    get("sampling.effort"),
  ];
  return {
    "sampling.deterrent": share(deterrentSamplingRate(effortSaved, detectionRate, penalty)),
    "sampling.bribe": usdc(largestBribeRefused(samplingRate, detectionRate, penalty, effortSaved)),
    ...attackOf(
      "attack.bribe",
      "USDC",
      bribeValidator({
        found: costOfRuling(get, "against the agent"),
        bought: costOfRuling(get, "for the agent"),
        samplingRate,
        detectionRate,
        penalty,
        effortSaved,
      }),
    ),
  };
}
