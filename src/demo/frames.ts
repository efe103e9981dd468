/** Creates the frames that the ring shows of a round. A frame has a place for each dot, which is worth 1 USDC. */
import { getStake } from "../models/setting";
import type { DotPlace } from "../ring/dot-layout";
import { createDots, type RingActor } from "../ring/Ring";
import type { DemoTerms } from "./demo-terms";
import { CHAIN_ROUND, COMPANY_ROUND } from "./game";
import { getRoundSetting, type PlayedRound, type Side } from "./round-ends";
import type { StudyState } from "./Study";

type Dots = readonly DotPlace[];

export type Frame = {
  dots: Dots;
  /** The hours since both sides know the work, if the clock runs. */
  hour?: number | undefined;
  actor: RingActor;
  study: StudyState;
};

/** Returns the frame in which the player chooses. An agent's buyer has already paid. */
export function createFirstFrame(terms: DemoTerms, round: number, side: Side): Frame {
  const dots = createDots(getPurses(terms, round));
  const { price } = terms.setting;
  if (round >= COMPANY_ROUND) {
    const paid = moveDots(dots, "buyer", "escrow", price);
    const isBuyer = side === "buyer";
    return {
      ...{ dots: isBuyer ? addStakes(terms, paid) : paid, study: isBuyer ? "poor" : "good" },
      ...{ hour: terms.disputeHour, actor: "escrow" },
    };
  }
  const paidTo = round === 1 ? "agent" : "escrow";
  return {
    dots: side === "agent" ? moveDots(dots, "buyer", paidTo, price) : dots,
    ...{ actor: side, study: "ordered" },
  };
}

/** Returns the frames that follow the player's choice. The last one shows how the round has ended. */
export function createFrames(terms: DemoTerms, played: PlayedRound): Frame[] {
  const { round, side, choices, end } = played;
  const first = createFirstFrame(terms, round, side);
  if (end.kind === "unsold") return [{ ...first, actor: "escrow" }];
  const frames = createMiddleFrames(terms, played, first);
  const purses = getPurses(terms, round);
  const last = frames.at(-1) ?? first;
  const isSilent = round >= COMPANY_ROUND || (end.kind === "paid" && end.checkingCost === 0 && round > 1);
  frames.push({
    dots: settleDots(last.dots, {
      buyer: purses.buyer + end.ledger.buyer - end.checkingCost,
      agent: purses.agent + end.ledger.agent,
    }),
    hour: isSilent ? terms.windowHours : last.hour,
    actor: "escrow",
    study: end.kind === "kept" || round >= COMPANY_ROUND ? first.study : choices.agent,
  });
  return frames;
}

/** Returns the frames between the choice and the end. On a chain only the clock runs on. */
function createMiddleFrames(terms: DemoTerms, played: PlayedRound, first: Frame): Frame[] {
  if (played.round === 1 || played.end.kind === "changed") return [];
  if (played.round < CHAIN_ROUND) return createWindowFrames(terms, played, first);
  return [{ ...first, hour: Math.round((terms.disputeHour + terms.windowHours) / 2) }];
}

/** Returns the frames of the waiting period: the work arrives, and it may be checked, disputed and appealed. */
function createWindowFrames(terms: DemoTerms, { side, choices, end }: PlayedRound, first: Frame): Frame[] {
  const { kind, checkingCost, isFaulted } = end;
  const { setting, windowHours, disputeHour } = terms;
  const paid = side === "buyer" ? moveDots(first.dots, "buyer", "escrow", setting.price) : first.dots;
  const frames: Frame[] = [{ dots: paid, hour: 0, actor: "escrow", study: "sealed" }];
  if (isFaulted || checkingCost > 0) {
    const checked = moveDots(paid, "buyer", "spent", checkingCost);
    const dots = kind === "paid" ? checked : addStakes(terms, checked);
    frames.push({ dots, hour: disputeHour, actor: "escrow", study: choices.agent });
    if (kind.includes("appeal")) {
      const appellant = isFaulted ? "agent" : "buyer";
      const deposited = moveDots(dots, appellant, "escrow", getStake(setting));
      frames.push({ dots: deposited, hour: windowHours, actor: "escrow", study: choices.agent });
    }
  }
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

function addStakes({ setting }: DemoTerms, dots: Dots): Dots {
  const stake = getStake(setting);
  return moveDots(moveDots(dots, "buyer", "escrow", stake), "agent", "escrow", stake);
}

/** Pays both sides out of the escrow until they have what they should. What is left has been spent. */
function settleDots(dots: Dots, shares: Record<Side, number>): Dots {
  const getMissing = (side: Side) => shares[side] - countDots(dots, side);
  const escrowed = countDots(dots, "escrow");
  if (escrowed === 0) return moveDots(dots, "buyer", "agent", getMissing("agent"));
  const repaid = moveDots(dots, "escrow", "buyer", getMissing("buyer"));
  return moveDots(moveDots(repaid, "escrow", "agent", getMissing("agent")), "escrow", "spent", escrowed);
}

/** Moves as many dots as there are, up to `count`. */
function moveDots(dots: Dots, from: DotPlace, to: DotPlace, count: number): Dots {
  let left = Math.round(count);
  return dots.map((place) => {
    if (place !== from || left <= 0) return place;
    left -= 1;
    return to;
  });
}

export function countDots(dots: Dots, place: DotPlace): number {
  return dots.filter((dot) => dot === place).length;
}
