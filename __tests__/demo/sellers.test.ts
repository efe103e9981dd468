import type { DemoRun } from "../../src/demo/demo-run";
import { marketTerms } from "../../src/demo/market/numbers";
import { chancesOf, drawFrom, lookOf } from "../../src/demo/others";
import { averagesOf, scoreOf } from "../../src/demo/score";
import {
  chanceOfPoor,
  deterringLook,
  offersOf,
  priceFor,
  reputationOf,
} from "../../src/demo/sellers";
import { levelShares } from "../../src/models/inspection";
import { numbersOf } from "../../src/example/example";
import { demo, run } from "../demo-content";
import { seasonAfter } from "./walks";

const value = numbersOf(run);
const offersAfter = (moves: string) => offersOf(demo, seasonAfter("buyer", moves));
const withNumbers = (numbers: Record<string, number>): DemoRun => ({
  ...demo,
  number: (name) => numbers[name] ?? value(name),
});

describe("the look that deters a seller", () => {
  const price = demo.terms.payment;

  test("is the one at which the papers' bound is what poor work saves", () => {
    const indifferent = (value("ruling.look") * value("ruling.cheat")) / value("ruling.bound");
    // The run prints its bound in hundredths.
    expect(deterringLook(demo, value("reputation.standing"), price)).toBeCloseTo(indifferent, 4);
  });

  test("is more for who has less to lose", () => {
    const looks = [60, 45, 0].map((held) => deterringLook(demo, held, priceFor(demo, held)));
    expect(looks).toEqual([...looks].sort());
  });

  test("is more than any where lost disputes cost nothing", () => {
    const blind = withNumbers({ "ruling.hit": 0, "ruling.error": 0.9, "appeal.wrong": 0.11 });
    expect(deterringLook(blind, 60, price)).toBe(Number.POSITIVE_INFINITY);
  });
});

test("a seller cheats less the more it has seen the buyer look, and more the more it was paid unseen", () => {
  const poorAfter = (moves: string) =>
    chanceOfPoor(demo, seasonAfter("buyer", moves), 60, demo.terms.payment);
  const needed = deterringLook(demo, 60, demo.terms.payment);
  expect(poorAfter("n")).toBeCloseTo(needed, 9);
  expect(poorAfter("nfslan")).toBeCloseTo(needed ** 2, 9);
  expect(poorAfter("nfslanfslan")).toBeCloseTo(needed ** 3, 9);
  expect(poorAfter("nfsan")).toBeCloseTo(1 - (1 - needed) ** 2, 9);
});

describe("whom a buyer can hire", () => {
  test("is first the run's lead, then also one who is new, cheaper and less to be trusted", () => {
    expect(offersAfter("n").map(({ seller }) => seller)).toEqual(["party.lead"]);
    const [known, unknown] = offersAfter("nfslan");
    expect([known?.seller, unknown?.seller]).toEqual(["party.lead", "party.first-sub"]);
    expect(unknown?.price).toBeLessThan(known?.price ?? 0);
    expect(unknown?.poor).toBeGreaterThan(known?.poor ?? 1);
  });

  test("is somebody else before the lead once it fell, and the lead asks less", () => {
    const [known, fallen] = offersAfter("nfxldbtn");
    expect([known?.seller, fallen?.seller]).toEqual(["party.second-sub", "party.lead"]);
    expect(fallen).toMatchObject({ hasFallen: true });
    expect(fallen?.price).toBeLessThan(demo.terms.payment);
  });
});

test("what an agent can ask is less by what the points that it lacks earn in the days of a job", () => {
  const days = value("job.price") / value("reputation.pace");
  expect(demo.terms.payment - priceFor(demo, 0)).toBeCloseTo(100 * 60 * value("reputation.income") * days, 0);
});

describe("reputation", () => {
  const lead = (moves: string) => reputationOf(demo, seasonAfter("agent", moves), "party.lead");

  test("falls by the papers' share after a lost dispute, and comes back slowly", () => {
    const fallen = value("reputation.standing") - value("reputation.lost");
    expect(lead("nfxldbt")).toBeCloseTo(fallen, 9);
    expect(lead("nfxldbtn")).toBeGreaterThan(fallen);
    expect(lead("nfxldbtn")).toBeLessThan(value("reputation.standing"));
  });

  test("rises by acceptance and by a dispute that is won, and not by silence", () => {
    expect(lead("nfslan")).toBeGreaterThan(value("reputation.standing") + 5);
    expect(lead("nfsldgtn")).toBeGreaterThan(value("reputation.standing") + 5);
    expect(lead("nfstn")).toBeCloseTo(value("reputation.standing"), 9);
  });
});

test.each([
  ["buyer", "nfxld", "b", value("ruling.hit")],
  ["buyer", "nfsld", "b", value("ruling.error")],
  ["buyer", "nfxldgp", "B", value("appeal.wrong")],
  ["buyer", "nfsldgp", "B", value("appeal.right")],
  ["agent", "nfx", "ld", value("ruling.look")],
  ["agent", "nfs", "la", value("ruling.look")],
  ["agent", "nfxldg", "p", 1],
  ["agent", "nfsldg", "t", 1],
] as const)("as the %s, after %s, chance gives %s the papers' share", (side, moves, letters, share) => {
  const chances = chancesOf(demo, seasonAfter(side, moves));
  expect(chances.find(({ moves }) => moves === letters)?.chance).toBeCloseTo(share, 9);
  expect(chances.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
});

test("chance takes each way as often as it is said to", () => {
  const ways = [
    { moves: "a", chance: 0.25 },
    { moves: "b", chance: 0.75 },
  ];
  const drawn = Array.from({ length: 100 }, (_, index) => drawFrom(ways, () => (index + 0.5) / 100));
  expect(drawn.filter((moves) => moves === "a")).toHaveLength(25);
});

test("a buyer looks oftener at the work of who has less of a record, and of whose is whole as often as the run's", () => {
  const look = (moves: string) => lookOf(demo, seasonAfter("agent", moves));
  expect(look("nfslan")).toBe(value("ruling.look"));
  expect(look("nfxldbt")).toBeCloseTo(1 - (1 - value("reputation.cut")) * (1 - value("ruling.look")), 9);
});

test("whoever has always looked still has a choice in the last job: to trust a dear record, or to look at cheaper work", () => {
  const [known, unknown] = offersAfter(`n${"fslan".repeat(4)}`);
  const { game } = marketTerms(value, {});
  // About as much as a look is worth.
  expect(known?.poor).toBeCloseTo(levelShares(game).poor, 1);
  expect(unknown?.poor).toBeGreaterThan(0.3);
  expect((known?.price ?? 0) - (unknown?.price ?? 0)).toBeGreaterThan(10 * demo.looking);
});

describe("the score", () => {
  test("is what all jobs have brought: money, and for a buyer what good work is worth", () => {
    const { worth, looking, terms } = demo;
    expect(scoreOf(demo, seasonAfter("buyer", "nfslan"))).toBe(worth - looking - terms.payment);
    expect(scoreOf(demo, seasonAfter("buyer", "nfxt"))).toBe(-terms.payment);
    expect(scoreOf(demo, seasonAfter("agent", "nfstnfxt"))).toBe(2 * terms.payment - demo.effort);
  });

  test("stands beside averages, which are exact where chance leaves nothing open", () => {
    const unseen = withNumbers({ "ruling.look": 0 });
    const { honest, cheap } = averagesOf(unseen, "agent");
    expect(cheap).toBe(5 * demo.terms.payment);
    expect(honest).toBe(5 * (demo.terms.payment - demo.effort));
  });

  test("of the run is higher by honest play than by cheap play, on both sides", () => {
    for (const side of ["buyer", "agent"] as const) {
      const { honest, cheap } = averagesOf(demo, side);
      expect(honest).toBeGreaterThan(cheap);
    }
  });
});
