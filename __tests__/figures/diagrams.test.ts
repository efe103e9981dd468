/** What the diagrams draw: which arrow leads where, what a view leaves, how long a bar is. */
import { join } from "node:path";
import { readRun } from "../../src/gatsby/run";
import { numberOf } from "../../src/lib/run";
import { jobTransitions, terminalStates } from "../../src/models/dispute";
import { writeTruthTable } from "../../src/models/write-approval";
import { type Drawn, drawn, extent, figureOf, isOnBorder, type Point, rulerOf } from "./drawing";

const run = readRun(join(__dirname, "../.."));
const get = (name: string) => numberOf(run.values, name);

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
    expect([...terminalStates]).toEqual(expect.arrayContaining(["accepted", "auto-accepted", "final"]));
  });

  const ENDS = {
    accepted: ["Submitted", "Accepted"],
    silent: ["Submitted", "Auto-accepted"],
    "agent-wins": ["Submitted", "Disputed", "Decided", "Final", "for the agent"],
    "buyer-wins": ["Submitted", "Disputed", "Decided", "Final", "for the buyer"],
    "agent-upheld": ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the agent"],
    "agent-reversed": ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the buyer"],
    "buyer-reversed": ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the agent"],
    "buyer-upheld": ["Submitted", "Disputed", "Decided", "Appealed", "Final", "for the buyer"],
    bribe: ["Submitted", "Disputed", "Decided", "Final", "for the agent"],
    "free-work": ["Submitted", "Disputed", "Decided", "Final", "for the buyer"],
  };

  test("there is a path for each view of the figure, and its own states alone are lit", () => {
    expect(figureOf("job-states").views?.options.map(({ value }) => value)).toEqual(Object.keys(ENDS));
    for (const [view, path] of Object.entries(ENDS)) {
      const shown = drawn("job-states", run, view);
      expect(titles(shown)).toEqual(path);
      const box = (title: string) => boxOf(drawing, title);
      const isFrom = (title: string) =>
        shown.lit.arrows.some(({ from, to }) => isOnBorder(from, box(title)) && isOnBorder(to, box("Final")));
      expect([isFrom("Decided"), isFrom("Appealed")]).toEqual([
        path.includes("Final") && !path.includes("Appealed"),
        path.includes("Appealed"),
      ]);
    }
  });

  test("a path ends with what buyer and agent have then, in the drawing as in words", () => {
    // Price 100, fees 3 and 7, deposit 20, slash 15.
    for (const [view, end, buyer, agent] of [
      ["agent-wins", "for the agent", "−103", "100"],
      ["buyer-wins", "for the buyer", "0", "−18"],
      ["agent-upheld", "for the agent", "−130", "100"],
      ["agent-reversed", "for the buyer", "0", "−25"],
      ["buyer-reversed", "for the agent", "−110", "100"],
      ["buyer-upheld", "for the buyer", "0", "−45"],
    ] as const) {
      const note = boxOf(drawn("job-states", run, view).lit, end)
        .note.split("\n")
        .at(-1);
      expect(note).toBe(`${buyer}, ${agent}`);
      expect(figureOf("job-states").finding(run, view)).toBe(
        `Bea ends at ${buyer} USDC, Lior at ${agent} USDC.`,
      );
    }
  });

  test("the table has after each transition what the run's ledgers have", () => {
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

  test("what allows is accented, and what denies is not", () => {
    const accented = drawing.rectangles("rect.fig-accent-line").map(({ y }) => y);
    expect(accented).toEqual(outcomes.filter(({ title }) => title === "Allow").map(({ y }) => y));
    expect(accented).toHaveLength(2);
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

  test("each thing that passes is named at an arrow from its module to the other's", () => {
    const [, ...passes] = figureOf("module-map").table(run).rows;
    expect(passes).toEqual([
      ["Jobs", "Lending", "reputation"],
      ["Lending", "Jobs", "loans as working capital"],
      ["Jobs", "Insurance", "final rulings"],
      ["Insurance", "Jobs", "payouts for slashing"],
      ["Jobs", "Tokenization", "agents’ tokens"],
    ]);
    const across = drawing.arrows.filter(({ from, to }) => from.y === to.y);
    for (const [from, to, what] of passes) {
      const name = drawing.words.find(({ text }) => text.replaceAll("\n", " ") === what);
      const away = across.map(({ to }) => Math.abs(to.y + (from === "Jobs" ? -14 : 34) - (name?.y ?? 0)));
      const arrow = across[away.indexOf(Math.min(...away))];
      expect(Math.min(...away)).toBe(0);
      expect(arrow && isOnBorder(arrow.from, boxOf(drawing, String(from)))).toBe(true);
      expect(arrow && isOnBorder(arrow.to, boxOf(drawing, String(to)))).toBe(true);
    }
    expect(across).toHaveLength(passes.length);
  });

  test("a module is shown with that of the jobs, those with all that they exchange with, the DAO alone", () => {
    expect(
      ["jobs", "lending", "insurance", "tokenization", "dao"].map((view) =>
        titles(drawn("module-map", run, view)),
      ),
    ).toEqual([
      ["Jobs", "Lending", "Insurance", "Tokenization"],
      ["Jobs", "Lending"],
      ["Jobs", "Insurance"],
      ["Jobs", "Tokenization"],
      ["DAO"],
    ]);
  });

  test("a module is said to give what leaves it and to get what reaches it", () => {
    expect(figureOf("module-map").finding(run, "lending")).toBe(
      "Lending gives: loans as working capital. Lending gets: reputation.",
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
    expect(ruler.marks.length).toBeGreaterThan(3);
    for (const { place, value } of ruler.marks) expect(place).toBeCloseTo(ruler.at(value), 6);
  });

  test("each key is filled as far as its counter says, and hangs on the one above", () => {
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
    const [top = 0, second = 0, third = 0] = boxes.map(({ y }) => y);
    const height = boxes[0]?.height ?? 0;
    const joints = drawing
      .lines("path.fig-quiet")
      .map((strokes) => extent(strokes.flat()))
      .filter(({ bottom }) => bottom <= third);
    expect(joints.map(({ top, bottom }) => [top, bottom])).toEqual(
      [0, 1, 2].flatMap(() => [
        [top + height, second],
        [second + height, third],
      ]),
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
  /** In days: a day of work, 36 + 12 + 36 + 60 hours of a dispute, of which 108 follow the last moment to open one. */
  const [WORK, WAITING, DISPUTE, REST] = [1, 1.5, 6, 4.5];
  const rows = (selector: string) =>
    drawing
      .rectangles(selector)
      // Not those of the legend.
      .filter(({ y }) => y < 700)
      .map(({ x, width }) => [ruler.read(x), ruler.read(x + width)]);
  const close = (pairs: readonly (readonly number[])[]) =>
    pairs.map((pair) => pair.map((day) => expect.closeTo(day, 9)));
  const due = [1, 8, 15, 1, 2, 3];
  // Whoever is above needs a day more, and can be disputed until then; its dispute then still takes six days less the waiting.
  const open = [...[1, 8, 15].map((day) => day + WAITING), 1 + 12.5, 2 + 7, 3 + WAITING];

  test("each seller works up to its delivery, is open to dispute, and then has what is left of one", () => {
    expect(rows("rect.fig-bar-1")).toEqual(close(due.map((day) => [day - WORK, day])));
    expect(rows("rect.fig-area-3")).toEqual(close(due.map((day, index) => [day, open[index] ?? 0])));
    expect(rows("rect.fig-area-2")).toEqual(close(open.map((day) => [day, day + REST])));
    expect(WAITING + REST).toBe(DISPUTE);
  });

  test("the legend names each colour by what it stands for", () => {
    const legend = drawing.rectangles("rect").filter(({ y }) => y > 700);
    const named = legend.map(({ x, y, height, classes }) => {
      const words = drawing.words.filter((word) => word.y === y + height / 2 && word.x > x);
      return [words.sort((one, other) => one.x - other.x)[0]?.text, ...classes];
    });
    expect(named).toEqual([
      ["work", "fig-bar-1"],
      ["open", "fig-area-3"],
      ["in dispute", "fig-area-2"],
    ]);
  });

  test("the days lie evenly on an axis as long as they are, in both panels", () => {
    expect(ruler.marks.map(({ value }) => value)).toEqual([0, 0, 7, 7, 14, 14, 21, 21]);
    for (const { place, value } of ruler.marks) expect(place).toBeCloseTo(ruler.at(value), 6);
    const axes = drawing
      .lines("path.fig-quiet")
      .map((strokes) => extent(strokes.flat()))
      .filter(({ left, right }) => right > left);
    expect(axes).toHaveLength(2);
    for (const { left, right } of axes) {
      expect(left).toBeCloseTo(ruler.at(0), 6);
      expect(right).toBeCloseTo(ruler.at(21), 6);
    }
  });

  test("is told by its last delivery and its longest window", () => {
    expect(figureOf("multi-hop-deadlines").finding(run)).toBe(
      "With final inputs Lior delivers on day 15. Aligned, Tove can be disputed for 12.5 days.",
    );
  });
});
