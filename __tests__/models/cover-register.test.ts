import { claimCover, type Register, sellPolicy } from "../../src/models/cover-register";
import { openFund } from "../../src/models/insurance";

const cover = { deductible: 3, share: 0.8 };
const policy = { job: "job", submitted: false, cover, premium: 5 };

test("a job is covered once among all insurers, before its output is submitted, and its premium is collected", () => {
  const sold = sellPolicy(openFund(50), new Map(), policy);
  if ("refused" in sold) throw new Error(sold.refused);
  expect(sold.fund.reserve).toBe(55);
  expect(sellPolicy(openFund(50), sold.register, policy)).toEqual({ refused: "this job is covered" });
  expect(sellPolicy(openFund(50), new Map(), { ...policy, submitted: true })).toEqual({
    refused: "the job has been submitted",
  });
});

test("a claim is paid under the job's own policy, and none without one", () => {
  const register: Register = new Map([["job", cover]]);
  const claim = { dispute: "job", decision: "final for the buyer", loss: 13 } as const;
  expect(claimCover(openFund(50), register, claim)).toMatchObject({ paid: 8, fund: { reserve: 42 } });
  expect(claimCover(openFund(50), register, { ...claim, dispute: "other" })).toEqual({
    refused: "this job is not covered",
  });
});
