import type { Pool } from "../models/bonding-curve";
import type { GetInput } from "./names";

/** Returns the bonding curve on which the lead's token is sold, with its virtual reserve in USDC. */
export function createLaunchCurve(get: GetInput): Pool {
  return { quote: get("launch.quote"), tokens: get("launch.tokens") };
}
