import { readMoves } from "../../../src/features/demo/address";
import { type DemoRun, openDemo } from "../../../src/features/demo/demo-run";
import { lessonOf, totalOf } from "../../../src/features/demo/lesson";
import { deterringLook, othersMove } from "../../../src/features/demo/others";
import { playEvents, type Side } from "../../../src/features/demo/play";
import { othersText } from "../../../src/features/demo/texts";
import { numbersOf } from "../../../src/run/run";
import { demo, publishedRun, run } from "../../demo-content";
import { runWith } from "../../run-changes";

const value = numbersOf(run);
const jobsAfter = (moves: string) => playEvents(demo, readMoves(demo, moves).events);
/** What the others do after these moves, where chance says this. */
const moveAfter = (moves: string, side: Side, chance: number) =>
  othersMove(demo, jobsAfter(moves), side)?.(() => chance);

describe("the look that deters a seller", () => {
  const indifferent = (value("ruling.look") * value("ruling.cheat")) / value("ruling.bound");

  test("is the one at which the papers' bound is what poor work saves", () => {
    // The run prints its bound in hundredths.
    expect(deterringLook(demo, jobsAfter("f"))).toBeCloseTo(indifferent, 4);
    expect(moveAfter("f", "buyer", indifferent - 0.01)).toBe("submit-poor");
    expect(moveAfter("f", "buyer", indifferent + 0.01)).toBe("submit");
  });

  test("is more once a lost dispute has taken reputation, and less after more accepted work", () => {
    expect(deterringLook(demo, jobsAfter("fxdbtf"))).toBeGreaterThan(indifferent + 0.01);
    expect(deterringLook(demo, jobsAfter(`${"fsa47".repeat(6)}f`))).toBeLessThan(indifferent);
  });

  test("is more than any where lost disputes cost nothing", () => {
    const blindness: Record<string, number> = { "ruling.hit": 0, "ruling.error": 0.9, "appeal.wrong": 0.11 };
    const blind: DemoRun = { ...demo, number: (name) => blindness[name] ?? value(name) };
    expect(deterringLook(blind, playEvents(blind, []))).toBe(Number.POSITIVE_INFINITY);
  });
});

test.each([
  ["that knows nothing of the buyer guesses low, and cheats", "f", 0.4, "submit-poor"],
  ["that knows nothing of the buyer guesses high, and does not", "f", 0.5, "submit"],
  ["that was caught the last time works well whatever it guesses", "fxdbtf", 0, "submit"],
  ["that got away with it cheats on a guess at which it would not have before", "fxtf", 0.5, "submit-poor"],
  ["whose last work was good has learnt nothing", "fxtfsaf", 0.5, "submit"],
])("a seller %s", (_, moves, chance, action) => {
  expect(moveAfter(moves, "buyer", chance)).toBe(action);
});

test.each([
  ["looks by chance, and disputes poor work", "fx", 0.49, "dispute"],
  ["looks by chance, and accepts good work", "fs", 0.49, "accept"],
  ["pays poor work by silence where she does not look", "fx", 0.5, "timeout"],
  ["looks at everything once she has caught the seller", "fxdbtfx", 0.99, "dispute"],
])("a buyer %s", (_, moves, chance, action) => {
  expect(moveAfter(moves, "agent", chance)).toBe(action);
});

test.each([
  ["the machine finds poor work out", "fxd", 0.79, "decide-buyer"],
  ["the machine misses poor work", "fxd", 0.8, "decide-agent"],
  ["the machine is wrong about good work", "fsd", 0.01, "decide-buyer"],
  ["the machine is right about good work", "fsd", 0.02, "decide-agent"],
  ["a seller that was found out gives in", "fxdb", 0, "timeout"],
  ["a seller that was wronged appeals", "fsdb", 0, "appeal"],
  ["people overrule a wrong ruling", "fsdbp", 0.59, "judge-agent"],
  ["people leave a wrong ruling", "fsdbp", 0.6, "judge-buyer"],
  ["people overrule a right ruling", "fsdgp", 0.09, "judge-buyer"],
  ["people leave a right ruling", "fsdgp", 0.1, "judge-agent"],
])("%s", (_, moves, chance, action) => {
  expect(moveAfter(moves, "buyer", chance)).toBe(action);
});

test("nobody else moves for the reader, nor for anybody but the judges where the reader plays both sides", () => {
  for (const moves of ["", "fs", "fxdg", "fxt"]) expect(moveAfter(moves, "buyer", 0)).toBeUndefined();
  for (const moves of ["", "f", "fxdb", "fxt"]) expect(moveAfter(moves, "agent", 0)).toBeUndefined();
  for (const moves of ["", "f", "fx", "fxdb", "fxdg"]) expect(moveAfter(moves, "all", 0)).toBeUndefined();
});

test("the seller's temper is told by what happened the last time", () => {
  expect(othersText(demo, jobsAfter("f")).hint).toMatch(
    /would save it 60\sUSDC.*60\spoints.*less than 44\s%/,
  );
  expect(othersText(demo, jobsAfter("fxdbtf")).hint).toMatch(/^You saw.*45\spoints.*less than 47\s%/);
  expect(othersText(demo, jobsAfter("fxtf")).hint).toMatch(/got away/);
});

describe("an ending teaches", () => {
  const lesson = (moves: string, side: Side, hasLooked = false) =>
    lessonOf(demo, jobsAfter(moves), side, hasLooked);

  test.each([
    [
      "fxt",
      "buyer",
      /^The work was poor/,
      /^You have nothing that you can use, and are 100\sUSDC down/,
      /^Better: look.*80\s%/,
    ],
    [
      "fsa",
      "buyer",
      /^The work was good/,
      /^You have a good study, and are 100\sUSDC down/,
      /nothing better/,
    ],
    ["fst", "buyer", /good/, /100\sUSDC down/, /^Better: accept/],
    ["fsdgt", "buyer", /good/, /103\sUSDC down/, /^Better: pay/],
    ["fsdbt", "buyer", /good/, /^You have a good study, and are as well off as before/, /honest work/],
    ["fxdbt", "buyer", /poor/, /as well off as before\./, /you objected/],
    [
      "fxdgt",
      "buyer",
      /poor/,
      /nothing that you can use, and are 103\sUSDC down/,
      /^Better: appeal.*60\s%.*21\.5\s%/,
    ],
    ["fxdgpG", "buyer", /poor/, /130\sUSDC down/, /people were wrong/],
    ["fsa", "agent", /good/, /^You are 40\sUSDC up/, /68\sUSDC.*good work pays/],
    ["fxt", "agent", /poor/, /100\sUSDC up\./, /saves 60\sUSDC.*costs 68\sUSDC.*this time/],
    [
      "fxdbt",
      "agent",
      /poor/,
      /18\sUSDC down/,
      /^Better: do the work, which leaves you 40\sUSDC up\..*30\sUSDC/,
    ],
    ["fxdbpB", "agent", /poor/, /45\sUSDC down/, /^Better: let it stand\..*10\s%.*16\s%.*30\sUSDC/],
    ["fsdbt", "agent", /good/, /78\sUSDC down/, /^Better: appeal.*16\s%/],
    ["fsdbpB", "agent", /good/, /105\sUSDC down/, /people were wrong/],
  ] as const)(
    "after %s the %s what was hidden, what it came to and what was better",
    (moves, side, ...told) => {
      const { truth, came, better } = lesson(moves, side);
      [truth, came, better].forEach((text, index) => void expect(text).toMatch(told[index] ?? ""));
    },
  );

  test("by changed numbers what they say: where the buyer rarely looks, cheating pays", () => {
    const rarely = openDemo(runWith({ "ruling.look": 0.2 }), publishedRun.rules);
    const jobs = playEvents(rarely, readMoves(rarely, "fsa").events);
    expect(lessonOf(rarely, jobs, "agent", false).better).toMatch(/cheating pays\.$/);
  });

  test("not to look, to a buyer who has looked", () => {
    for (const moves of ["fxa", "fxt"]) {
      expect(lesson(moves, "buyer", true).better).toMatch(/^Better: dispute it\..*80\s%/);
      expect(lesson(moves, "buyer", false).better).toMatch(/^Better: look before you pay\./);
    }
  });

  test("by how often the buyer looked, which was at everything once she had seen poor work", () => {
    const always = openDemo(runWith({ "ruling.look": 1 }), publishedRun.rules);
    const toldIn = (run: DemoRun, moves: string) =>
      lessonOf(run, playEvents(run, readMoves(run, moves).events), "agent", false).better;
    expect(toldIn(demo, "fxdbtfsa")).toBe(toldIn(always, "fxdbtfsa"));
    expect(toldIn(demo, "fsafsa")).not.toBe(toldIn(always, "fsafsa"));
  });

  test("that a ruling is wrong and stands", () => {
    for (const moves of ["fxdgt", "fxdgpG", "fsdbt"])
      for (const side of ["buyer", "agent", "all"] as const)
        expect(lesson(moves, side).why).toMatch(/This ruling is wrong, and it stands/);
    expect(lesson("fxdbt", "buyer").why).not.toMatch(/wrong/);
  });

  test("with the reputation that there was to lose before the job", () => {
    expect(lesson("fxdbt", "agent").better).toMatch(/worth 30\sUSDC/);
    expect(lesson("fxdbtfxdbt", "agent").better).toMatch(/worth 23\sUSDC/);
    expect(lesson(`${"fxdbt".repeat(6)}fsafsa`, "agent").better).toMatch(/cheating pays\.$/);
  });

  test("who did not have to be trusted, the first time", () => {
    for (const moves of ["fsa", "cfsa", "ftfsa"])
      expect(lesson(moves, "buyer").why).toMatch(/^An escrow company.*reputation will grow/);
    expect(lesson("fsafsa", "buyer").why).toMatch(/^The agent’s reputation will grow/);
  });

  test("what all jobs came to, from the second on", () => {
    expect(totalOf(demo, jobsAfter("fsafx"))).toBeUndefined();
    expect(totalOf(demo, jobsAfter("fsafxt"))?.replaceAll("\u00a0", " ")).toBe(
      "After 2 jobs Bea is 200 USDC down, with 1 good study; Lior is 140 USDC up.",
    );
  });

  test("who plays everybody only what the chain was for; the same where nothing was delivered", () => {
    expect(lesson("fxdbt", "all")).toEqual({
      truth: expect.any(String),
      why: expect.stringMatching(/judges/),
    });
    expect(lesson("ft", "buyer")).toEqual({ why: expect.stringMatching(/nobody but the buyer/) });
  });
});
