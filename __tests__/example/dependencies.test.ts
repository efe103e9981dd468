import { addDependencies, getDependencies } from "../../src/example/dependencies";
import { example } from "../fixtures/example";

test("a value rests on what its formula reads, in the order of the example", () => {
  expect(getDependencies("entry.lock.worth", example)).toEqual(["entry.lock", "entry.price"]);
});

test("a value of the model rests on the inputs that the model reads for it, and on no others of its setting", () => {
  expect(getDependencies("job.fee.paid", example)).toEqual(["job.price", "job.fee.share", "job.fee.least"]);
});

test("the longest life of a delivered job does not rest on the time until the delivery", () => {
  expect(getDependencies("window.longest.days", example)).not.toContain("window.work");
});

test("a value of the model at another price does not rest on the price of the job", () => {
  expect(getDependencies("job.fee.small", example)).toEqual(["job.fee.share", "job.fee.least", "job.small"]);
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
