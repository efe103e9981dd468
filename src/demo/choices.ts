/** What can be done now, with what it costs and what the odds are. */
import type { DemoRun } from "./demo-run";
import { hours, share, usdc, voiceOf } from "./demo-texts";
import { isTold, taleStepOf } from "./escrow-company";
import { type Chances, chanceOfReversal, chancesOf, lookOf } from "./others";
import { doNext } from "./play";
import { hasEnded, isLastJob, isReadersTurn, loserOf, type Season } from "./season";
import { deterrenceOf, offersOf } from "./sellers";

/**
 * The places of choices, from the lowest up. Each kind has its own, so that where something was pressed there is never
 * another choice that costs: "on" decides nothing, and after each decision it is all that there is, or what was pressed
 * stays empty.
 */
export const PLACES = ["on", "rest", "yes", "no", "first"] as const;

export type Choice = {
  place: (typeof PLACES)[number];
  label: string;
  /** What it costs. */
  price?: string | undefined;
  /** The odds, or what follows. */
  note?: string | undefined;
  /** What is done by it; what others do is left to chance. Nothing where it cannot be chosen yet. */
  next: Chances;
};

/** What the reader decides, from the highest place down, or what goes on where others do. Whom to hire is not among them. */
export function choicesOf(run: DemoRun, season: Season): Choice[] {
  const { tale, side, played, isClosed } = season;
  if (isClosed) return [];
  if (!isTold(tale)) {
    const { label, note, moves } = taleStepOf(run, side, tale);
    return [{ place: "on", label, note, next: certain(moves) }];
  }
  if (hasEnded(played)) {
    const label = isLastJob(season) ? "See what the season came to" : "The next job";
    return [{ place: "on", label, next: certain("n") }];
  }
  if (!isReadersTurn(season)) return [onOthers(run, season)];
  return ownChoices(run, season).filter(({ next: [first] }) => !first || doNext(run, season, first.moves));
}

function certain(moves: string): Chances {
  return [{ moves, chance: 1 }];
}

function ownChoices(run: DemoRun, season: Season): Choice[] {
  const { side, played } = season;
  const { job } = played;
  const { number } = run;
  const { payment, validationFee, appealFee, appealDeposit, slash } = job.terms;
  const [price, effort] = [usdc(payment), usdc(run.effort)];
  const own = (place: Choice["place"], moves: string, words: Omit<Choice, "place" | "next">): Choice => ({
    place,
    next: certain(moves),
    ...words,
  });
  switch (job.state) {
    case "open": {
      if (side === "buyer")
        return [own("rest", "c", { label: "Buy nothing", note: "keep the money, and go without" })];
      const [offer] = offersOf(run, season);
      return [
        own("yes", "f", {
          label: "Take the job",
          price: `for ${usdc(offer?.price ?? 0)}`,
          note: `good work will cost you ${effort}`,
        }),
        own("rest", "c", { label: "Leave it", note: "no money, no risk" }),
      ];
    }
    case "funded": {
      const buyer = run.party("party.buyer");
      return [
        own("first", "s", {
          label: "Do the work well",
          price: `costs you ${effort}`,
          note: "whether or not anybody looks",
        }),
        own("no", "x", {
          label: "Paste it together",
          price: `costs you ${usdc(0)}`,
          note: `if ${buyer} does not look`,
        }),
      ];
    }
    case "submitted": {
      const poor = share(deterrenceOf(run, season).poor);
      return [
        own("first", "l", {
          label: "Look first",
          price: usdc(run.looking),
          note: `takes ${hours(number("time.dispute"))}, and then you know`,
        }),
        played.isLooked
          ? own("no", "d", {
              label: "Dispute it",
              price: `${usdc(validationFee)} more if lost`,
              note: `${share(number(played.work === "poor" ? "ruling.hit" : "ruling.error"))} to win ${price} back`,
            })
          : { place: "no", label: "Dispute it", note: "needs evidence: look first", next: [] },
        own("yes", "a", {
          label: played.isLooked ? "Accept it" : "Accept unseen",
          price,
          note: played.isLooked ? "and raise the agent’s record" : `the risk that it is poor: ${poor}`,
        }),
        own("rest", "t", {
          label: "Say nothing",
          price,
          note: `at hour ${job.terms.waitingPeriod}, and no praise`,
        }),
      ];
    }
    case "decided": {
      const gone = validationFee + (side === "buyer" ? payment : slash);
      return [
        own("yes", "p", {
          label: "Appeal to people",
          price: `${usdc(appealDeposit + appealFee)} more if lost`,
          note: `${share(chanceOfReversal(run, played))} to win`,
        }),
        own("rest", "t", {
          label: "Let it stand",
          price: `${usdc(gone)} gone`,
          note: side === "agent" ? "and a part of your record" : "and the ruling is final",
        }),
      ];
    }
    default:
      return [];
  }
}

/** Whether the reader knows what the work is like. */
export function isWorkKnown({ side, played }: Season): boolean {
  return side === "agent" || played.isLooked || hasEnded(played);
}

/** What others do next, to be asked for. */
function onOthers(run: DemoRun, season: Season): Choice {
  const { side, played } = season;
  const { job, seller } = played;
  const { number, party } = run;
  const ask = (label: string, note?: string): Choice => ({
    place: "on",
    label,
    note,
    next: chancesOf(run, season),
  });
  switch (job.state) {
    case "funded":
      return ask(`See what ${party(seller)} delivers`);
    case "submitted":
      return ask(
        `See what ${party("party.buyer")} does`,
        `the chance that she looks: ${share(lookOf(run, season))}`,
      );
    case "disputed":
      return ask(
        `Let ${party("party.validator")}, a machine, rule`,
        `finds ${share(number("ruling.hit"))} of poor work, clears ${share(1 - number("ruling.error"))} of good`,
      );
    case "decided":
      return ask(
        `See what ${voiceOf(run, loserOf(job), side, seller).name} does`,
        "an appeal is dear where it fails",
      );
    default:
      return ask(
        "Let people judge",
        `${share(number("appeal.wrong"))} of wrong rulings fall, ${share(number("appeal.right"))} of right ones`,
      );
  }
}
