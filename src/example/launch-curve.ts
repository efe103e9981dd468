import { type BondingCurve, createVirtualCurve } from "../models/bonding-curve";
import type { GetInput } from "./names";

/** Returns the bonding curve on which the lead's token is sold. */
export function createLaunchCurve(get: GetInput): BondingCurve {
  return createVirtualCurve(get("launch.quote"), get("launch.tokens"));
}
