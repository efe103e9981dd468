import { createNumberGetter, type Example } from "../example/example";
import { formatNumber, formatSignedAmount } from "../example/format-number";
import { createSetting } from "../example/setting";
import { getWorkCost } from "../models/best-replies";
import { getFee, getStake } from "../models/setting";
import { getBribe } from "./round-ends";

export type DemoTerms = ReturnType<typeof createDemoTerms>;

/** Returns the names and numbers of the demo's texts. Amounts are in USDC, as text without their unit. */
export function createDemoTerms(example: Example) {
  const get = createNumberGetter(example);
  const setting = createSetting(get);
  const { price, assumptions } = setting;
  const [goodCost, poorCost] = [getWorkCost(setting, "good"), getWorkCost(setting, "poor")];
  const names = { buyer: example.values["party.buyer"].text, agent: example.values["party.lead"].text };
  return {
    setting,
    names,
    bea: names.buyer,
    lior: names.agent,
    sana: example.values["party.first-sub"].text,
    price: formatAmount(price),
    worth: formatAmount(price * assumptions.worthShare),
    checking: formatAmount(price * assumptions.checkingShare),
    goodCost: formatAmount(goodCost),
    poorCost: formatAmount(poorCost),
    /** The gains of both sides from good work that is paid, and of the agent from poor work that is paid. */
    buyerGain: formatAmount(price * (assumptions.worthShare - 1)),
    goodGain: formatAmount(price - goodCost),
    poorGain: formatAmount(price - poorCost),
    stake: formatAmount(getStake(setting)),
    twoStakes: formatAmount(2 * getStake(setting)),
    fee: formatAmount(getFee(setting)),
    hours: formatNumber(get("window.waiting"), "hours"),
    windowHours: get("window.waiting"),
    /** The hour of the waiting period at which the example's buyer disputes. */
    disputeHour: get("time.dispute") - get("time.finding"),
    upgradeDays: get("upgrade.notice"),
    /** The longest time from the delivery to the end of a job. */
    longestDays: get("window.longest.days"),
    bribe: formatAmount(getBribe(setting)),
  };
}

export const formatAmount = (amount: number) => formatNumber(amount, "USDC");

/** Formats a gain in USDC with its sign and one decimal at most. */
export function formatGain(gain: number): string {
  return formatSignedAmount(Math.round(10 * gain) / 10, "USDC");
}

/** Formats a share as a count, such as “78 of 100”. */
export function formatShare(share: number): string {
  return share > 0 && share < 0.0095 ? "fewer than 1 of 100" : `${formatNumber(100 * share, "count")} of 100`;
}
