/** What the ring shows of a round, step by step. Each step is a place for every dot of 1 USDC. */

import { getStake } from "../models/setting";
import type { DotPlace } from "../ring/dot-layout";
import { createDots, type RingActor } from "../ring/Ring";
import type { DemoTerms } from "./demo-terms";
import { COMPANY_ROUND } from "./game";
import { getRoundSetting, type RoundEnd, type Side } from "./round-ends";

export type Frame = {
  dots: readonly DotPlace[];
  /** The hours since both sides know the work, if the clock runs. */
  hour?: number;
  actor: RingActor;
};

/** Returns the frame in which the player chooses. An agent's buyer has already paid. */
export function createFirstFrame(terms: DemoTerms, round: number, side: Side): Frame {
  const dots = createDots(getPurses(terms, round));
  const { price } = terms.setting;
  if (round === 1)
    return { dots: side === "agent" ? moveDots(dots, "buyer", "agent", price) : dots, actor: side };
  if (round === COMPANY_ROUND) {
    const paid = moveDots(dots, "buyer", "escrow", price);
    return {
      dots: side === "buyer" ? addStakes(terms, paid) : paid,
      hour: terms.disputeHour,
      actor: "escrow",
    };
  }
  return { dots: side === "agent" ? moveDots(dots, "buyer", "escrow", price) : dots, actor: side };
}

/** Returns the frames that follow the player's choice. The last one shows how the round has ended. */
export function createFrames(terms: DemoTerms, round: number, side: Side, end: RoundEnd): Frame[] {
  const { setting, windowHours, disputeHour } = terms;
  const first = createFirstFrame(terms, round, side);
  if (end.kind === "unsold") return [{ ...first, actor: "escrow" }];
  const purses = getPurses(terms, round);
  const stake = getStake(setting);
  const frames: Frame[] = [];
  const addFrame = (dots: readonly DotPlace[], hour?: number) => frames.push({ dots, hour, actor: "escrow" });

  let { dots } = first;
  if (round > 1 && round < COMPANY_ROUND) {
    if (side === "buyer") dots = moveDots(dots, "buyer", "escrow", setting.price);
    addFrame(dots, 0);
    dots = moveDots(dots, "buyer", "spent", end.checkingCost);
    const isDisputed = end.kind !== "paid";
    if (isDisputed || end.checkingCost > 0) {
      if (isDisputed) dots = addStakes(terms, dots);
      addFrame(dots, disputeHour);
    }
    if (end.kind.includes("appeal")) {
      dots = moveDots(dots, end.kind.startsWith("finding") ? "agent" : "buyer", "escrow", stake);
      addFrame(dots, windowHours);
    }
  }
  const isSilent = end.kind === "paid" && end.checkingCost === 0;
  addFrame(
    settleDots(dots, {
      buyer: purses.buyer + end.ledger.buyer - end.checkingCost,
      agent: purses.agent + end.ledger.agent,
    }),
    round === 1 ? undefined : isSilent || end.kind === "changed" ? windowHours : frames.at(-1)?.hour,
  );
  return frames;
}

/** Returns what both sides bring to a round: the price, and all that they can lose besides. */
function getPurses({ setting }: DemoTerms, round: number): Record<Side, number> {
  const { price, rules, assumptions } = getRoundSetting(setting, round);
  const stake = getStake(setting);
  if (round < 3) return { buyer: price, agent: 0 };
  const checking = rules.hasReviews ? 0 : price * assumptions.checkingShare;
  // Until there are reviews only a buyer appeals, and from then on only an agent.
  return {
    buyer: price + (round === 4 ? 2 : 1) * stake + checking,
    agent: (rules.hasReviews ? 2 : 1) * stake,
  };
}

function addStakes({ setting }: DemoTerms, dots: readonly DotPlace[]): readonly DotPlace[] {
  const stake = getStake(setting);
  return moveDots(moveDots(dots, "buyer", "escrow", stake), "agent", "escrow", stake);
}

/** Pays both sides out of the escrow until they have what they should. What is left has been spent. */
function settleDots(dots: readonly DotPlace[], shares: Record<Side, number>): readonly DotPlace[] {
  const escrowed = countDots(dots, "escrow");
  const missing = (side: Side) => Math.round(shares[side]) - countDots(dots, side);
  if (escrowed === 0) return moveDots(dots, "buyer", "agent", missing("agent"));
  const paid = moveDots(
    moveDots(dots, "escrow", "buyer", missing("buyer")),
    "escrow",
    "agent",
    missing("agent"),
  );
  return moveDots(paid, "escrow", "spent", escrowed);
}

/** Moves as many dots as there are, up to `count`. */
function moveDots(
  dots: readonly DotPlace[],
  from: DotPlace,
  to: DotPlace,
  count: number,
): readonly DotPlace[] {
  let left = Math.round(count);
  return dots.map((place) => {
    if (place !== from || left <= 0) return place;
    left -= 1;
    return to;
  });
}

export function countDots(dots: readonly DotPlace[], place: DotPlace): number {
  return dots.filter((dot) => dot === place).length;
}
