import { formatNumber } from "../../example/format-number";

// These return a number without its unit, which stands beside it in the drawing.

export const formatEth = (amount: number) => formatNumber(amount, "ETH");
export const formatUsdc = (amount: number) => formatNumber(amount, "USDC");
export const formatHours = (hours: number) => formatNumber(hours, "hours");

/** Returns a share as whole per cent, without the sign. */
export const formatWholePercent = (share: number) => formatNumber(share, "share", { decimals: 0 });
