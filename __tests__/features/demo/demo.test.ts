import fc from "fast-check";
import { demoAddress, movesOf, readDemoAddress, readMoves } from "../../../src/features/demo/address";
import { accountsOf, held, placeBeads } from "../../../src/features/demo/beads";
import { openDemo } from "../../../src/features/demo/demo-run";
import { endingsInWords } from "../../../src/features/demo/ending-texts";
import { endingsOf, treeOf } from "../../../src/features/demo/endings";
import { choicesAt, currentOf, type DemoEvent, playEvents, windowEnd } from "../../../src/features/demo/play";
import { peakOf, recordOfJobs, reputationAt } from "../../../src/features/demo/reputation";
import { endingText, ruleOf, sentenceOf, sumText } from "../../../src/features/demo/texts";
import { terminalStates } from "../../../src/models/dispute";
import { numbersOf } from "../../../src/run/run";
import { demo, run } from "../../demo-content";
import { anyWalk } from "./walks";

const read = (hash: string) => readMoves(demo, readDemoAddress(hash).moves);
const addressOf = (events: readonly DemoEvent[]) =>
  demoAddress({ side: "all", moves: movesOf(demo, events) });
const value = numbersOf(run);
const endings = endingsOf(demo);
const playedAfter = (hash: string) => currentOf(playEvents(demo, read(hash).events));

test.each([
  ["fsa", "accepted", "Bea accepts. 100\u00a0USDC go to Lior, and its reputation begins to grow."],
  [
    "fsdgpG",
    "appealed",
    "The three agree with the machine, and the deposit is lost. Bea is 130\u00a0USDC down, Lior 40\u00a0USDC up.",
  ],
  [
    "fsdgpB",
    "appealed",
    "The three overrule the machine, and the deposit goes back. Bea is as well off as before, Lior 85\u00a0USDC down.",
  ],
])("after %s the rule “%s” is quoted, and it is told that: %s", (hash, rule, explanation) => {
  const { job, work } = playedAfter(`#demo=${hash}`);
  expect(ruleOf(job)).toBe(rule);
  expect(sentenceOf(demo, job, work)).toBe(explanation);
});

describe("on any walk", () => {
  test("the ledger adds up to nothing after each event, and says so, and nobody holds less than nothing", () => {
    fc.assert(
      fc.property(anyWalk, (events) => {
        for (const { states, work } of playEvents(demo, events)) {
          for (const job of states) {
            const accounts = accountsOf(demo, job, work);
            expect(Object.values(accounts).reduce((sum, amount) => sum + amount, 0)).toBe(0);
            expect(sumText(accounts)).toMatch(/^(?:.* =\u00a0)?0$/);
            expect(Math.min(...Object.values(held(demo, job, work)))).toBeGreaterThanOrEqual(0);
          }
        }
      }),
    );
  });

  test("no bead of money appears or vanishes, and each lies where the accounts say", () => {
    fc.assert(
      fc.property(anyWalk, fc.boolean(), (events, isKnown) => {
        const played = currentOf(playEvents(demo, events));
        const { states, job } = played;
        const work = isKnown ? played.work : null;
        const beads = placeBeads(demo, states, work);
        expect(beads).toHaveLength(placeBeads(demo, states.slice(0, 1), work).length);
        const unit = job.terms.payment / 100;
        for (const [account, amount] of Object.entries(held(demo, job, work)))
          expect(beads.filter((bead) => bead.account === account)).toHaveLength(amount / unit);
      }),
    );
  });

  test("its address reads back as the same events", () => {
    fc.assert(
      fc.property(anyWalk, (events) => {
        expect(read(addressOf(events))).toEqual({ events, from: 0, whole: true });
      }),
    );
  });

  test("each step is told in a sentence of its own", () => {
    fc.assert(
      fc.property(anyWalk, (events) => {
        const sentences = playEvents(demo, events).flatMap(({ states, work }) =>
          states.map((job) => sentenceOf(demo, job, work)),
        );
        for (const [index, sentence] of sentences.entries()) {
          expect(sentence).toMatch(/^[A-Z].*\.$/);
          expect(sentence).not.toMatch(/undefined|NaN|null/);
          expect(sentence).not.toBe(sentences[index - 1]);
        }
      }),
    );
  });
});

describe("an address", () => {
  test("says up to where another side was played, and so it is where the numbers let fewer events happen", () => {
    expect(readMoves(demo, "fxt-fs")).toMatchObject({ from: 3, whole: true });
    expect(movesOf(demo, readMoves(demo, "fxt-fs").events, 3)).toBe("fxt-fs");
    expect(readMoves(demo, "fxt-")).toMatchObject({ from: 3, whole: true });
    expect(readMoves(demo, "fxt-a")).toMatchObject({ from: 3, whole: false });
    expect(readMoves(demo, "fxta-f")).toMatchObject({ from: 3, whole: false });
  });

  test.each([
    ["#demo", { side: null, moves: "" }],
    ["#demo=buyer", { side: "buyer", moves: "" }],
    ["#demo=agent.fx", { side: "agent", moves: "fx" }],
    ["#demo=all", { side: "all", moves: "" }],
    ["#demo=fs", { side: "all", moves: "fs" }],
  ] as const)("%s says whom the reader plays, and is written so again", (hash, opened) => {
    expect(readDemoAddress(hash)).toEqual(opened);
    expect(demoAddress(opened)).toBe(hash);
  });

  test("of the papers' job is the letters of its events", () => {
    const { events, whole } = read("#demo=fsdgpG");
    expect(whole).toBe(true);
    expect(events.map(({ type, at }) => [type, at])).toEqual([
      ["fund", 0],
      ["submit", 0],
      ["dispute", value("time.dispute")],
      ["decide", value("time.decision")],
      ["appeal", value("time.appeal")],
      ["judge", value("time.judgment")],
    ]);
    expect(addressOf(events)).toBe("#demo=fsdgpG");
  });

  test("says the hour of an event where it is not the run's", () => {
    expect(read("#demo=fsd12g").events.map(({ at }) => at)).toEqual([0, 0, 12, 16]);
    expect(addressOf(read("#demo=fsd12g").events)).toBe("#demo=fsd12g");
  });

  test("whatever it says is read without an error, as far as the machine takes it", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[fsxcadptgbGB\d.]{0,40}$/)), (text) => {
        const { events, whole } = read(`#demo=${text}`);
        expect(() => playEvents(demo, events)).not.toThrow();
        if (whole) expect(read(addressOf(events)).events).toEqual(events);
      }),
    );
  });

  test.each([
    ["a step that the rules refuse", "#demo=fsag", 3],
    ["an hour past the window", "#demo=fsa72", 2],
    ["a letter that is none", "#demo=fs?", 2],
    ["a time that runs backwards", "#demo=fsd20g10", 3],
  ])("with %s gives its longest legal beginning", (_, hash, length) => {
    expect(read(hash)).toMatchObject({ whole: false });
    expect(read(hash).events).toHaveLength(length);
  });
});

describe("the endings", () => {
  test("are the papers' eight, with the balances of their table", () => {
    const rows = run.ledgers.paths?.steps ?? [];
    expect(rows).toHaveLength(8);
    const balances = endings.map(({ job: { accounts } }) =>
      [accounts.buyer, accounts.agent, accounts.service, accounts.slashSink, accounts.depositSink].map(
        (amount) => amount / 100,
      ),
    );
    expect([...balances].sort()).toEqual(rows.map(({ balances }) => balances).sort());
    expect(new Set(endings.map(({ job }) => endingText(demo, job))).size).toBe(8);
  });

  test("that show what the work cost take no money out of escrow for it", () => {
    for (const { events } of endings) {
      const { states, work } = currentOf(playEvents(demo, events));
      const before = placeBeads(demo, states.slice(0, -1), null);
      const after = placeBeads(demo, states, work);
      const spent = before.filter((_, index) => after[index]?.account === "work");
      expect(new Set(spent.map(({ account }) => account))).toEqual(new Set(["agent"]));
    }
  });

  test("make a tree whose leaves stand evenly, and whose branches lie between their leaves", () => {
    const tree = treeOf(endings);
    const leaves = endings.map(({ path }) => tree.find((node) => node.path === path)?.height);
    expect(leaves).toEqual([...endings.keys()].map((index) => (index + 0.5) / 8));
    expect(tree[0]).toMatchObject({ depth: 0, height: 0.5 });
  });
});

describe("the choices", () => {
  const choicesAfter = (hash: string, hour: number) =>
    choicesAt(playedAfter(hash).job, hour).map(({ action, isOpen }) => [action, isOpen]);

  test("close with their window: then only time goes on", () => {
    const end = value("window.waiting");
    expect(choicesAfter("#demo=fs", end - 1)).toEqual([
      ["accept", true],
      ["dispute", true],
      ["timeout", true],
    ]);
    expect(choicesAfter("#demo=fs", end)).toEqual([
      ["accept", false],
      ["dispute", false],
      ["timeout", true],
    ]);
  });

  test("let time run to the window's end and no further", () => {
    const { job } = playedAfter("#demo=fsdg");
    const [timeout] = choicesAt(job, job.now).filter(({ action }) => action === "timeout");
    expect(timeout?.event.at).toBe(windowEnd(job));
  });

  test("after an end are one: the next job, which begins as the first did", () => {
    expect(choicesAfter("#demo=fsa", 99)).toEqual([["fund", true]]);
    const second = playedAfter("#demo=fsafs");
    expect(second.start).toBe(value("time.dispute"));
    expect(second.job).toMatchObject({ state: "submitted", now: 0 });
  });

  test("are never none, and none lies in the past", () => {
    fc.assert(
      fc.property(anyWalk, fc.nat(200), (events, wait) => {
        const { job } = currentOf(playEvents(demo, events));
        const open = choicesAt(job, job.now + wait).filter(({ isOpen }) => isOpen);
        expect(open.length).toBeGreaterThan(0);
        if (!terminalStates.has(job.state))
          for (const { event } of open) expect(event.at).toBeGreaterThanOrEqual(job.now);
      }),
    );
  });
});

/** The most that an award of ten points counts: a point a day for ten days, each losing a fiftieth a day. */
const AWARD_PEAK = (1 - Math.exp(-0.2)) / 0.02;

describe("reputation", () => {
  const reputationAfter = (hash: string, days = 0) => {
    const record = recordOfJobs(demo, playEvents(demo, read(hash).events));
    return reputationAt(demo, record, record.today + days);
  };

  test("stands where the papers' pace keeps it until a job ends, and silence earns none", () => {
    for (const hash of ["#demo", "#demo=fsd", "#demo=fst", "#demo=fc"]) {
      expect(reputationAfter(hash)).toBeCloseTo(value("reputation.standing"), 9);
      expect(reputationAfter(hash, 10)).toBeCloseTo(value("reputation.standing"), 9);
    }
  });

  test("gains the papers' award by acceptance and by a dispute that is won", () => {
    // The papers count whole hundredths of it.
    expect(Math.floor(100 * AWARD_PEAK) / 100).toBe(value("reputation.award.peak"));
    const peak = value("reputation.standing") + AWARD_PEAK;
    for (const hash of ["#demo=fsa", "#demo=fsdgt", "#demo=fsdbpG"]) {
      expect(reputationAfter(hash)).toBeCloseTo(value("reputation.standing"), 9);
      expect(reputationAfter(hash, value("reputation.vesting"))).toBeCloseTo(peak, 9);
    }
  });

  test("loses the papers' share by a lost dispute, and grows back by other work", () => {
    for (const hash of ["#demo=fsdbt", "#demo=fsdgpB"]) {
      expect(reputationAfter(hash)).toBeCloseTo(value("reputation.after"), 9);
      expect(reputationAfter(hash, 30)).toBeGreaterThan(value("reputation.after"));
      expect(reputationAfter(hash, 30)).toBeLessThan(value("reputation.standing"));
    }
  });
});

test("the peak is when an award has vested, or what lost reputation grows back to in the long run", () => {
  for (const hash of ["#demo=fsa", "#demo=fsdbt", "#demo=fsafsdbt"]) {
    const record = recordOfJobs(demo, playEvents(demo, read(hash).events));
    const days = [...Array(1501).keys(), 1e6].map((step) => record.today + step / 100);
    const most = Math.max(...days.map((day) => reputationAt(demo, record, day)));
    expect(Math.abs(peakOf(demo, record) - most)).toBeLessThan(0.1);
  }
});

test("a rule that is missing is refused by name", () => {
  expect(() => openDemo(run, []).rule("final")).toThrow('The demo has no rule "final".');
});

test("the page without a script tells all eight endings, each with its balances and the address that plays it", () => {
  const told = endingsInWords(demo);
  expect(told.map(({ address }) => address)).toEqual(
    ["fsa", "fst", "fsdgt", "fsdgpG", "fsdgpB", "fsdbt", "fsdbpG", "fsdbpB"].map((path) => `/#demo=${path}`),
  );
  const upheld = told.find(({ name }) => name === "Lior paid: people agree");
  expect(upheld?.balances).toContain(`Bea ${run.values["appeal.upheld.buyer"].number}`);
  expect(upheld?.balances.replaceAll("\u00a0", " ")).toContain("together −130 + 40 + 60 + 10 + 20 = 0.");
});
