import { addDependencies, getDependencies } from "../../src/example/dependencies";
import { example } from "../fixtures/example";

test.each([
  ["what its formula reads", "entry.lock.worth", ["entry.lock", "entry.price"]],
  [
    "the inputs that the model reads for it, and no others of its setting",
    "job.fee.paid",
    ["job.price", "job.fee.share", "job.fee.least"],
  ],
  ["another price than the job’s", "quote.fee", ["job.fee.share", "job.fee.least", "quote.price"]],
] as const)("a value depends on %s, in the order of the example", (_, name, names) => {
  expect(getDependencies(name, example)).toEqual(names);
});

test("values come with all that they rest on, however far, once and in the order of the example", () => {
  expect(addDependencies(["entry.lock.reserved", "job.price"], example)).toEqual([
    "entry.lock",
    "entry.price",
    "job.price",
    "job.stake",
    "entry.lock.worth",
    "entry.lock.jobs",
    "entry.lock.reserved",
    "job.quarter",
  ]);
});
