import { DISPUTES_FINDINGS, getMargin, getPayoffs } from "../../src/models/best-replies";
import { getHonestJobCost, getLeastPayingPrice } from "../../src/models/job-costs";
import { changeAssumptions, near, setting } from "./example-setting";
import fixture from "./setting.json";

test("an honest job costs its fee, wrong findings and money tied up, 2.86 of 60 in all", () => {
  const fixed = fixture["honest job (fee, wrong findings of both, of Lior, money tied up)"];
  for (const [name, changes] of [
    ["as it is", {}],
    ["false .1", { falseRate: 0.1 }],
    ["rate 3.65", { interest: 3.65 }],
  ] as const) {
    const { fee, wrongFindings, agentLosesByFindings, tiedUp } = getHonestJobCost(changeAssumptions(changes));
    expect([fee, wrongFindings, agentLosesByFindings, tiedUp]).toEqual(near(fixed[name]));
  }
  expect(getHonestJobCost({ ...setting, price: 60 }).total).toBeCloseTo(2.855, 3);
});

test("the margin and the gain of good work are the fixture’s at each price, and good work earns from 5.29 on", () => {
  for (const [price, { cheat, "good work": good }] of Object.entries(fixture.prices)) {
    const priced = { ...setting, price: Number(price) };
    const income = getPayoffs(priced, "good", DISPUTES_FINDINGS).agent;
    expect([price, getMargin(priced), income]).toEqual(near([price, cheat, good]));
  }
  const leastPrices = [setting, changeAssumptions({ personTime: 0 })].map(getLeastPayingPrice);
  expect(leastPrices).toEqual(near([0.989604 / 0.187005, fixture["least price at which good work earns"]]));
});
