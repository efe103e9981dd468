/** The order in which things happen in the run: numbers that would turn it around tell another story, and are refused. */

type Get = (name: string) => number;

/** @throws RangeError, whose sentence says what would come in the wrong order. */
export function checkOrder(get: Get): void {
  const checks: readonly (readonly [holds: boolean, sentence: string])[] = [
    [get("time.dispute") < get("window.waiting"), "the buyer disputes before the waiting period ends"],
    [
      between(get("time.dispute"), get("time.decision"), get("time.dispute") + get("window.validation")),
      "the validation agent decides within its window, which begins with the dispute",
    ],
    [
      get("time.appeal") >= get("time.decision") &&
        get("time.appeal") < get("time.decision") + get("window.appeal"),
      "the buyer appeals before the appeal window ends, which begins with the decision",
    ],
    [
      between(get("time.appeal"), get("time.judgment"), get("time.appeal") + get("window.judgment")),
      "the supervisors judge within their window, which begins with the appeal",
    ],
    [
      get("job.small") < get("job.price") && get("job.price") < get("job.large"),
      "the small job is smaller than the buyer’s, and the large one larger",
    ],
    [get("appeal.right") < get("appeal.wrong"), "a wrong decision is reversed more often than a right one"],
    [
      get("ruling.error") < get("ruling.hit"),
      "a dispute over bad work is won more often than one over good work",
    ],
    [
      ascending(0, get("record.second"), get("record.loss"), get("record.third"), get("record.end")),
      "the lost dispute of the record falls between its second award and its third, which comes before the end",
    ],
    [
      ascending(get("key.second-sub.end"), get("key.first-sub.end"), get("key.duration")),
      "each key ends before its parent",
    ],
    [
      ascending(0, get("key.stolen"), get("key.revoked"), get("key.drained")),
      "the key is stolen first, then the owner signs its revocation, and then it is drained",
    ],
    [
      get("key.drained") <
        Math.min(get("key.first-sub.end"), get("key.revoked") + get("window.force-inclusion")),
      "the thief spends before the key ends and before its revocation takes effect",
    ],
    [
      get("write.early") < Math.min(get("key.second-sub.end"), get("key.stolen")),
      "the sub-agents spend before the key is stolen, when the jobs protocol first writes",
    ],
    [
      get("write.granted") <= get("write.early") &&
        get("write.early") < get("write.end") &&
        get("write.end") <= get("write.late"),
      "the first write falls into the approval’s time, and the second after it",
    ],
    [get("cover.deductible") <= get("job.slash"), "the deductible is no more than the slash"],
    [get("loan.collateral") <= get("loan.debt"), "the loan is no less than the tokens that secure it"],
  ];
  for (const [holds, sentence] of checks) if (!holds) throw new RangeError(`In the run, ${sentence}.`);
}

function between(least: number, value: number, most: number): boolean {
  return value >= least && value <= most;
}

function ascending(...values: readonly number[]): boolean {
  return values.every((value, index) => index === 0 || value > (values[index - 1] ?? value));
}
