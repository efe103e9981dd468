/** What the diagrams draw: which arrow leads where, what a view leaves, how long a bar is. */

import { jobTransitions } from "../../src/models/dispute";
import { writeTruthTable } from "../../src/models/write-decision";
import { numberOf, printNumber, type Run } from "../../src/run/run";
import type { ValueName } from "../../src/run/run-names";
import { printedRun as run, runWith } from "../run-changes";
import { type Drawn, drawn, figureOf, isOnBorder, type Point, rulerOf } from "./drawing";

const get = (name: string) => numberOf<string>(run.values, name);
/** As the words of a drawing are read. */
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

const titles = ({ lit }: Drawn) => lit.boxes.map(({ title }) => title);

function boxOf({ boxes }: Pick<Drawn, "boxes">, title: string) {
  const box = boxes.find((candidate) => candidate.title === title);
  if (!box) throw new Error(`There is no box "${title}".`);
  return box;
}

test.each(["job-states", "write-decision", "module-map"])(
  "%s: what is pressed for a view is the box that only this view and wider ones light",
  (name) => {
    const { targets = [] } = figureOf(name);
    const all = drawn(name, run);
    expect(targets.length).toBeGreaterThan(3);
    for (const target of targets) {
      const covered = all.boxes.filter(({ x, y, width, height }) =>
        [x - target.x, y - target.y, width - target.width, height - target.height].every((off) => off === 0),
      );
      expect(covered).toHaveLength(1);
      const isLit = (view: string) =>
        drawn(name, run, view).lit.boxes.some(({ x, y }) => x === target.x && y === target.y);
      expect(isLit(target.view)).toBe(true);
      const others = targets.filter(({ view }) => view !== target.view && view !== "jobs");
      // Whatever module is shown, it is shown with that of the jobs.
      if (target.view !== "jobs") expect(others.filter(({ view }) => isLit(view))).toEqual([]);
    }
  },
);

const linesOf = ({ words }: Drawn) => words.flatMap(({ text }) => text.split("\n"));

describe("a job's states", () => {
  const drawing = drawn("job-states", run);
  const NAMES: Record<string, string> = { "auto-accepted": "Auto-accepted", final: "Final" };
  const named = (state: string) => NAMES[state] ?? state.charAt(0).toUpperCase() + state.slice(1);
  const SHOWN = ["submitted", "disputed", "decided", "appealed"];
  const steps = jobTransitions.filter(({ from }) => SHOWN.includes(from));

  test("every transition of the machine from submission on is one arrow, from its state to the next, and no other is drawn", () => {
    const [entry, ...arrows] = drawing.arrows;
    expect(isOnBorder(entry?.to ?? { x: 0, y: 0 }, boxOf(drawing, "Submitted"))).toBe(true);
    const ends = arrows.map(({ from, to }) =>
      [from, to].map((point) => drawing.boxes.find((box) => isOnBorder(point, box))?.title),
    );
    // Two events accept or end by silence; each pair of states has one arrow.
    expect(ends.map((pair) => pair.join(" to ")).sort()).toEqual(
      [...new Set(steps.map(({ from, to }) => `${named(from)} to ${named(to)}`))].sort(),
    );
  });

  test("each arrow carries the machine's actors and guards", () => {
    expect(linesOf(drawing)).toEqual(
      expect.arrayContaining([
        "buyer accepts",
        "t ≥ ts + Tw",
        "human supervisors",
        "judge",
        "t < tv + Ta, D locked",
      ]),
    );
  });

  // Price 100, fees 3 and 7, deposit 20, slash 15: what buyer and agent have in the end.
  test.each([
    ["accepted", ["Submitted", "Accepted"], "−100", "100"],
    ["silent", ["Submitted", "Auto-accepted"], "−100", "100"],
    ["agent-wins", ["Submitted", "Disputed", "Decided", "Final", "for the agent"], "−103", "100"],
    ["buyer-wins", ["Submitted", "Disputed", "Decided", "Final", "for the buyer"], "0", "−18"],
    [
      "agent-upheld",
      ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the agent"],
      "−130",
      "100",
    ],
    [
      "agent-reversed",
      ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the buyer"],
      "0",
      "−25",
    ],
    [
      "buyer-reversed",
      ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the agent"],
      "−110",
      "100",
    ],
    ["buyer-upheld", ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the buyer"], "0", "−45"],
  ])(
    "the path %s lights its own states alone, and ends with what buyer and agent have",
    (view, path, buyer, agent) => {
      const { lit } = drawn("job-states", run, view);
      expect(lit.boxes.map(({ title }) => title)).toEqual(path);
      expect(lit.boxes.at(-1)?.note.split("\n").at(-1)).toBe(`${buyer}, ${agent}`);
      expect(figureOf("job-states").finding(run, view)).toBe(
        `Bea ends at ${buyer} USDC, Lior at ${agent} USDC.`,
      );
    },
  );

  test.each([
    ["bribe", "agent-wins"],
    ["free-work", "buyer-wins"],
  ])("the attack %s shows the path that it hopes for", (view, path) => {
    const states = (shown: string) => titles(drawn("job-states", run, shown));
    expect(states(view)).toEqual(states(path));
  });

  test("without a view it is told by the end of the first job", () => {
    expect(figureOf("job-states").finding(run)).toBe("In the run Bea ends at −130 USDC, Lior at 100 USDC.");
  });

  test("the table has after each transition what the job alone has moved", () => {
    const rows = figureOf("job-states")
      .table(run)
      .rows.map((row) => [row[4], ...row.slice(-2)]);
    expect(rows).toEqual([
      ["accepted", -100, 100],
      ["auto-accepted", -100, 100],
      ["disputed", -110, -25],
      ["decided", -110, -25],
      ["final, for the agent", -103, 100],
      ["final, for the buyer", 0, -18],
      ["appealed", -130, -25],
      ["final, for the agent", -130, 100],
      ["final, for the buyer", 0, -25],
    ]);
  });
});

describe("the decision at a write", () => {
  const drawing = drawn("write-decision", run);
  const isQuestion = ({ x }: Point) => x === 0;
  const questions = drawing.boxes.filter(isQuestion);
  const outcomes = drawing.boxes.filter((box) => !isQuestion(box));

  /** Where a question leads by an answer: the way is the arrow beside or below which the answer stands. */
  function next(index: number, answer: "yes" | "no"): Drawn["boxes"][number] | undefined {
    const box = questions[index];
    if (!box) return undefined;
    const bottom = box.y + box.height;
    const below = questions[index + 1]?.y ?? Number.POSITIVE_INFINITY;
    const word = drawing.words.find(
      ({ text, x, y }) => text === answer && x > box.x && y > box.y && y < below && x < (outcomes[0]?.x ?? 0),
    );
    if (!word) return undefined;
    const isDown = word.y > bottom;
    const way = drawing.arrows.find(
      ({ from }) => isOnBorder(from, box) && (isDown ? from.y === bottom : from.x === box.x + box.width),
    );
    return way && drawing.boxes.find((candidate) => candidate !== box && isOnBorder(way.to, candidate));
  }

  test("whoever follows the arrows by the answers ends where the model decides, for all sixteen combinations", () => {
    const table = writeTruthTable();
    expect(table).toHaveLength(16);
    for (const { test, decision } of table) {
      const answers = [test.precompile, test.listed, test.active, test.inTime];
      let at = questions[0];
      for (let steps = 0; at && isQuestion(at) && steps < 5; steps += 1) {
        const index = questions.indexOf(at);
        at = next(index, answers[index] ? "yes" : "no");
      }
      expect([at?.title, at?.note]).toEqual([decision.allowed ? "Allow" : "Deny", decision.reason]);
    }
  });

  test("nine of sixteen combinations allow a write, counted per outcome", () => {
    expect(linesOf(drawing).filter((word) => /^\d$/.test(word))).toEqual(["8", "4", "2", "1", "1"]);
  });

  test("the run's two writes are what it finds, and stand nowhere in the drawing", () => {
    expect(figureOf("write-decision").finding(run)).toBe(
      "The run writes at 3 allowed, at 50 denied: expired.",
    );
    expect(linesOf(drawing).join(" ")).not.toContain("expired.");
  });

  test("a view lights the tests on its path, its outcome, and no other", () => {
    const lit = outcomes.map(({ note }) => drawn("write-decision", run, note).lit.boxes);
    expect(lit.map((boxes) => boxes.filter(isQuestion).length)).toEqual([1, 2, 3, 4, 4]);
    expect(lit.map((boxes) => boxes.filter((box) => !isQuestion(box)).map(({ note }) => note))).toEqual(
      outcomes.map(({ note }) => [note]),
    );
  });
});

describe("the modules", () => {
  const drawing = drawn("module-map", run);
  const rows = figureOf("module-map").table(run).rows;
  const printed = (name: string) => run.values[name as ValueName].text;
  const leads = ({ from, to }: Drawn["arrows"][number], [start, end]: readonly (string | number)[]) =>
    isOnBorder(from, boxOf(drawing, String(start))) && isOnBorder(to, boxOf(drawing, String(end)));
  const across = drawing.arrows.filter(({ from, to }) => Math.abs(to.x - from.x) > 200);

  test("each amount of the run that moves stands at an arrow from who gives it to who gets it", () => {
    const moved = [
      ["Bea", "Jobs", `buyer pays ${printed("job.price")}`],
      ["Jobs", "Lior", `pays out ${printed("job.price")}`],
      ["Lior", "Jobs", `${printed("job.slash")}, if slashed`],
      ["Lior", "Lending", `${printed("loan.collateral")} as security`],
      ["Lending", "Lior", `lends ${printed("loan.debt")}`],
      ["Lior", "Insurance", `${printed("cover.premium")} for a policy`],
      ["Insurance", "Lior", `${printed("cover.payout")}, if slashed`],
      ["Lior", "Tokenization", printed("launch.supply")],
      ["buyers", "Tokenization", printed("launch.reserve")],
    ];
    expect(rows.slice(0, -3)).toEqual(moved);
    expect(across).toHaveLength(moved.length);
    for (const [index, row] of moved.entries()) {
      const arrow = across[index];
      expect(arrow && leads(arrow, row)).toBe(true);
    }
    const words = drawing.words.map(({ text }) => text);
    expect(words).toEqual(expect.arrayContaining(moved.map(([, , what = ""]) => spaced(what))));
  });

  test("what passes between modules alone is a dashed arrow, and no money", () => {
    const others = [
      ["Jobs", "Lending", "reputation"],
      ["Jobs", "Insurance", "final ruling"],
      ["DAO", "all other modules", "approves protocol IDs"],
    ];
    expect(rows.slice(-3)).toEqual(others);
    expect(drawing.lines("path.fig-guide[marker-end]")).toHaveLength(others.length);
    const between = drawing.arrows.filter((arrow) => !across.includes(arrow));
    for (const row of others.slice(0, 2))
      expect(between.filter((arrow) => leads(arrow, row))).toHaveLength(1);
  });

  test("a module is shown with that of the jobs and with who deals with it, the DAO alone", () => {
    expect(
      ["jobs", "lending", "insurance", "tokenization", "dao"].map((view) =>
        titles(drawn("module-map", run, view)),
      ),
    ).toEqual([
      ["Jobs", "Lending", "Insurance", "Tokenization", "Bea", "Lior", "buyers"],
      ["Jobs", "Lending", "Lior"],
      ["Jobs", "Insurance", "Lior"],
      ["Jobs", "Tokenization", "Lior", "buyers"],
      ["DAO"],
    ]);
  });

  test("a loan that collateral and reputation do not cover is refused, in the drawing and in words", () => {
    const asked = runWith({ "loan.debt": 200 });
    const said = (shown: Run) => spaced(figureOf("module-map").finding(shown, "lending"));
    expect(said(run)).toBe("Lending: 100 USDC as security; lends 140 USDC; reputation.");
    expect(said(asked)).toBe("Lending: 100 USDC as security; refuses 200 USDC; reputation.");
    const text = (shown: Drawn) => shown.words.map(({ text }) => text);
    expect(text(drawing)).toContain("lends 140 USDC");
    expect(text(drawn("module-map", asked))).toContain("refuses 200 USDC");
  });
});

describe("the time line of a job", () => {
  const drawing = drawn("job-timeline", run);
  const WINDOWS = ["window.waiting", "window.validation", "window.appeal", "window.judgment"] as const;
  const endsOf = ({ boxes }: Pick<Drawn, "boxes">) => boxes.filter(({ width }) => width === 212);

  test("names the hours of each window", () => {
    const words = drawing.words.map(({ text }) => text);
    const hours = WINDOWS.map((name) => spaced(`within\n${run.values[name].text}`));
    expect(words).toEqual(expect.arrayContaining(hours));
  });

  test("the strip has all windows, as long as they are, whatever they are", () => {
    for (const shown of [run, runWith({ "window.waiting": 60 })]) {
      const strip = drawn("job-timeline", shown)
        .rectangles("rect.fig-bar-1, rect.fig-bar-2")
        .filter(({ height }) => height === 26);
      const all = numberOf(shown.values, "window.longest");
      expect(strip.map(({ width }) => width + 2)).toEqual(
        WINDOWS.map((name) => expect.closeTo((632 * numberOf(shown.values, name)) / all, 6)),
      );
    }
  });

  test("an arrow leads from the line to each end, which has what both have there by the run's eight paths", () => {
    const ends = [
      ["Accepted", "Lior +100\nBea −100"],
      ["First ruling", "Lior +100 or −18\nBea −103 or 0"],
      ["Judgment", "Lior +100,\n−25 or −45\nBea −130,\n−110 or 0"],
    ];
    expect(endsOf(drawing).map(({ title, note }) => [title, note])).toEqual(ends);
    for (const [index, [title = ""]] of ends.entries()) {
      const arrow = drawing.arrows[index];
      expect(arrow && isOnBorder(arrow.to, boxOf(drawing, title))).toBe(true);
    }
  });

  test("says that the agent pays on a part of what it has in the end", () => {
    const shown = runWith({ "job.first-sub": 50 });
    for (const [cost, of] of [
      [60, run],
      [50, shown],
    ] as const)
      expect(drawn("job-timeline", of).words.map(({ text }) => text)).toContain(
        `in USDC, before\nLior pays\n${cost} on to Sana`,
      );
  });

  test("a way is shown with the stages that lead to it and no other end", () => {
    const lit = (view: string) => drawn("job-timeline", run, view).lit;
    expect(
      ["accepted", "ruled", "judged"].map((view) => endsOf(lit(view)).map(({ title }) => title)),
    ).toEqual([["Accepted"], ["First ruling"], ["Judgment"]]);
    const steps = ["accepted", "ruled", "judged"].map((view) => lit(view).circles.length);
    expect(steps).toEqual([2, 4, 6]);
  });

  test("a failed appeal risks its deposit and the fee of the human stage", () => {
    const [deposit, fee] = [get("appeal.deposit"), get("job.fee.human")];
    expect(drawing.words.map(({ text }) => text)).toContain(
      `or the loser appeals\nrisks ${deposit + fee} USDC more`,
    );
  });

  test("is told by its length and its worst ends, and a way by how late it ends", () => {
    const { finding } = figureOf("job-timeline");
    const days = (hours: number) => printNumber(hours / 24, "days");
    const all = get("window.longest");
    expect(finding(run)).toBe(
      `The job is over at most ${days(all)} days after delivery, if each decider answers. The worst ends: Lior −45, Bea −130 USDC.`,
    );
    expect(finding(run, "ruled")).toBe(
      `At most ${days(all - get("window.judgment"))} days after delivery, if each decider answers: in the end Lior +100 or −18 and Bea −103 or 0 USDC.`,
    );
  });
});

describe("the map of an account", () => {
  const drawing = drawn("account-map", run);

  test("two writers lead to the slot, the owner to the account, and no key leads to the slot", () => {
    const slot = boxOf(drawing, "Protocol slot");
    const into = drawing.arrows.map(({ from, to }) => [
      drawing.boxes.find((box) => isOnBorder(from, box))?.title,
      isOnBorder(to, slot),
    ]);
    expect(into).toEqual([
      ["Olu, owner", false],
      ["Jobs module", true],
      ["Native precompile", true],
    ]);
  });

  test("each key's own part and what it sets aside are as wide as they are, and the next key hangs below that part", () => {
    const wide = (limit: number) => expect.closeTo((466 * limit) / get("key.limit"), 6);
    const [root, first, second] = [get("key.limit"), get("key.first-sub.limit"), get("key.second-sub.limit")];
    const own = drawing.rectangles("rect.fig-bar-1");
    const aside = drawing.rectangles("rect.fig-area-2");
    expect(own.map(({ width }) => width)).toEqual([wide(root - first), wide(first - second), wide(second)]);
    expect(aside.map(({ width }) => width)).toEqual([wide(first), wide(second)]);
    for (const [index, part] of aside.entries()) {
      expect(part.x).toBeCloseTo((own[index]?.x ?? 0) + (own[index]?.width ?? 0), 6);
      expect(own[index + 1]?.x).toBeCloseTo(part.x, 6);
      expect(own[index + 1]?.y).toBe(part.y + part.height);
    }
  });

  test("says of each key its limit, its end and everyone who can revoke it", () => {
    expect(drawing.words.map(({ text }) => text).slice(-3)).toEqual([
      "Lior: 0.5 ETH to hour 24\n0.2 ETH set aside for Sana;\nOlu can revoke it",
      "Sana: 0.2 ETH to hour 12\n0.1 ETH set aside for Tove;\nOlu or Lior can revoke it",
      "Tove: 0.1 ETH to hour 8\nOlu, Lior or Sana can revoke it",
    ]);
  });

  test("a key that has set aside all that it may spend can revoke nothing, since it cannot pay for gas", () => {
    const { words } = drawn("account-map", runWith({ "key.limit": 0.2 }));
    expect(words.map(({ text }) => text.split("\n").at(-1)).slice(-2)).toEqual([
      "Olu can revoke it",
      "Olu or Sana can revoke it",
    ]);
  });

  test("with a revoked key the branch below it goes, in the drawing as in words", () => {
    const lit = (view: string) => drawn("account-map", run, view).lit.rectangles("rect.fig-bar-1").length;
    expect(["lead", "first-sub", "second-sub"].map(lit)).toEqual([0, 1, 2]);
    expect(figureOf("account-map").finding(run, "first-sub")).toBe(
      "Sana’s key is revoked, and Tove’s with it. Lior goes on with 0.3 ETH.",
    );
  });
});

describe("a tree of keys under three rules", () => {
  const drawing = drawn("swarm-budgets", run);
  const ruler = rulerOf(drawing, "x");
  const RULES = ["", ".path", ".independent"];

  test("its bars are as long as what the tree can spend, and what a thief can take", () => {
    for (const [selector, name] of [
      ["rect.fig-bar-1", "key.exposure"],
      ["rect.fig-bar-2", "key.left"],
    ] as const) {
      const lengths = drawing
        .rectangles(selector)
        .map(({ x, width }) => ruler.read(x + width) - ruler.read(x));
      expect(lengths).toEqual(RULES.map((rule) => expect.closeTo(get(`${name}${rule}`), 9)));
    }
  });

  test("each key is filled as far as its counter says", () => {
    const fills = drawing.rectangles("rect.fig-area-2");
    const counters = drawing.words
      .map(({ text }) => /^\w+ ([\d.]+)\/([\d.]+)$/.exec(text))
      .filter((found) => found !== null);
    expect([fills.length, counters.length]).toEqual([9, 9]);
    const boxes = drawing.rectangles("rect.fig-tint");
    for (const [index, [, spent, limit]] of counters.entries())
      expect((fills[index]?.width ?? 0) / (boxes[index]?.width ?? 1)).toBeCloseTo(
        Number(spent) / Number(limit),
        9,
      );
  });

  test("is described rule by rule", () => {
    expect(drawing.description).toContain(
      "Reserved at issue: the counters from the root down stand at 0.2 of 0.5, 0.13 of 0.2, 0.04 of 0.1; the tree can spend 0.5 in all, and a thief of the middle key takes 0.07.",
    );
    expect(drawing.description).toContain(
      "the tree can spend 0.8 in all, and a thief of the middle key takes 0.17.",
    );
  });
});

describe("a path of three jobs", () => {
  const drawing = drawn("multi-hop-deadlines", run);
  const ruler = rulerOf(drawing, "x");
  /** In days: a day of work, 72 + 12 + 72 + 60 hours of a dispute, of which 144 follow the last moment to open one. */
  const [WORK, WAITING, REST] = [1, 3, 6];
  const rows = (selector: string) =>
    drawing
      .rectangles(selector)
      // Not those of the legend.
      .filter(({ y }) => y < 700)
      .map(({ x, width }) => [ruler.read(x), ruler.read(x + width)]);
  const close = (pairs: readonly (readonly number[])[]) =>
    pairs.map((pair) => pair.map((day) => expect.closeTo(day, 9)));
  const due = [1, 11, 21, 1, 2, 3];
  // Whoever is above delivers a day later, and its dispute can take six days after the last moment to open one, which for
  // the root comes after three days; then half a day is left to react.
  const open = [...[1, 11, 21].map((day) => day + WAITING), 1 + 18, 2 + 10.5, 3 + WAITING];

  test("each seller works up to its delivery, is open to dispute, and then has what is left of one", () => {
    expect(rows("rect.fig-bar-1")).toEqual(close(due.map((day) => [day - WORK, day])));
    expect(rows("rect.fig-area-3")).toEqual(close(due.map((day, index) => [day, open[index] ?? 0])));
    expect(rows("rect.fig-area-2")).toEqual(close(open.map((day) => [day, day + REST])));
  });

  test("each row says whose job it is, and when it is delivered, closed or disputed", () => {
    expect(drawing.words.map(({ text }) => text)).toEqual(
      expect.arrayContaining([
        "Tove: day 1 to day 10",
        "Lior: day 21 to day 30",
        "Tove: can be disputed for 18 days",
        "Sana: can be disputed for 10.5 days",
      ]),
    );
    expect(drawing.description).toContain("Lior by day 21, closed on day 30");
  });

  test("a margin to react is drawn at the end of the time in which a job below can be disputed", () => {
    const printed = [
      [18.5, 19],
      [12, 12.5],
    ];
    expect(rows("rect.fig-bar-2")).toEqual(close(printed));
    const hurried = drawn("multi-hop-deadlines", runWith({ "window.react": 0 }));
    expect(hurried.rectangles("rect.fig-bar-2").filter(({ y }) => y < 700)).toEqual([]);
  });

  test("is told by its last delivery and its longest window", () => {
    expect(figureOf("multi-hop-deadlines").finding(run)).toBe(
      "With final inputs Lior delivers on day 21. Aligned, Tove can be disputed for 18 days.",
    );
  });
});
