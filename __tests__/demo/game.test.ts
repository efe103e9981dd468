import { createDemoTerms } from "../../src/demo/demo-terms";
import { describeEnd, describeGains } from "../../src/demo/describe-end";
import {
  type Choice,
  COMPANY_ROUND,
  createGame,
  type Game,
  getPlayedRound,
  getRoundChoices,
  getSide,
  goToNextRound,
  playChoice,
  RESULTS,
  restoreGame,
  serialiseGame,
} from "../../src/demo/game";
import { getRoundEnds } from "../../src/demo/round-ends";
import { createRoundTexts } from "../../src/demo/round-texts";
import { example } from "../fixtures/example";
import { listPlayedRounds } from "../fixtures/played-rounds";

const terms = createDemoTerms(example);
const texts = createRoundTexts(terms);

/** Returns the game after so many choices. The last round is decided and still shown. */
function play(choices: readonly Choice[], firstSide: "buyer" | "agent" = "buyer"): Game {
  return choices.reduce<Game>(
    (game, choice) => {
      const next = game.choices.length >= game.round ? goToNextRound(game) : game;
      return playChoice(next, choice);
    },
    createGame(firstSide, [0, 0, 0, 0, 0, 0]),
  );
}

test("the first agent keeps the money, the other side does what the player did a round before, and rounds 4 and 5 begin with poor work", () => {
  const game = play(["trust", "poor", "guard", "appeal", "sell"]);
  expect([1, 2, 3, 4, 5].map((round) => getRoundChoices(game, round))).toEqual([
    { buyer: "trust", agent: "poor" },
    { buyer: "trust", agent: "poor" },
    { buyer: "guard", agent: "poor" },
    { buyer: "guard", agent: "good" },
    { buyer: "guard", agent: "poor" },
  ]);
  expect([1, 2, 5, 6, 7, 8].map((round) => getSide(game, round))).toEqual([
    ...["buyer", "agent", "buyer", "buyer", "buyer", "buyer"],
  ]);
});

test("a buyer who bought nothing comes back careful in the next round", () => {
  const game = play(["good", "leave", "poor"], "agent");
  expect(getRoundChoices(game, 3)).toEqual({ buyer: "guard", agent: "poor" });
});

test("chance picks each end about as often as the model says", () => {
  const [right] = getRoundEnds(terms.setting, 3, { buyer: "guard", agent: "poor" });
  let count = 0;
  for (let draw = 0; draw < 1000; draw += 1) {
    const luck = [0, 0, draw / 1000];
    const { end } = getPlayedRound(terms.setting, { ...play(["trust", "poor", "guard"]), luck }, 3);
    if (end.kind === right?.kind) count += 1;
  }
  expect(count / 1000).toBeCloseTo(right?.chance ?? 0, 1);
});

test("a reload shows the same round, with and without the choice in it", () => {
  const decided = play(["trust", "good", "leave"]);
  const open = goToNextRound(decided);
  for (const game of [decided, open, { ...open, round: 2, choices: open.choices.slice(0, 1) }])
    expect(restoreGame(`?round=${game.round}`, serialiseGame(game))).toEqual(game);
});

test("a link leads to a round without saved choices, and a wrong one to a new game", () => {
  expect(restoreGame("?round=4", null)).toMatchObject({ round: 4, choices: ["trust", "good", "trust"] });
  expect(restoreGame("?round=7", null).choices.slice(3)).toEqual(["appeal", "dispute", "wait", "notice"]);
  for (const search of ["", "?", "?round=0", `?round=${RESULTS}`, "?round=10", "?round=x", "?round=2.5"])
    expect(restoreGame(search, null)).toMatchObject({ round: 1, choices: [] });
});

const playedRounds = listPlayedRounds(terms.setting);

/** Returns all that the demo can say. */
const listTexts = () => [
  ...texts.flatMap(({ rule, scenes, options, waysOn, crowd, flaw }) => [
    ...[rule, crowd, flaw, scenes.buyer, scenes.agent],
    ...[options, waysOn].flatMap(({ buyer, agent }) => [...buyer, ...agent]).map(({ note }) => note),
  ]),
  ...playedRounds.flatMap((played) => [describeEnd(terms, played), describeGains(terms, played)]),
];

test("everything is said in whole sentences with whole numbers, and nothing is promised for certain", () => {
  const said = listTexts();
  expect(said.length).toBeGreaterThan(150);
  for (const text of said) {
    expect(text).toMatch(/^[A-Z0-9+−].*[.?]$/s);
    expect(text).not.toMatch(/undefined|NaN|Infinity|null|\d\.\d\d|!|certain|simply/);
  }
});

test("the text of each ending says who is paid, what either side loses, what the review found and how an appeal ended", () => {
  const sold = playedRounds.filter(
    ({ round, end }) => end.kind !== "unsold" && round > 1 && round <= COMPANY_ROUND,
  );
  for (const played of sold) {
    const text = describeEnd(terms, played);
    const { kind, ledger, isFaulted } = played.end;
    // The buyer of round 5 has been told of the finding before.
    const isSceneFault = played.round === 5 && played.side === "buyer";
    const isPaid = ledger.agent > 0;
    const buyerLoss = isPaid ? -ledger.buyer - terms.setting.price : 0;
    const agentLoss = Math.max(0, -ledger.agent);
    const toldBuyerLoss =
      /(\d+) (?:are lost )?too\b/.exec(text)?.[1] ?? (played.side === "buyer" ? 0 : buyerLoss);
    const toldAgentLoss = /loses? (?:its|your) (\d+) and/.exec(text)?.[1] ?? agentLoss;
    expect([
      ...[text, /\b(?:is|are) paid\b|\bpays?[.,]|\btoo\b/.test(text)],
      ...[Number(toldBuyerLoss), Number(toldAgentLoss), isSceneFault || /review (?:finds|faults)/.test(text)],
      /overrule|side with/.test(text) ? "won" : /stand|good too/.test(text) ? "lost" : undefined,
    ]).toEqual([text, isPaid, buyerLoss, agentLoss, isFaulted, / appeal (\w+)$/.exec(kind)?.[1]]);
  }
});

test("the texts print the example's numbers", () => {
  const said = listTexts();
  const numbers =
    "60 of 100 buyers|52 of 100 buyers|78 of 100|waits 12 days|−105|−130|you 110|fewer than 1 of 100 jobs";
  for (const number of numbers.split("|")) expect(said.some((text) => text.includes(number))).toBe(true);
});
