import fc from "fast-check";
import { choicesOf, questionOf } from "../../src/demo/choices";
import { demoAddress, readSeason } from "../../src/demo/demo-address";
import { dotsAfter } from "../../src/demo/money";
import {
  chanceOfPoor,
  chanceToCheck,
  costOfCheating,
  deterringShare,
  offersOf,
  priceFor,
  reputationOf,
} from "../../src/demo/people";
import { openSeason, replay } from "../../src/demo/play";
import { balancesAt, resultOf, scoreOf } from "../../src/demo/score";
import { hasEnded, JOBS, jobOf, luck, movesOf, type Season, turnOf } from "../../src/demo/season";
import { createNumberGetter } from "../../src/example/example";
import { getJobPaths } from "../../src/example/job";
import { anySeed, anySide, anyWalk, example, setting } from "./example";

const value = createNumberGetter(example);
const sum = (amounts: object) => Object.values(amounts).reduce((total: number, held) => total + held, 0);
const last = (walk: Season[]) => walk.at(-1) as Season;
const buyer = (seed: number, ...moves: string[]) => replay(setting, "buyer", seed, moves);
const agent = (seed: number, ...moves: string[]) => replay(setting, "agent", seed, moves);

describe("in any season", () => {
  test("no money appears or vanishes, and nobody holds less than nothing", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const { jobs } of walk)
          for (const { moments } of jobs) for (const { job } of moments) expect(sum(job.accounts)).toBe(0);
        const season = last(walk);
        const all = jobOf(season).moments.map((moment) => balancesAt(setting, season, moment));
        for (const held of all) expect(Math.min(...Object.values(held))).toBeGreaterThanOrEqual(0);
        expect(new Set(all.map(sum)).size).toBe(1);
        // Nobody else comes in where the reader is the agent.
        if (season.side === "agent") expect(sum(all[0] ?? {})).toBe(2 * setting.purse);
      }),
    );
  });

  test("as many points of light as money lie in each account, but for rounding, and none vanishes in a job", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const season = last(walk);
        const steps = jobOf(season).moments.map((moment) => balancesAt(setting, season, moment));
        const dots = dotsAfter(steps);
        const held = steps.at(-1) ?? steps[0];
        const lying = (account: string) => dots.filter((dot) => dot.account === account).length;
        for (const account of ["buyer", "agent", "escrow", "work"] as const)
          expect(Math.abs(lying(account) * 250 - (held?.[account] ?? 0))).toBeLessThan(1000);
        expect(dots.length - dotsAfter(steps.slice(0, 1)).length).toBeLessThan(4);
      }),
    );
  });

  test("its address opens it, with every chance as it fell", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const season = last(walk);
        expect(readSeason(setting, demoAddress(season), 1)).toEqual(season);
      }),
    );
  });

  test("there is something to press until its score is shown, and each choice can be made", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const season of walk) {
          const choices = choicesOf(setting, season);
          expect(choices.length > 0).toBe(season.screen !== "score");
          for (const { move, label, price, note } of choices) {
            const next = replay(setting, season.side, season.seed, [...season.moves, move]);
            expect(next.moves).toHaveLength(season.moves.length + 1);
            expect(`${label} ${price ?? ""} ${note ?? ""}`).not.toMatch(/undefined|NaN|null|\d\.\d{3}/);
          }
        }
      }),
    );
  });

  test("at most 18 presses lead from the button to the score, at most two of them on screens with one button", () => {
    fc.assert(
      fc.property(anySide, anySeed, fc.infiniteStream(fc.nat(5)), (side, seed, picks) => {
        // The button, and the one that changes the side.
        let [season, presses, alone] = [openSeason(setting, side, seed), side === "buyer" ? 1 : 2, 0];
        while (season.screen !== "score") {
          const moves = movesOf(season);
          const move = moves[(picks.next().value ?? 0) % moves.length] ?? "on";
          if (moves.length === 1) alone += 1;
          presses += 1;
          season = replay(setting, side, seed, [...season.moves, move]);
        }
        expect(presses).toBeLessThanOrEqual(18);
        expect(alone).toBeLessThanOrEqual(2);
        expect(season.jobs).toHaveLength(JOBS);
      }),
    );
  });
});

test("it opens on a sealed delivery, or on an order, so that the first choice is the second press", () => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(movesOf(buyer(seed))).toEqual(["check", "pay", "dispute"]);
      expect(movesOf(agent(seed))).toEqual(["work", "paste"]);
    }),
  );
});

test("a job can end in each of the paper's eight ways, with the paper's balances", () => {
  const asBuyer = [["pay"], ["check", "pay"], ["check", "dispute", "appeal"], ["dispute", "stand"]];
  const seeds = Array.from({ length: 300 }, (_, index) => index + 1);
  const seasons = seeds.flatMap((seed) => [
    ...asBuyer.map((moves) => buyer(seed, ...moves)),
    agent(seed, "paste", "appeal"),
  ]);
  const ends = new Map(
    seasons
      .filter((season) => hasEnded(jobOf(season)))
      .map((season) => {
        const { state, decision, winner, appealed, accounts } = jobOf(season).job;
        const balances = Object.values(accounts).map((amount) => amount / 100);
        return [`${state} ${decision} ${winner} ${appealed}`, String(balances)];
      }),
  );
  const printed = getJobPaths(value as never).map(({ end }) => String(Object.values(end)));
  expect([...ends.values()].sort()).toEqual(printed.sort());
});

test("chance falls as often as the paper's shares say", () => {
  const seeds = Array.from({ length: 2000 }, (_, seed) => ({ seed, jobs: [] }));
  for (const draw of ["work", "check", "ruling", "judgment", "votes"] as const)
    expect(seeds.filter((season) => luck(season, draw) < 0.3).length / 2000).toBeCloseTo(0.3, 1);
  const opened = Array.from({ length: 1000 }, (_, seed) => buyer(seed));
  const poor = opened.filter((season) => jobOf(season).work === "poor").length / 1000;
  expect(Math.abs(poor - chanceOfPoor(setting, buyer(1)))).toBeLessThan(0.05);
});

describe("the others", () => {
  const poorAfter = (...moves: string[]) => offersOf(setting, buyer(1, ...moves))[0]?.poor ?? 1;

  test("cheat less the more they have seen the buyer check, and at first as the paper's bound says", () => {
    const needed = deterringShare(setting, value("reputation.standing"), setting.terms.payment);
    expect(chanceOfPoor(setting, buyer(1))).toBeCloseTo(needed, 9);
    expect(needed).toBeCloseTo(value("inspection.look" as never), 2);
    expect(poorAfter("check")).toBeLessThan(needed);
    expect(poorAfter("pay")).toBeGreaterThan(needed);
  });

  test("ask less and are shown as riskier once they were caught, and have less to lose", () => {
    // In this season the first work is poor, and the ruling finds it.
    const [best, fallen] = offersOf(setting, buyer(2, "check", "dispute"));
    expect([best?.seller, fallen?.seller]).toEqual(["party.second-sub", "party.lead"]);
    expect(fallen?.poor).toBeGreaterThan(best?.poor ?? 1);
    expect(fallen?.price).toBeLessThan(best?.price ?? 0);
  });

  test("check the papers' share at first, seldom after good work, and oftener after poor work, and that risk is shown", () => {
    const note = (season: Season) => choicesOf(setting, season).find(({ move }) => move === "paste")?.note;
    const caught = agent(4, "paste", "on");
    expect(jobOf(caught).job.winner).toBe("buyer");
    expect(chanceToCheck(setting, agent(4), false)).toBeCloseTo(value("ruling.look" as never), 9);
    expect(note(agent(4))).toMatch(/^50% unseen: 100 up\. 50% seen: about 36 down/);
    expect(note(agent(4, "work"))).toMatch(/^71% unseen/);
    expect(note(agent(4, "work", "work"))).toMatch(/^86% unseen/);
    // Not caught, but she has used it by then.
    expect(note(agent(2, "paste"))).toMatch(/^34% unseen/);
    expect(note(caught)).toMatch(/^22% unseen: 94 up/);
    expect(costOfCheating(setting, 45, 9400)).toBeLessThan(costOfCheating(setting, 60, 10000));
  });

  test("pay an agent less for each poor work that they have paid for, and it is told why", () => {
    const asked = (season: Season) => questionOf(setting, season) ?? "";
    const price = (season: Season) => Number(/(\d+)\sUSDC/.exec(asked(season))?.[1]);
    const [honest, once, twice] = [agent(2, "work"), agent(2, "paste"), agent(2295, "paste", "paste")];
    expect(price(once)).toBeLessThan(price(honest));
    expect(price(twice)).toBeLessThan(price(once));
    expect(asked(agent(2, "paste", "work"))).toMatch(/has not forgotten/);
  });

  test("gain reputation by silence as by acceptance, and lose the paper's share by a lost dispute", () => {
    const held = (season: Season) => reputationOf(setting, season, "party.lead");
    expect(held(buyer(1, "pay"))).toBeGreaterThan(value("reputation.standing") + 5);
    const { start, job } = jobOf(agent(4, "paste"));
    const fallen = reputationOf(setting, agent(4, "paste"), "party.lead", start + job.now);
    expect(fallen).toBeCloseTo(value("reputation.standing") * (1 - value("reputation.cut" as never)), 9);
    expect(priceFor(setting, fallen)).toBeLessThan(setting.terms.payment);
  });
});

test("whoever has not opened the work cannot tell by the odds of an appeal whether it is good", () => {
  const notes = Array.from({ length: 40 }, (_, seed) => buyer(seed, "dispute"))
    .filter((season) => turnOf(season) === "ruled")
    .map((season) => ({ work: jobOf(season).work, note: choicesOf(setting, season)[0]?.note }));
  expect(new Set(notes.map(({ work }) => work)).size).toBe(2);
  expect(new Set(notes.map(({ note }) => note)).size).toBe(1);
});

test("a result is money, and for a buyer what good work is worth; a score adds what an agent's record will earn", () => {
  const { worth, checking, terms } = setting;
  expect(resultOf(setting, jobOf(buyer(1, "check")), "buyer")).toBe(worth - checking - terms.payment);
  expect(resultOf(setting, jobOf(buyer(2, "pay")), "buyer")).toBe(-terms.payment);
  const caught = agent(4, "paste");
  expect(scoreOf(setting, caught)).toBe(resultOf(setting, jobOf(caught), "agent") - 15 * setting.pointWorth);
});

test("good work that has been checked is accepted without a press", () => {
  expect(jobOf(buyer(1, "check")).job.state).toBe("accepted");
  expect(movesOf(buyer(2, "check"))).toEqual(["dispute", "pay"]);
});

test.each([
  ["#demo", "buyer", 7, ""],
  ["#demo=judge.3", "buyer", 7, ""],
  ["#demo=buyer.nfslan", "buyer", 7, ""],
  ["#demo=agent", "agent", 7, ""],
  ["#demo=buyer.2.check-fly-pay", "buyer", 2, "check"],
  ["#demo=buyer.2.pay-first", "buyer", 2, "pay"],
])("%s opens its longest legal beginning", (hash, side, seed, moves) => {
  const season = readSeason(setting, hash, 7);
  expect([season.side, season.seed, season.moves.join("-")]).toEqual([side, seed, moves]);
});
