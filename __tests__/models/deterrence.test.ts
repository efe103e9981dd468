import { deterrence, endsOf } from "../../src/models/deterrence";
import { appealThreshold } from "../../src/models/dispute";

const rulings = {
  check: 0.5,
  hit: 0.8,
  error: 0.02,
  reversal: { wrong: 0.6, right: 0.1 },
  threshold: { buyer: 0.2154, agent: 0.16 },
};
const stakes = { payment: 100, slash: 15, reputationLost: 30, validationFee: 3, appealFee: 7, deposit: 20 };

test("bad work is lost by the first ruling or on the buyer’s appeal, good work only on an appeal of the agent’s own", () => {
  expect(endsOf("bad", rulings)).toEqual({
    atOnce: 0.4,
    onBuyersAppeal: expect.closeTo(0.06, 12),
    onOwnAppeal: 0,
    lost: expect.closeTo(0.46, 12),
  });
  expect(endsOf("good", rulings)).toEqual({
    atOnce: 0,
    onBuyersAppeal: 0,
    onOwnAppeal: expect.closeTo(0.004, 12),
    lost: expect.closeTo(0.004, 12),
  });
});

test("cheating costs what each of these ends takes, less what good work costs by mistaken rulings", () => {
  const bad = 0.4 * (100 + 15 + 30 + 3) + 0.06 * (100 + 15 + 30 + 10);
  expect(deterrence(rulings, stakes)).toEqual({
    bad: expect.closeTo(bad, 9),
    staying: expect.closeTo(bad - 0.004 * 175, 9),
  });
});

test("an appeal pays above the chance at which what it wins outweighs fee, deposit and the cost of locking it", () => {
  const appeal = { stake: 100, validationFee: 2, appealFee: 5, carryRate: 0.05 };
  expect(appealThreshold(appeal, 20)).toBeCloseTo(0.204724, 6);
  expect(appealThreshold({ ...appeal, stake: 4 }, 200)).toBeGreaterThan(0.98);
});
