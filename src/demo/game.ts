import type { Setting } from "../models/setting";
import {
  type AgentChoice,
  type BuyerChoice,
  getAppealEnds,
  getCompanyEnd,
  getEndByRule,
  getFaultEnd,
  getJudgedWork,
  getRoundEnds,
  getTheftEnd,
  type RoundChoices,
  type RoundEnd,
  type Side,
} from "./round-ends";

/**
 * `appeal`, `concede`: after a wrong decision in round 4. `dispute`, `sell`: after a finding in round 5, where the agent offers
 * a bribe. In rounds 6 and 8 the player can only `wait`, or ask for an `upgrade`. `notice`, `at once`: how upgrades of the chain
 * come, from round 7 on. `company`, `chain`: where the jobs after the last round are, on a chain that announces upgrades.
 */
export type Choice =
  | (BuyerChoice | AgentChoice | "appeal" | "concede" | "dispute" | "sell" | "wait" | "upgrade")
  | ("notice" | "at once" | "company" | "chain");

/** A decided round of the player, who has played `side`. */
export type PlayedRound = {
  round: number;
  side: Side;
  choice: Choice;
  choices: RoundChoices;
  /** False if the player has chosen before round 7 that upgrades come at once. */
  hasNotice: boolean;
  end: RoundEnd;
};

export type Game = {
  /** The player's side in rounds 1, 3 and 5. */
  firstSide: Side;
  /** A number in [0, 1) for each round. It decides what is left to chance. */
  luck: readonly number[];
  /** The round that is shown, or `RESULTS`. */
  round: number;
  /** The player's choices from round 1 on. The shown round may have none yet. */
  choices: readonly Choice[];
};

export const APPEAL_ROUND = 4;
export const REVIEW_ROUND = 5;
export const COMPANY_ROUND = 6;
/** The player, who has chosen how long upgrades wait, tries as the company to change a rule on the chain. */
export const CHAIN_ROUND = 7;
/** The rules of that chain have a mistake. */
export const MISTAKE_ROUND = 8;
/** The results begin with a hundred jobs, whose place the player has chosen. */
export const RESULTS = MISTAKE_ROUND + 1;

export const getOtherSide = (side: Side): Side => (side === "buyer" ? "agent" : "buyer");

export function createGame(firstSide: Side, luck: readonly number[] = drawLuck()): Game {
  return { firstSide, luck, round: 1, choices: [] };
}

const drawLuck = () => Array.from({ length: MISTAKE_ROUND }, () => Math.random());

/** Returns the player's side in a round. From round 6 on it is the first side. */
export function getSide({ firstSide }: Game, round: number): Side {
  return round % 2 === 1 || round >= COMPANY_ROUND ? firstSide : getOtherSide(firstSide);
}

/** Returns the choices of a round for a side, in the order in which they are shown. */
export function listChoices(round: number, side: Side): readonly Choice[] {
  if (round === APPEAL_ROUND) return ["appeal", "concede"];
  if (round === COMPANY_ROUND) return ["wait"];
  if (round === CHAIN_ROUND) return ["notice", "at once"];
  if (round === RESULTS) return ["company", "chain"];
  if (round === MISTAKE_ROUND) return ["upgrade"];
  if (side === "agent") return ["good", "poor"];
  if (round === REVIEW_ROUND) return ["dispute", "sell"];
  return round < 3 ? ["trust", "leave"] : ["guard", "trust", "leave"];
}

/** Returns the game after the player's choice in the shown round. */
export function playChoice(game: Game, choice: Choice): Game {
  return { ...game, choices: [...game.choices.slice(0, game.round - 1), choice] };
}

export function goToNextRound(game: Game): Game {
  return { ...game, round: Math.min(game.round + 1, RESULTS) };
}

/**
 * Returns what both sides do in a round. In rounds 2 and 3 the other side does what the player did as that side a round before.
 * From round 4 on the scene tells what both have done.
 */
export function getRoundChoices(game: Game, round: number): RoundChoices {
  const own = game.choices[round - 1];
  const before = game.choices[round - 2];
  const side = getSide(game, round);
  if (isWorkKnown(round, side)) return { buyer: "guard", agent: getJudgedWork(side) };
  if (round === REVIEW_ROUND) return { buyer: "guard", agent: own as AgentChoice };
  // The first agent keeps the money, and the first buyer pays in advance.
  if (side === "buyer")
    return { buyer: own as BuyerChoice, agent: (before as AgentChoice | undefined) ?? "poor" };
  // A buyer who bought nothing comes back with the next rule, and is careful.
  const buyer = before === undefined || before === "trust" ? "trust" : "guard";
  return { buyer, agent: own as AgentChoice };
}

/** Returns whether upgrades of the chain wait, as they do unless the player has chosen otherwise. */
export const hasNotice = ({ choices }: Game) => choices[CHAIN_ROUND - 1] !== "at once";

/** Returns true if both sides know the work when the player chooses. */
export function isWorkKnown(round: number, side: Side): boolean {
  return round >= APPEAL_ROUND && (round !== REVIEW_ROUND || side === "buyer");
}

/** Returns all ends to which a choice of the player leads. Their chances add up to 1. */
export function listEnds(setting: Setting, played: Omit<PlayedRound, "end">): RoundEnd[] {
  const { round, side, choice, choices, hasNotice } = played;
  if (round === COMPANY_ROUND) return [getCompanyEnd(setting, side)];
  if (round === CHAIN_ROUND) return [hasNotice ? getEndByRule(setting, side) : getCompanyEnd(setting, side)];
  if (round === MISTAKE_ROUND) return [hasNotice ? getTheftEnd(setting, side) : getEndByRule(setting, side)];
  if (round === APPEAL_ROUND) return getAppealEnds(setting, side, choice === "appeal");
  if (round === REVIEW_ROUND && side === "buyer") return [getFaultEnd(setting, choice === "sell")];
  return getRoundEnds(setting, round, choices);
}

/** Returns what has happened in a decided round before its end. */
export function getPlay(game: Game, round: number): Omit<PlayedRound, "end"> {
  const choice = game.choices[round - 1] as Choice;
  const choices = getRoundChoices(game, round);
  return { round, choice, side: getSide(game, round), choices, hasNotice: hasNotice(game) };
}

/** Returns a decided round. Chance picks among the ends that the model knows, by their chances. */
export function getPlayedRound(setting: Setting, game: Game, round: number): PlayedRound {
  const played = getPlay(game, round);
  const ends = listEnds(setting, played);
  let luck = game.luck[round - 1] ?? 0;
  for (const end of ends) {
    if (luck < end.chance) return { ...played, end };
    luck -= end.chance;
  }
  return { ...played, end: ends.at(-1) as RoundEnd };
}

/** Returns the game as text, without the round, which the address has. */
export function serialiseGame({ firstSide, luck, choices }: Game): string {
  return JSON.stringify({ firstSide, luck, choices });
}

/**
 * Returns the game at a round of the address, such as `?round=3`, or a new game if there is none. Choices that are not saved,
 * as after a link to a round, are those of players who trust and do good work. Upgrades of round 7 have been chosen before it.
 * Only a game that was played has results.
 */
export function restoreGame(search: string, saved: string | null | undefined): Game {
  const round = Number(new URLSearchParams(search).get("round"));
  const { firstSide, luck, choices } = parseSavedGame(saved);
  const last = choices.length < RESULTS ? MISTAKE_ROUND : RESULTS;
  if (!Number.isInteger(round) || round < 1 || round > last) return createGame("buyer");
  const game: Game = { ...createGame(firstSide, luck), round };
  const restored = Array.from({ length: round }, (_, index) => {
    const options = listChoices(index + 1, getSide(game, index + 1));
    const choice = options.find((option) => option === choices[index]);
    const cautious = options.find((option) => option === "trust") ?? options[0];
    return choice ?? (index + 1 < round || round === CHAIN_ROUND ? cautious : undefined);
  });
  return { ...game, choices: restored.filter((choice) => choice !== undefined) };
}

function parseSavedGame(saved: string | null | undefined): Pick<Game, "firstSide" | "luck"> & {
  choices: readonly unknown[];
} {
  try {
    const { firstSide, luck, choices } = JSON.parse(saved ?? "{}") as Partial<Game>;
    return {
      firstSide: firstSide === "agent" ? "agent" : "buyer",
      luck: Array.isArray(luck) ? luck : drawLuck(),
      choices: Array.isArray(choices) ? choices : [],
    };
  } catch {
    return createGame("buyer");
  }
}
