/** What the reader can do now: what it is called, what it costs, and the odds. */
import { hours, STUDIES, share, usdc } from "./demo-texts";
import {
  chanceOfPoor,
  chanceOfReversal,
  chanceToCheck,
  costOfCheating,
  habitOf,
  hasFallen,
  nextStart,
  offersOf,
  priceFor,
  reputationOf,
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
    return `Next you need a study of ${study}. Agents can see that you ${habit}. Whom do you hire?`;
  }
  if (turn !== "deliver" || !hasEnded(jobOf(season))) return null;
  const { held, price } = ownTerms(setting, season);
  const [buyer, rival] = [setting.party("party.buyer"), setting.party("party.second-sub")];
  return hasFallen(season, SELLERS[0])
    ? `${buyer} needs a study of ${study}. She knows that you lost a dispute, and ${rival}, who lost none, asks ${usdc(setting.terms.payment)}. For ${usdc(price)} the job is yours.`
    : `${buyer} needs a study of ${study}. With your ${Math.round(held)} points you can ask ${usdc(price)}.`;
}

/** The points of the agent that the reader plays, what it can ask, and how likely a check is. */
function ownTerms(setting: Setting, season: Season) {
  const [own] = SELLERS;
  const isNext = hasEnded(jobOf(season));
  const start = isNext ? nextStart(setting, season) : jobOf(season).start;
  const held = reputationOf(setting, season, own, start);
  const price = isNext ? priceFor(setting, held) : jobOf(season).job.terms.payment;
  return { held, price, check: chanceToCheck(setting, season, start) };
}

export function choicesOf(setting: Setting, season: Season): Choice[] {
  return movesOf(season).map((move) => ({ move, ...wordsOf(setting, season, move) }));
}

function wordsOf(setting: Setting, season: Season, move: Move): Omit<Choice, "move"> {
  const { number, party, checking, effort } = setting;
  const played = jobOf(season);
  const { work, isChecked } = played;
  const { payment, validationFee, appealFee, appealDeposit, slash } = played.job.terms;
  const buyer = party("party.buyer");
  switch (move) {
    case "check":
      return {
        label: "Check it",
        price: usdc(checking),
        note: "you see what it is before you pay",
      };
    case "pay":
      return isChecked
        ? {
            label: "Accept it",
            price: usdc(payment),
            note: work === "poor" ? "although it is worth nothing" : "and it adds to the agent’s record",
          }
        : {
            label: "Pay unseen",
            price: usdc(payment),
            note: `${share(chanceOfPoor(setting, season))} risk that it is pasted together`,
          };
    case "dispute": {
      const won = (of: "good" | "poor") => number(of === "poor" ? "ruling.hit" : "ruling.error");
      const poor = chanceOfPoor(setting, season);
      const odds = isChecked && work ? won(work) : poor * won("poor") + (1 - poor) * won("good");
      return {
        label: isChecked ? "Dispute it" : "Dispute it unread",
        price: `${usdc(validationFee)} more at risk`,
        note: `${share(odds)} chance of getting ${usdc(payment)} back`,
      };
    }
    case "appeal":
      return {
        label: "Appeal to people",
        price: `${usdc(appealDeposit + appealFee)} at risk`,
        note: `${share(chanceOfReversal(setting, played))} to win`,
      };
    case "stand": {
      const gone = validationFee + (season.side === "buyer" ? payment : slash);
      return {
        label: "Let it stand",
        price: `${usdc(gone)} gone`,
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
        note: `${usdc(price - effort)} left for you`,
      };
    }
    case "paste": {
      const { check, held, price } = ownTerms(setting, season);
      const cost = Math.round(costOfCheating(setting, held, price));
      return {
        label: "Paste it together",
        price: `costs ${usdc(0)}`,
        note: `${share(check)} risk that ${buyer} checks; then you lose ${cost} on average, the pay included`,
      };
    }
    case "on":
      return isFirstLoss(season)
        ? { label: "And with an escrow company?" }
        : { label: "See what it came to" };
  }
}
