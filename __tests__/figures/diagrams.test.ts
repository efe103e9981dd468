/** What the diagrams say: in which words, and what a view leaves. */

import { jobTransitions } from "../../src/models/dispute";
import { writeTruthTable } from "../../src/models/write-decision";
import { numberOf, printNumber, type Example } from "../../src/example/example";
import { printedRun as run, runWith } from "../run-changes";
import { type Drawn, drawn, figureOf } from "./drawing";

const get = (name: string) => numberOf<string>(run.values, name);
/** As the words of a drawing are read. */
const spaced = (text: string) => text.replaceAll("\u00a0", " ");

const titles = ({ lit }: Drawn) => lit.boxes.map(({ title }) => title);

describe("a job's states", () => {
  const drawing = drawn("job-states", run);

  test("every transition of the machine from submission on stands in the drawing by its guard", () => {
    const words = drawing.words.map((text) => text.replaceAll(/\s/g, "")).join();
    const shown = ["submitted", "disputed", "decided", "appealed"];
    for (const { guard } of jobTransitions.filter(({ from }) => shown.includes(from)))
      expect(words).toContain(guard?.normalize("NFKC").replaceAll(/[\s_]/g, ""));
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

  test("without a view it is told by the end of the first job", () => {
    expect(figureOf("job-states").finding(run)).toBe("In the run Bea ends at −130 USDC, Lior at 100 USDC.");
  });
});

describe("the decision at a write", () => {
  test("each question is drawn with the answer that ends there, and then with the one that leads on", () => {
    const { words, count } = drawn("write-decision", run);
    const ways = figureOf("write-decision")
      .table(run)
      .rows.slice(0, 4)
      .flatMap((row, index) => [row[index], row[index] === "yes" ? "no" : "yes"]);
    expect(words.filter((word) => /^(?:yes|no)$/.test(word))).toEqual(ways);
    expect(count("path[marker-end]")).toBe(ways.length);
  });

  test("for all sixteen combinations the table's one row that fits decides as the model does", () => {
    const { rows } = figureOf("write-decision").table(run);
    for (const { test, decision } of writeTruthTable()) {
      const answers = [test.precompile, test.listed, test.active, test.inTime].map((is) =>
        is ? "yes" : "no",
      );
      const fitting = rows.filter((row) =>
        answers.every((answer, index) => row[index] === "either" || row[index] === answer),
      );
      expect(fitting.map((row) => row.slice(4, 6))).toEqual([
        [decision.allowed ? "allowed" : "denied", decision.reason],
      ]);
    }
  });

  test("the run's two writes are what it finds", () => {
    expect(figureOf("write-decision").finding(run)).toBe(
      "The run writes at 3 allowed, at 50 denied: expired.",
    );
  });
});

describe("the modules", () => {
  const drawing = drawn("module-map", run);
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
    const said = (shown: Example) => spaced(figureOf("module-map").finding(shown, "lending"));
    expect(said(run)).toBe("Lending: 100 USDC as security; lends 140 USDC; reputation.");
    expect(said(asked)).toBe("Lending: 100 USDC as security; refuses 200 USDC; reputation.");
    const text = (shown: Drawn) => shown.words;
    expect(text(drawing)).toContain("lends 140 USDC");
    expect(text(drawn("module-map", asked))).toContain("refuses 200 USDC");
  });
});

describe("the time line of a job", () => {
  const drawing = drawn("job-timeline", run);

  test("each end has what both have there by the run's eight paths", () => {
    const ends = drawing.boxes.filter(({ note }) => note.includes("Bea"));
    expect(ends.map(({ title, note }) => [title, note])).toEqual([
      ["Accepted", "Lior +100\nBea −100"],
      ["First ruling", "Lior +100 or −18\nBea −103 or 0"],
      ["Judgment", "Lior +100,\n−25 or −45\nBea −130,\n−110 or 0"],
    ]);
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

  test("says of each key its limit, its end and everyone who can revoke it", () => {
    expect(drawing.words.slice(-3)).toEqual([
      "Lior: 0.5 ETH to hour 24\n0.2 ETH set aside for Sana;\nOlu can revoke it",
      "Sana: 0.2 ETH to hour 12\n0.1 ETH set aside for Tove;\nOlu or Lior can revoke it",
      "Tove: 0.1 ETH to hour 8\nOlu, Lior or Sana can revoke it",
    ]);
  });

  test("a key that has set aside all that it may spend can revoke nothing, since it cannot pay for gas", () => {
    const { words } = drawn("account-map", runWith({ "key.limit": 0.2 }));
    expect(words.map((text) => text.split("\n").at(-1)).slice(-2)).toEqual([
      "Olu can revoke it",
      "Olu or Sana can revoke it",
    ]);
  });

  test("with a revoked key the branch below it goes, in the drawing as in words", () => {
    const lit = (view: string) => drawn("account-map", run, view).lit.count("rect.fig-bar-1");
    expect(["lead", "first-sub", "second-sub"].map(lit)).toEqual([0, 1, 2]);
    expect(figureOf("account-map").finding(run, "first-sub")).toBe(
      "Sana’s key is revoked, and Tove’s with it. Lior goes on with 0.3 ETH.",
    );
  });
});

test("a tree of keys is described rule by rule", () => {
  const { description } = drawn("swarm-budgets", run);
  expect(description).toContain(
    "Reserved at issue: the counters from the root down stand at 0.2 of 0.5, 0.13 of 0.2, 0.04 of 0.1; the tree can spend 0.5 in all, and a thief of the middle key takes 0.07.",
  );
  expect(description).toContain("the tree can spend 0.8 in all, and a thief of the middle key takes 0.17.");
});

test("a path of three jobs says when each is delivered, closed or disputed", () => {
  const { words, description } = drawn("multi-hop-deadlines", run);
  expect(words).toEqual(
    expect.arrayContaining([
      "Tove: day 1 to day 10",
      "Lior: day 21 to day 30",
      "Tove: can be disputed for 18 days",
      "Sana: can be disputed for 10.5 days",
    ]),
  );
  expect(description).toContain("Lior by day 21, closed on day 30");
  expect(figureOf("multi-hop-deadlines").finding(run)).toBe(
    "With final inputs Lior delivers on day 21. Aligned, Tove can be disputed for 18 days.",
  );
});
