import fc from "fast-check";
import { rounded, stepped } from "../../src/live/domains";
import { createLiveStore, type LiveStore } from "../../src/live/store";
import { derive } from "../../src/example/derive-values";
import { numberOf, printNumber, UNITS } from "../../src/example/run";
import {
  anyChange,
  changedInputs,
  domainFor,
  inputOf,
  inputs,
  numberNames,
  runWith,
} from "../run-changes";

function open(search = ""): LiveStore & { search: () => string; address: (search: string) => void } {
  let address = search;
  const keeper = {
    read: () => address,
    write: (next: string) => {
      address = next;
    },
  };
  return { ...createLiveStore(inputs, keeper), search: () => address, address: keeper.write };
}

describe("a domain", () => {
  test.each(numberNames)(
    "of %s holds the printed value, a whole number of steps from zero that can be printed",
    (name) => {
      const { least, most, step } = domainFor(name);
      const value = numberOf(inputs, name);
      expect(least).toBeLessThanOrEqual(value);
      expect(most).toBeGreaterThanOrEqual(value);
      expect(most).toBeGreaterThan(least);
      expect(value / step).toBeCloseTo(Math.round(value / step), 6);
      const unit = inputOf(name).unit;
      expect(unit).not.toBe("name");
      if (unit in UNITS) expect(rounded(step, unit as keyof typeof UNITS)).toBe(step);
    },
  );

  test.each([
    [1.005, "USDC", 1.01],
    [0.0115, "share", 0.012],
    [1.25 * 0.06 + 0.04, "USDC", 0.12],
    [-1.005, "USDC", -1.01],
  ] as const)("%p in %s is rounded to %p, as it is printed", (value, unit, shown) => {
    expect(rounded(value, unit)).toBe(shown);
    expect(printNumber(value, unit)).toBe(printNumber(shown, unit));
  });

  test.each(numberNames)("of %s is one that the models take next to the printed value", (name) => {
    const value = numberOf(inputs, name);
    const steps = [stepped(domainFor(name), value, 1), stepped(domainFor(name), value, -1)];
    expect(steps.filter((next) => next !== value).length).toBeGreaterThan(0);
    for (const next of steps) expect(() => runWith({ [name]: next })).not.toThrow();
  });

  test("is not left by any number of steps, and steps lead back onto the scale", () => {
    fc.assert(
      fc.property(anyChange, fc.integer({ min: -2000, max: 2000 }), ({ name, value }, steps) => {
        const { least, most, step } = domainFor(name);
        const next = stepped(domainFor(name), value, steps);
        expect(next).toBeGreaterThanOrEqual(least);
        expect(next).toBeLessThanOrEqual(most);
        if (next > least && next < most) expect(next / step).toBeCloseTo(Math.round(next / step), 5);
      }),
    );
  });
});

describe("a paper that is changed", () => {
  test("shows, after any changes and resets, what the models make of the inputs with what is changed", () => {
    const anyName = fc.constantFrom(...numberNames);
    const reset = anyName.map((name) => ({ name, value: undefined }));
    const all = fc.constant({ name: undefined, value: undefined });
    const acts = fc.array(
      fc.oneof({ weight: 8, arbitrary: anyChange }, { weight: 2, arbitrary: reset }, all),
      {
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(acts, (list) => {
        const store = open();
        for (const { name, value } of list) {
          const before = store.getSnapshot();
          if (name !== undefined && value !== undefined) store.change(name, value);
          else store.reset(name === undefined ? undefined : [name]);
          const { run, changes, refusal } = store.getSnapshot();
          if (refusal) expect({ run, changes }).toEqual({ run: before.run, changes: before.changes });
          expect(run).toEqual(derive(changedInputs(changes)));
        }
        // Whoever opens the address sees the same.
        store.forgetRefusal();
        expect(open(store.search()).getSnapshot()).toEqual({ ...store.getSnapshot(), canUndo: false });
      }),
      { numRuns: 30 },
    );
  });

  test("takes the printed value for no change", () => {
    const store = open();
    store.change("job.price", 120);
    expect(store.search()).toBe("?run=job.price:120");
    store.change("job.price", 100);
    expect(store.getSnapshot().changes).toEqual({});
    expect(store.search()).toBe("");
  });

  test("takes several inputs back in one step, also those that can go back only after others, or none of them", () => {
    const store = open(
      "?run=time.dispute:75,time.decision:80,time.appeal:90,window.waiting:80,job.price:120",
    );
    const listener = jest.fn();
    store.subscribe(listener);
    store.reset(["window.waiting", "job.price"]);
    expect(Object.keys(store.getSnapshot().changes)).toHaveLength(5);
    expect(store.getSnapshot().refusal?.sentence).toContain(
      "the buyer disputes before the waiting period ends",
    );
    store.reset(["window.waiting", "time.appeal", "time.decision", "time.dispute"]);
    expect(store.getSnapshot().changes).toEqual({ "job.price": 120 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("takes a value as exactly as it is printed", () => {
    const store = open();
    store.change("job.price", 33.33333);
    store.change("appeal.carry", 0.12345);
    expect(store.getSnapshot().changes).toEqual({ "job.price": 33.33, "appeal.carry": 0.123 });
  });

  test.each([
    [
      "a value outside the domain",
      "appeal.deposit",
      1000,
      "1,000\u00a0USDC is not possible: “D, locked by whoever appeals” goes from 0 to 100\u00a0USDC.",
    ],
    [
      "what is no number",
      "appeal.deposit",
      Number.NaN,
      "Not a number. “D, locked by whoever appeals” goes from 0 to 100\u00a0USDC.",
    ],
    [
      "what the models refuse",
      "time.dispute",
      40,
      "40\u00a0hours is not possible: “the buyer disputes” goes from 12 to 24\u00a0hours. No more because of “the validation agent decides for the agent”, 24\u00a0hours.",
    ],
    ["a name", "party.buyer", 3, "The run does not start from a number “party.buyer”."],
    ["what every object has", "constructor", 3, "The run does not start from a number “constructor”."],
  ])("refuses %s in a sentence, and nothing changes", (_, name, value, sentence) => {
    const store = open();
    store.change("job.price", 120);
    const { run, changes } = store.getSnapshot();
    store.change(name, value);
    expect(store.getSnapshot()).toMatchObject({ run, changes, refusal: { sentence } });
    store.change("job.price", 130);
    expect(store.getSnapshot().refusal).toBeUndefined();
  });
});

describe("a step", () => {
  const changed = (store: LiveStore) => store.getSnapshot().changes;

  test("is taken back, to the printed run and from it", () => {
    const store = open();
    expect(store.undo()).toBe(false);
    store.change("job.price", 120);
    store.change("appeal.deposit", 30);
    store.reset();
    expect(changed(store)).toEqual({});
    expect(store.undo()).toBe(true);
    expect(changed(store)).toEqual({ "job.price": 120, "appeal.deposit": 30 });
    expect(store.search()).toBe("?run=job.price:120,appeal.deposit:30");
    store.undo();
    store.undo();
    expect(store.getSnapshot()).toMatchObject({ changes: {}, run: store.printed, canUndo: false });
  });

  test("is all that is done to a number until it is settled, and none where it ends as it began", () => {
    const store = open();
    for (const value of [110, 120, 130]) store.change("job.price", value);
    store.settle();
    for (const value of [140, 150]) store.change("job.price", value);
    store.undo();
    expect(changed(store)).toEqual({ "job.price": 130 });
    for (const value of [140, 130, 120]) store.change("job.price", value);
    store.settle();
    for (const value of [110, 120]) store.change("job.price", value);
    store.undo();
    expect(changed(store)).toEqual({ "job.price": 130 });
    store.undo();
    expect(changed(store)).toEqual({});
  });
});

describe("a refusal", () => {
  test("is forgotten when it is asked to be, and at the next change", () => {
    const store = open();
    store.change("job.price", 9999);
    store.forgetRefusal();
    expect(store.getSnapshot().refusal).toBeUndefined();
    store.change("job.price", 9999);
    store.view("job-states", "appealed");
    expect(store.getSnapshot().refusal).toBeUndefined();
  });
});

describe("an address", () => {
  test("that leads to the same run, to a place on the page, keeps the steps; one of another run has its own", () => {
    const store = open();
    store.change("job.price", 120);
    store.follow();
    expect(store.getSnapshot().canUndo).toBe(true);
    store.address("");
    store.follow();
    expect(store.getSnapshot()).toMatchObject({ changes: {}, run: store.printed });
    expect(store.getSnapshot().canUndo).toBe(false);
  });

  test("keeps what is not the run's, and holds views of figures", () => {
    const store = open("?utm_source=a%20b");
    store.change("appeal.deposit", 30);
    store.change("job.price", 120);
    store.view("job-states", "appealed");
    expect(store.search()).toBe(
      "?utm_source=a+b&run=appeal.deposit:30,job.price:120&fig.job-states=appealed",
    );
    expect(open(store.search()).getSnapshot().views).toEqual({ "job-states": "appealed" });
    store.view("job-states");
    store.reset();
    expect(store.search()).toBe("?utm_source=a+b");
  });

  test("may hold changes that can only be made together", () => {
    const store = open("?run=time.dispute:40,time.decision:45,window.waiting:50");
    expect(store.getSnapshot().changes).toEqual({
      "time.dispute": 40,
      "time.decision": 45,
      "window.waiting": 50,
    });
    expect(store.getSnapshot().refusal).toBeUndefined();
  });

  test("is followed as far as the run allows, and says what was left out", () => {
    const store = open(
      "?run=job.prize:3,job.price:120,job.price,time.dispute:40,appeal.deposit:1e9,appeal.deposit:30",
    );
    expect(store.getSnapshot().changes).toEqual({ "job.price": 120, "appeal.deposit": 30 });
    expect(store.getSnapshot().refusal?.sentence).toBe(
      "The address asks for what the run cannot take, which was left out: job.price, appeal.deposit:1e9, job.prize:3, time.dispute:40.",
    );
  });
});
