import fc from "fast-check";
import { rounded, stepped } from "../../../src/lib/live/domains";
import { createLiveStore, type LiveStore } from "../../../src/lib/live/store";
import { numberOf, UNITS } from "../../../src/lib/run";
import { derive } from "../../../src/models/run/derive";
import {
  anyChange,
  changedInputs,
  domainFor,
  inputOf,
  inputs,
  numberNames,
  runWith,
  wholeRun,
} from "../../run-changes";

function open(search = ""): LiveStore & { search: () => string } {
  let address = search;
  const keeper = {
    read: () => address,
    write: (next: string) => {
      address = next;
    },
  };
  return { ...createLiveStore(wholeRun, keeper), search: () => address };
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
          const { run, changes, refused } = store.getSnapshot();
          if (refused) expect({ run, changes }).toEqual({ run: before.run, changes: before.changes });
          expect(run).toEqual(derive(changedInputs(changes), wholeRun.subjects));
        }
        // Whoever opens the address sees the same.
        expect(open(store.search()).getSnapshot()).toEqual({ ...store.getSnapshot(), refused: undefined });
      }),
      { numRuns: 60 },
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
    const store = open("?run=time.dispute:40,time.decision:45,window.waiting:50,job.price:120");
    const listener = jest.fn();
    store.subscribe(listener);
    store.reset(["window.waiting", "job.price"]);
    expect(Object.keys(store.getSnapshot().changes)).toHaveLength(4);
    expect(store.getSnapshot().refused).toContain("the buyer disputes before the waiting period ends");
    store.reset(["window.waiting", "time.decision", "time.dispute"]);
    expect(store.getSnapshot().changes).toEqual({ "job.price": 120 });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test("takes nothing back where nothing is named", () => {
    const store = open("?run=job.price:120");
    store.reset([]);
    expect(store.getSnapshot().changes).toEqual({ "job.price": 120 });
  });

  test("takes a value as exactly as it is printed", () => {
    const store = open();
    store.change("job.price", 33.33333);
    store.change("appeal.carry", 0.12345);
    expect(store.getSnapshot().changes).toEqual({ "job.price": 33.33, "appeal.carry": 0.123 });
  });

  test("tells whoever listens, until they no longer do", () => {
    const store = open();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.change("job.price", 120);
    stop();
    store.change("job.price", 130);
    expect(listener).toHaveBeenCalledTimes(1);
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
      "Not possible. In the run, the buyer disputes before the waiting period ends.",
    ],
    ["a name", "party.buyer", 3, "The run does not start from a number “party.buyer”."],
    ["what every object has", "constructor", 3, "The run does not start from a number “constructor”."],
  ])("refuses %s in a sentence, and nothing changes", (_, name, value, sentence) => {
    const store = open();
    store.change("job.price", 120);
    const { run, changes } = store.getSnapshot();
    store.change(name, value);
    expect(store.getSnapshot()).toEqual({ run, changes, views: {}, refused: sentence });
    store.change("job.price", 130);
    expect(store.getSnapshot().refused).toBeUndefined();
  });
});

describe("an address", () => {
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
    expect(store.getSnapshot().refused).toBeUndefined();
  });

  test("is followed as far as the run allows, and says what was left out", () => {
    const store = open(
      "?run=job.price:120,job.price,time.dispute:40,appeal.deposit:1e9,job.nothing:3,appeal.deposit:30",
    );
    expect(store.getSnapshot().changes).toEqual({ "job.price": 120, "appeal.deposit": 30 });
    expect(store.getSnapshot().refused).toBe(
      "The address asks for what the run cannot take, which was left out: job.price, appeal.deposit:1e9, job.nothing:3, time.dispute:40.",
    );
  });

  test("is read anew after Back", () => {
    let search = "?run=job.price:120";
    const store = createLiveStore(wholeRun, { read: () => search, write: () => {} });
    search = "";
    store.follow();
    expect(store.getSnapshot().changes).toEqual({});
    expect(store.getSnapshot().run).toEqual(store.printed);
  });
});
