import fc from "fast-check";
import { comparisonTold, mean, seasonTold } from "../../src/demo/endings";
import { replay } from "../../src/demo/play";
import { cheap, compare, honest, playOut, SEASONS, strategyOf } from "../../src/demo/strategy";
import { anySeed, anySide, setting } from "./example";

test("a season that is replayed with its own seed is the same season", () => {
  fc.assert(
    fc.property(anySide, anySeed, fc.constantFrom(honest, cheap), (side, seed, strategy) => {
      const season = playOut(setting, { side, seed }, strategy);
      expect(playOut(setting, season, strategyOf(setting, season))).toEqual(season);
    }),
    { numRuns: 40 },
  );
});

test.each(["buyer", "agent"] as const)(
  "honest play as the %s is the same for everybody, and ends higher on average than cheap play",
  (side) => {
    const all = compare(setting, playOut(setting, { side, seed: 31 }, honest));
    expect(all.own).toEqual(all.honest);
    expect(all.own).toHaveLength(SEASONS);
    expect(mean(all.honest)).toBeGreaterThan(mean(all.cheap));
    expect(comparisonTold(all, side)).toMatch(
      /^Played a hundred times, a dot each, your way ends (\d+)\sUSDC up on average, and “.*” \1\sUSDC up\./,
    );
  },
);

test("what was done in one job is done there again, and what was never asked is done honestly", () => {
  // Poor work, paid for with open eyes in the first job, disputed in none.
  const season = replay(setting, "buyer", 2, ["check", "pay", "on", "second", "pay"]);
  const strategy = strategyOf(setting, season);
  expect(strategy(setting, replay(setting, "buyer", 7, ["check"]))).toBe("pay");
  expect(strategy(setting, replay(setting, "buyer", 1, ["check"]))).toBe("second");
  expect(strategy(setting, replay(setting, "buyer", 1, ["check", "second"]))).toBe("pay");
  expect(strategy(setting, replay(setting, "buyer", 4, ["check", "dispute"]))).toBe("appeal");
});

test("cheap play is told as what it was, with how often it loses", () => {
  const season = playOut(setting, { side: "agent", seed: 4 }, cheap);
  expect(seasonTold(setting, season).lines.join(" ")).toMatch(
    /^You pasted all three\. Bea looked three times at what you pasted\./,
  );
  expect(comparisonTold({ own: [-100, -100, 300], honest: [0, 0, 0] }, "buyer")).toMatch(
    /Your way loses in 2 of them\.$/,
  );
});
