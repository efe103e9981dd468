import fc from "fast-check";
import { accountsOf, heldThrough, placeBeads } from "../../src/demo/beads";
import { choicesOf, isWorkKnown, PLACES } from "../../src/demo/choices";
import { demoAddress, readSeason } from "../../src/demo/demo-address";
import { endingText, storyOf } from "../../src/demo/demo-texts";
import { endedSeasons, endingsInWords } from "../../src/demo/endings";
import { contrastOf, endingOf } from "../../src/demo/endings-told";
import { isTold, taleStepOf, taleThrough } from "../../src/demo/escrow-company";
import { play } from "../../src/demo/play";
import { hasEnded, jobsOf } from "../../src/demo/season";
import { numbersOf } from "../../src/example/example";
import { demo, run } from "../demo-content";
import { anyWalk, pressable, seasonAfter } from "./walks";

const value = numbersOf(run);
const sumOf = (amounts: Record<string, number>) =>
  Object.values(amounts).reduce((sum, held) => sum + held, 0);
const openedBy = (hash: string) => readSeason(demo, hash);

describe("in any season", () => {
  test("no money appears or vanishes while a job is played, and nobody holds less than nothing", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const season of walk) {
          const steps = heldThrough(demo, season, season.played.work);
          expect(new Set(steps.map(sumOf)).size).toBe(1);
          for (const held of steps) expect(Math.min(...Object.values(held))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test("what one side has won over all jobs, the other accounts have lost", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const season of walk)
          for (const played of jobsOf(season)) expect(sumOf(accountsOf(demo, played, played.work))).toBe(0);
      }),
    );
  });

  test("a buyer's purse begins a job with what the one before has left", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const [index, season] of walk.entries()) {
          const before = walk[index - 1];
          if (!before || before.ended.length === season.ended.length) continue;
          const left = heldThrough(demo, before, before.played.work).at(-1);
          const [begun] = heldThrough(demo, season, null);
          for (const account of ["buyer", "service", "slashSink", "depositSink", "looking"] as const)
            expect(begun?.[account]).toBe(left?.[account]);
        }
      }),
    );
  });

  test("no bead appears or vanishes, and as many as its money lie in each account, but for rounding", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const season = walk.at(-1);
        if (!season) return;
        const steps = heldThrough(demo, season, isWorkKnown(season) ? season.played.work : null);
        const beads = placeBeads(steps);
        const held = steps.at(-1);
        expect(beads).toHaveLength(placeBeads(steps.slice(0, 1)).length);
        const unit = sumOf(held ?? {}) / beads.length;
        for (const account of ["agent", "escrow", "work", "service"] as const) {
          const here = beads.filter((bead) => bead.account === account).length;
          expect(Math.abs(here - (held?.[account] ?? 0) / unit)).toBeLessThan(3);
        }
        if (held?.escrow === 0) expect(beads.some(({ account }) => account === "escrow")).toBe(false);
      }),
    );
  });

  test("its address replays it exactly", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        const season = walk.at(-1);
        if (season) expect(openedBy(demoAddress(season))).toEqual(season);
      }),
    );
  });

  test("where something was pressed there is no other choice that costs", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const season of walk)
          for (const { places, moves } of pressable(season))
            for (const move of moves) {
              const next = play(demo, season, move);
              const there = next ? pressable(next).flatMap(({ places }) => places) : [];
              // What goes on decides nothing, so it may follow itself.
              expect(there.filter((place) => place !== "on" && places.includes(place))).toEqual([]);
            }
      }),
    );
  });

  test("choices come in the order in which they stand", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const season of walk) {
          const heights = choicesOf(demo, season).map(({ place }) => PLACES.indexOf(place));
          expect(heights).toEqual([...heights].sort().reverse());
        }
      }),
    );
  });

  test("there is something to press until its score is shown", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const season of walk) expect(pressable(season).length > 0).toBe(!season.isClosed);
      }),
    );
  });

  test("each step is told, in whole sentences with whole numbers", () => {
    fc.assert(
      fc.property(anyWalk, (walk) => {
        for (const season of walk) {
          const { tale, side, played } = season;
          const told = isTold(tale)
            ? [
                storyOf(demo, played, side),
                contrastOf(demo, season),
                ...(hasEnded(played) ? endingOf(demo, season).lines : []),
              ]
            : taleStepOf(demo, side, tale).lines;
          const notes = choicesOf(demo, season).map(({ label, note }) => `${label} ${note ?? ""}`);
          for (const text of told) if (text !== undefined) expect(text).toMatch(/^\S.*[.…]$/);
          for (const text of [...told, ...notes])
            expect(text ?? "").not.toMatch(/undefined|NaN|null|\d\.\d{3}/);
        }
      }),
    );
  });
});

describe("an address", () => {
  test.each(["#demo", "#demo=", "#demo=judge.nfs"])("%s names no side", (hash) => {
    expect(openedBy(hash)).toBeNull();
  });

  test.each([
    ["a step that the rules refuse", "#demo=buyer.nfsag", "nfsa"],
    ["a letter that is none", "#demo=buyer.nfs?a", "nfs"],
    ["a dispute without a look", "#demo=buyer.nfsd", "nfs"],
    ["a second look", "#demo=buyer.nfsll", "nfsl"],
    ["a second agent before there is one", "#demo=buyer.nF", "n"],
  ])("with %s opens its longest legal beginning", (_, hash, moves) => {
    expect(openedBy(hash)?.moves).toBe(moves);
  });

  test("of an older form leaves out that the reader goes on", () => {
    expect(openedBy("#demo=buyer.fslafsla")?.moves).toBe("nfslanfsla");
  });

  test("is never too odd to be opened", () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^(buyer|agent)\.[oMenfFcslxadptgbGB.]{0,60}$/));
    fc.assert(
      fc.property(text, (text) => {
        const season = openedBy(`#demo=${text}`);
        if (season) expect(openedBy(demoAddress(season))).toEqual(season);
      }),
    );
  });
});

describe("the endings", () => {
  const endings = endedSeasons(demo);

  test("are the papers' eight, with the balances of their table", () => {
    const rows = run.ledgers.paths?.steps ?? [];
    expect(rows).toHaveLength(8);
    const balances = endings.map(({ played }) => {
      const { buyer, agent, service, slashSink, depositSink } = played.job.accounts;
      return [buyer, agent, service, slashSink, depositSink].map((amount) => amount / 100);
    });
    expect([...balances].sort()).toEqual(rows.map(({ balances }) => balances).sort());
    expect(new Set(endings.map(({ played }) => endingText(demo, played.job))).size).toBe(8);
  });

  test("on the page without a script have what led to them, their balances, and an address that opens them", () => {
    const told = endingsInWords(demo);
    for (const [index, { address, text }] of told.entries()) {
      expect(openedBy(address.slice(1))?.played).toEqual(endings[index]?.played);
      expect(text).not.toMatch(/\b[Yy]ou\b/);
    }
    const upheld = told.find(({ name }) => name === "Lior paid: people agree");
    expect(upheld?.balances).toContain(`Bea −${value("ruling.inspection") - value("appeal.upheld.buyer")}`);
  });
});

test.each(["buyer", "agent"] as const)(
  "the tale of the company moves the %s's money and makes none",
  (side) => {
    const [purses] = heldThrough(demo, seasonAfter(side, ""), null);
    if (!purses) throw new Error("There are no purses.");
    const steps = taleThrough(demo, side, "oMe", purses);
    for (const held of steps) expect(sumOf(held)).toBe(sumOf(purses));
    expect(steps.at(-1)?.escrow).toBe(0);
  },
);

test.each(["buyer", "agent"] as const)(
  "the tale says to the %s what a company is good for, and what the chain does not give",
  (side) => {
    expect(taleStepOf(demo, side, "").lines.join(" ")).toMatch(/often does this well/);
    expect(taleStepOf(demo, side, "oMe").limits).toMatch(/Judges err.*not live/);
  },
);

test.each([
  ["nf", /^Nobody holds this money/],
  ["nfxldb", /^Vero was drawn by lot, and earns 3\sUSDC whoever wins/],
  ["nfsla", /^Lior’s record is nobody’s/],
])("after %s it is said why a chain", (moves, sentence) => {
  expect(contrastOf(demo, seasonAfter("buyer", moves))).toMatch(sentence);
});

test("it is said once in a season", () => {
  for (const moves of ["nfslanf", "nfxldbtnfxldb", "nfslanfsla"])
    expect(contrastOf(demo, seasonAfter("buyer", moves))).toBeUndefined();
});
