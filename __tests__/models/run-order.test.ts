import { type Changes, printedRun, runWith } from "../run-changes";

test("the printed run keeps its order", () => {
  expect(runWith({})).toEqual(printedRun);
});

test.each([
  [{ "time.dispute": 72 }, "the buyer disputes before the waiting period ends"],
  [{ "time.decision": 33 }, "the validation agent decides within its window, which begins with the dispute"],
  [{ "time.decision": 19 }, "the validation agent decides within its window, which begins with the dispute"],
  [
    { "time.appeal": 23, "time.judgment": 80 },
    "the buyer appeals before the appeal window ends, which begins with the decision",
  ],
  [
    { "time.appeal": 96, "time.judgment": 110 },
    "the buyer appeals before the appeal window ends, which begins with the decision",
  ],
  [{ "time.judgment": 49 }, "the supervisors judge within their window, which begins with the appeal"],
  [{ "time.judgment": 111 }, "the supervisors judge within their window, which begins with the appeal"],
  [{ "job.price": 8 }, "the small job is smaller than the buyer’s, and the large one larger"],
  [{ "job.large": 100 }, "the small job is smaller than the buyer’s, and the large one larger"],
  [{ "appeal.right": 0.6 }, "a wrong decision is reversed more often than a right one"],
  [
    { "ruling.hit": 0.05, "ruling.error": 0.5, "appeal.wrong": 0.15 },
    "bad work ends in a lost dispute more often than good work",
  ],
  [
    { "record.loss": 35 },
    "the lost dispute of the record falls between its second award and its third, which comes before the end",
  ],
  [{ "key.second-sub.end": 12 }, "each key ends before its parent"],
  [{ "key.first-sub.end": 24 }, "each key ends before its parent"],
  [
    { "key.stolen": 5 },
    "the key is stolen first, then the owner signs its revocation, and then it is drained",
  ],
  [{ "key.drained": 12 }, "the thief spends before the key ends and before its revocation takes effect"],
  [
    { "window.force-inclusion": 1 },
    "the thief spends before the key ends and before its revocation takes effect",
  ],
  [
    { "write.early": 4 },
    "the sub-agents spend before the key is stolen, when the jobs protocol first writes",
  ],
  [{ "write.late": 47 }, "the first write falls into the approval’s time, and the second after it"],
  [{ "write.granted": 3.5 }, "the first write falls into the approval’s time, and the second after it"],
  [{ "cover.deductible": 15.1 }, "the deductible is no more than the slash"],
  [{ "loan.collateral": 141 }, "the loan is no less than the tokens that secure it"],
])("%j is refused: %s", (changes, sentence) => {
  expect(() => runWith(changes)).toThrow(new RangeError(`In the run, ${sentence}.`));
});

test.each<Changes>([
  { "time.dispute": 12, "time.decision": 24 },
  { "time.judgment": 110 },
  { "write.late": 48 },
  { "cover.deductible": 15 },
  { "loan.collateral": 140 },
])("%j, at the bound, is taken", (changes) => {
  expect(() => runWith(changes)).not.toThrow();
});
