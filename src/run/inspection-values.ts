import { levelShares } from "../models/inspection";
import type { InputOf, Mechanism, ValueOf } from "./mechanism";
import { premise, share, usdc, verdicts } from "./quantities";
import { inspectionGame } from "./standing";

/** What follows from looking that has a cost. */
export const mechanism = {
  values: inspectionValues,
  verdicts: (get) =>
    verdicts({
      "inspection.look.verdict":
        get("inspection.look") < 1
          ? "stops paying where more than"
          : "would stop paying only where more than",
      "inspection.poor.verdict":
        get("inspection.poor") < 1
          ? "beats silence where more than"
          : "would beat silence only where more than",
    }),
  premises: (get) => ({ inspection: premise(inspectionObjection(get)) }),
} satisfies Mechanism;

/** Each side has a reason for both of its choices. */
function inspectionObjection(get: ValueOf): string | undefined {
  if (get("inspection.look") <= 0) return "cheating saves nothing";
  if (get("inspection.look") >= 1) return "cheating pays even where every buyer looks";
  if (get("inspection.poor") <= 0) return "looking costs nothing";
  if (get("inspection.poor") >= 1) return "looking costs more than it brings back";
  return undefined;
}

function inspectionValues(get: InputOf) {
  const game = inspectionGame(get);
  const { look, poor } = levelShares(game);
  return {
    "inspection.back": usdc(game.lookingGain),
    "inspection.look": share(look),
    "inspection.poor": share(poor),
  };
}
