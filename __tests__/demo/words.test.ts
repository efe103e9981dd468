import { questionOf } from "../../src/demo/choices";
import { companyTold, endingOf, seasonTold } from "../../src/demo/endings";
import { replay } from "../../src/demo/play";
import { hasEnded, jobOf, type Season } from "../../src/demo/season";
import { storyOf } from "../../src/demo/story";
import { checkAnySeason, setting } from "./example";

/** What is told of each job of a season. */
function toldOf(season: Season): string[][] {
  return season.jobs.map((_, index) => {
    const until: Season = { ...season, jobs: season.jobs.slice(0, index + 1), screen: "job" };
    const story = jobOf(until).moments.map((_, moment) => storyOf(setting, until, moment));
    return hasEnded(jobOf(until)) ? [...story, ...endingOf(setting, until).lines] : story;
  });
}

test("no two jobs of a season are told in the same words", () =>
  checkAnySeason((season) => {
    const told = toldOf(season).flat();
    expect(new Set(told).size).toBe(told.length);
  }));

test("nobody is said to have what was ordered where the work is poor", () =>
  checkAnySeason((season) => {
    const told = toldOf(season)[season.jobs.length - 1]?.join(" ");
    if (jobOf(season).work === "poor") expect(told).not.toMatch(/had ordered|she ordered|can use/);
  }));

test("everything is told in whole sentences with whole numbers", () =>
  checkAnySeason((_, walk) => {
    for (const season of walk) {
      const question = questionOf(setting, season);
      const told = [
        ...toldOf(season).flat(),
        ...(hasEnded(jobOf(season)) ? companyTold(setting, season).lines : []),
        ...(season.screen === "score" ? seasonTold(setting, season).lines : []),
        ...(question ? [question] : []),
      ];
      for (const sentence of told) {
        expect(sentence).toMatch(/^[A-Z0-9“].*[.?]”?$/s);
        expect(sentence).not.toMatch(/undefined|NaN|null|\d\.\d{3}|!/);
      }
    }
  }));

test.each([
  ["buyer", 1, ["check"], /^36\sUSDC gained\./],
  ["buyer", 2, ["pay"], /^100\sUSDC lost\. .*Checking would have cost 4\sUSDC/],
  ["buyer", 2, ["check", "pay"], /^104\sUSDC lost\. You had seen that it is worth nothing/],
  [
    "buyer",
    2,
    ["check", "dispute"],
    /^Your money is back\. .*penalty of 15\sUSDC, and loses 25% of its record/,
  ],
  ["buyer", 4, ["check", "dispute", "stand"], /^107\sUSDC lost\. The ruling is wrong, and it stands/],
  ["agent", 2, ["paste"], /^100\sUSDC gained\. You saved 60\sUSDC, and Bea did not look in time/],
  ["agent", 2, ["work"], /^40\sUSDC gained\. .*Your record grows/],
  ["agent", 4, ["paste"], /^25\sUSDC lost\. .*falls from 60 to 45\spoints/],
] as const)("as the %s in season %d, after %j, it says what that came to", (side, seed, moves, words) => {
  const { headline, lines } = endingOf(setting, replay(setting, side, seed, moves));
  expect([headline, ...lines].join(" ")).toMatch(words);
});

test("the company comes after the first loss alone, and is told fairly", () => {
  const lost = replay(setting, "buyer", 2, ["pay", "on"]);
  expect(lost.screen).toBe("company");
  expect(companyTold(setting, lost).lines.join(" ")).toMatch(/^Escrow companies, too, pay.*A good one/);
  expect(replay(setting, "buyer", 2, ["pay", "on", "second", "pay", "on"]).screen).toBe("job");
});
