/** Creates the frames that the ring shows of a round. A frame has a place for each dot, which is worth 1 USDC. */
import { HOURS_PER_DAY } from "../example/quantities";
import { getStake } from "../models/setting";
import type { DotPlace } from "../ring/dot-layout";
import { createDots, type RingActor } from "../ring/Ring";
import type { DemoTerms } from "./demo-terms";
import {
  APPEAL_ROUND,
  CHAIN_ROUND,
  COMPANY_ROUND,
  isWorkKnown,
  MISTAKE_ROUND,
  type PlayedRound,
  REVIEW_ROUND,
} from "./game";
import { getCheckingCost, getJudgedWork, type Side } from "./round-ends";
import type { StudyState } from "./Study";

type Dots = readonly DotPlace[];

export type Frame = {
  dots: Dots;
  /** The hours since both sides know the work, if the clock runs. */
  hour?: number | undefined;
  actor: RingActor;
  study: StudyState;
  /** The words below the amount in escrow. */
  note?: string;
};

/** Returns the frame in which the player chooses. */
export function createFirstFrame(terms: DemoTerms, round: number, side: Side): Frame {
  const dots = createDots(getPurses(terms, round, side));
  const { price } = terms.setting;
  if (!isWorkKnown(round, side)) {
    const paidTo = round === 1 ? "agent" : "escrow";
    // An agent's buyer has already paid.
    const paid = side === "agent" ? moveDots(dots, "buyer", paidTo, price) : dots;
    return { dots: paid, actor: side, study: "ordered" };
  }
  const paid = moveDots(dots, "buyer", "escrow", price);
  const isDisputed = round !== REVIEW_ROUND && (round === APPEAL_ROUND || side === "buyer");
  const checked =
    round === APPEAL_ROUND ? moveDots(paid, "buyer", "spent", getCheckingCost(terms.setting)) : paid;
  return {
    dots: isDisputed ? addStakes(terms, checked) : checked,
    hour: terms.disputeHour,
    actor: round < COMPANY_ROUND ? side : "escrow",
    study: getJudgedWork(side),
  };
}

/** Returns the frames that follow the player's choice. The last one shows how the round has ended. */
export function createFrames(terms: DemoTerms, played: PlayedRound): Frame[] {
  const { round, side, choices, hasNotice, end } = played;
  const first = createFirstFrame(terms, round, side);
  if (end.kind === "unsold") return [{ ...first, actor: "escrow" }];
  const frames = createMiddleFrames(terms, played, first);
  const purses = getPurses(terms, round, side);
  const last = frames.at(-1) ?? first;
  const isSilent =
    (round >= COMPANY_ROUND && end.kind !== "stolen") ||
    (end.kind === "paid" && end.checkingCost === 0 && end.bribe === 0 && round > 1);
  const settled: Frame = {
    ...last,
    dots: settleDots(last.dots, {
      buyer: purses.buyer + end.ledger.buyer - end.checkingCost,
      agent: purses.agent + end.ledger.agent,
    }),
    hour: isSilent ? terms.windowHours : last.hour,
    actor: "escrow",
    study: end.kind === "kept" ? first.study : choices.agent,
  };
  frames.push(settled);
  if (round === CHAIN_ROUND && hasNotice) frames.push({ ...settled, note: "too late" });
  if (end.bribe > 0) frames.push({ ...settled, dots: moveDots(settled.dots, "agent", "buyer", end.bribe) });
  return frames;
}

/** Returns the frames between the choice and the end. */
function createMiddleFrames(terms: DemoTerms, played: PlayedRound, first: Frame): Frame[] {
  const { round, side, hasNotice, end } = played;
  if (round === 1 || round === COMPANY_ROUND || end.bribe > 0) return [];
  if (round > COMPANY_ROUND && !hasNotice) return [{ ...first, note: "Upgraded at once" }];
  if (round === CHAIN_ROUND) return countDown(terms, first);
  if (round === MISTAKE_ROUND) return countDown(terms, first).slice(0, 2);
  if (round === APPEAL_ROUND) return listAppealFrames(terms, played, first, side);
  if (round === REVIEW_ROUND && side === "buyer") return [{ ...first, dots: addStakes(terms, first.dots) }];
  return createWindowFrames(terms, played, first);
}

/** Returns a frame for each day that begins before the end of the job, in which an upgrade still waits. */
function countDown({ upgradeDays, disputeHour, windowHours }: DemoTerms, frame: Frame): Frame[] {
  const days = Math.ceil((windowHours - disputeHour) / HOURS_PER_DAY);
  return Array.from({ length: days }, (_, day) => ({
    ...frame,
    hour: disputeHour + day * HOURS_PER_DAY,
    note: `${upgradeDays - day} days left`,
  }));
}

/** Returns the frames of the waiting period: the work arrives, and it may be checked, disputed and appealed. */
function createWindowFrames(terms: DemoTerms, played: PlayedRound, first: Frame): Frame[] {
  const { side, choices, end } = played;
  const paid = side === "buyer" ? moveDots(first.dots, "buyer", "escrow", terms.setting.price) : first.dots;
  const arrived: Frame = { dots: paid, hour: 0, actor: "escrow", study: "sealed" };
  if (!end.isFaulted && end.checkingCost === 0) return [arrived];
  const checked = moveDots(paid, "buyer", "spent", end.checkingCost);
  const opened: Frame = { ...arrived, dots: checked, hour: terms.disputeHour, study: choices.agent };
  if (end.kind === "paid") return [arrived, opened];
  const disputed = { ...opened, dots: addStakes(terms, opened.dots) };
  return [arrived, disputed, ...listAppealFrames(terms, played, disputed, "agent")];
}

/** Returns a frame in which the side has added its deposit to the escrow, if it appeals. */
function listAppealFrames(terms: DemoTerms, { end }: PlayedRound, frame: Frame, side: Side): Frame[] {
  if (!end.kind.includes("appeal")) return [];
  const dots = moveDots(frame.dots, side, "escrow", getStake(terms.setting));
  return [{ ...frame, dots, hour: terms.windowHours, actor: "escrow" }];
}

/** Returns what both sides bring to a round: the price, and all that they can lose besides. */
function getPurses(terms: DemoTerms, round: number, side: Side): Record<Side, number> {
  const { price } = terms.setting;
  const stake = getStake(terms.setting);
  if (round < 3) return { buyer: price, agent: 0 };
  const checking = round < REVIEW_ROUND ? getCheckingCost(terms.setting) : 0;
  // Only an agent appeals once there are reviews, and only the player in the round before.
  const appellant = round > APPEAL_ROUND ? "agent" : round === APPEAL_ROUND ? side : undefined;
  return {
    buyer: price + (appellant === "buyer" ? 2 : 1) * stake + checking,
    agent: (appellant === "agent" ? 2 : 1) * stake,
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
