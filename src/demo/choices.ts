/** What the reader can do now: what it is called, what it costs, and the odds. */
import { PARTS_PER_USDC, toSmallestUnits } from "../example/quantities";
import { amount, hours, STUDIES, share, usdc } from "./demo-texts";
import { getCostOfCheating } from "./old-rules/stakes";
import {
  chanceOfPoor,
  chanceToCheck,
  habitOf,
  hasFallen,
  offersOf,
  ownPrice,
  paidPoor,
  reputationOf,
  toldReversal,
} from "./people";
import { hasEnded, isFirstLoss, jobOf, type Move, movesOf, SELLERS, type Season, turnOf } from "./season";
import type { Setting } from "./setting";

export type Choice = {
  move: Move;
  label: string;
  /** What it costs. */
  price?: string;
  /** The odds, or what follows. */
  note?: string;
};

/** What is asked before the choices, if they begin a job. */
export function questionOf(setting: Setting, season: Season): string | null {
  const turn = turnOf(season);
  const study = STUDIES[season.jobs.length] ?? "";
  if (turn === "hire") {
    const { checked, of } = habitOf(season);
    const habit = checked === 0 ? "have not checked" : checked === of ? "check" : "checked one of two";
    return `Next you need a study of ${study}, again worth ${usdc(setting.worth)} to you, but harder to check. Agents can see that you ${habit}. Whom do you hire?`;
  }
  if (turn !== "deliver" || !hasEnded(jobOf(season))) return null;
  const { price } = ownTerms(setting, season);
  const [buyer, rival] = [setting.party("party.buyer"), setting.party("party.second-sub")];
  const next = `${buyer} needs a study of ${study}, which is harder to check.`;
  if (hasFallen(season, SELLERS[0]))
    return `${next} She knows that you lost a dispute, and ${rival}, who lost none, asks ${usdc(setting.terms.payment)}. For ${usdc(price)} the job is yours.`;
  const known = paidPoor(season);
  if (known.includes(jobOf(season)))
    return `She has used it since. “That study was pasted together,” she writes. “For a study of ${study} I pay ${usdc(price)}, and I may well look.”`;
  return known.length > 0
    ? `${next} She has not forgotten what you sold her before, and pays ${usdc(price)}.`
    : `${next} With your record you can ask ${usdc(price)}.`;
}

/** The points of the agent that the reader plays, what it can ask, and how likely a check is. */
function ownTerms(setting: Setting, season: Season) {
  const [own] = SELLERS;
  const isNext = hasEnded(jobOf(season));
  const held = reputationOf(setting, season, own, isNext ? undefined : jobOf(season).start);
  const price = isNext ? ownPrice(setting, season) : jobOf(season).job.terms.payment;
  return { held, price, check: chanceToCheck(setting, season, isNext) };
}

export function choicesOf(setting: Setting, season: Season): Choice[] {
  return movesOf(season).map((move) => ({ move, ...wordsOf(setting, season, move) }));
}

function wordsOf(setting: Setting, season: Season, move: Move): Omit<Choice, "move"> {
  const { number, party, effort, worth } = setting;
  const played = jobOf(season);
  const { isChecked } = played;
  // What has been checked and is asked about is poor.
  const poor = isChecked ? 1 : chanceOfPoor(setting, season);
  const { payment, validationFee, appealFee, appealDeposit, slash } = played.job.terms;
  switch (move) {
    case "check":
      return {
        label: "Check it",
        price: usdc(played.checking),
        note: "then you know what it is",
      };
    case "pay":
      if (isChecked)
        return { label: "Accept it", price: usdc(payment), note: "although it is worth nothing" };
      return {
        label: "Pay unseen",
        price: usdc(payment),
        note: `${share(1 - poor)} good: ${amount(worth - payment)} up. ${share(poor)} pasted: ${amount(payment)} down.`,
      };
    case "dispute":
      return {
        label: isChecked ? "Dispute it" : "Dispute it unread",
        price: `${usdc(validationFee + appealFee)} locked`,
        note: `${share(poor * number("ruling.hit") + (1 - poor) * number("ruling.error"))} chance to win the first ruling, ${usdc(validationFee)} lost if not`,
      };
    case "appeal":
      return {
        label: "Appeal to people",
        price: `${usdc(appealDeposit + appealFee)} more at risk`,
        note: `${share(toldReversal(setting, season))} to win`,
      };
    case "stand": {
      const gone = validationFee + (season.side === "buyer" ? payment : slash);
      return {
        label: "Let it stand",
        price: `${usdc(gone)} ${season.side === "buyer" ? "paid" : "gone"}`,
        note:
          season.side === "agent"
            ? `and ${share(number("reputation.cut"))} of your record`
            : `${hours(played.job.terms.appealWindow)} pass, and it is final`,
      };
    }
    case "first":
    case "second": {
      const offer = offersOf(setting, season)[move === "first" ? 0 : 1];
      if (!offer) return { label: "" };
      const { held, price, poor, hasFallen } = offer;
      const record = hasFallen ? "lost a dispute" : held < 1 ? "is new" : "has a record";
      return {
        label: `Hire ${party(offer.seller)}`,
        price: usdc(price),
        note: `${record}: ${share(poor)} risk of poor work`,
      };
    }
    case "work": {
      const { price } = ownTerms(setting, season);
      return {
        label: "Do the work",
        price: `costs ${usdc(effort)}`,
        note: `${amount(price - effort)} up for certain`,
      };
    }
    case "paste": {
      const { check, held, price } = ownTerms(setting, season);
      const down = toSmallestUnits(Math.round(getCostOfCheating(price / PARTS_PER_USDC, held))) - price;
      return {
        label: "Paste it together",
        price: `costs ${usdc(0)}`,
        note: `${share(1 - check)} unseen: ${amount(price)} up. ${share(check)} seen: about ${amount(down)} down, record included.`,
      };
    }
    case "on":
      return isFirstLoss(season)
        ? { label: "And with an escrow company?" }
        : { label: "See what it came to" };
  }
}
