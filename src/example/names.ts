/** The names of the example's inputs. `content/example.yaml` gives a value to each of them. */

/** The range of an input, in its unit. Without bounds it is at least 0, and a share at most 1. */
export type InputBounds = { least?: number; most?: number };

// biome-ignore format: two lines of names
export const partyNames = [
  "party.buyer", "party.lead", "party.first-sub", "party.second-sub", "party.owner", "party.validator",
  "party.first-supervisor", "party.second-supervisor", "party.third-supervisor",
] as const;

export type PartyName = (typeof partyNames)[number];

/**
 * The inputs that are numbers, with the bounds that the formulas need: divisors are above 0, and some chances are kept
 * away from 0 and 1. `read-example.ts` checks them, so the models do not.
 */
// biome-ignore format: one paragraph for each kind of input
export const inputBounds = {
  "entry.burn": {}, "entry.lock": { least: 1 }, "entry.price": { least: 0.01 },
  "job.price": { least: 1 }, "job.fee.share": { least: 0.001, most: 0.2 }, "job.fee.least": { least: 0.1 },
  "job.stake": { least: 0.05 }, "job.least": { least: 0.1 }, "job.worth": {},
  "job.first-sub": {}, "job.own": {}, "job.spread": {},
  "ruling.inspection": {}, "ruling.cheat": {},
  "quote.price": { least: 1 },
  "window.force-inclusion": {}, "window.react": {}, "window.waiting": { least: 1 }, "window.validation": {},
  "window.appeal": { least: 1 }, "window.judgment": {}, "window.cooldown": {}, "window.work": { least: 1 },
  "time.finding": {}, "time.dispute": {}, "time.decision": {}, "time.appeal": {}, "time.judgment": {},
  "review.found": { least: 0.05, most: 0.99 }, "review.false": { most: 0.5 }, "review.alike": {},
  "review.acted": {}, "review.repeat": { least: 0.01 }, "review.lock.prices": { least: 1 }, "review.cost": {},
  "review.cost.least": {}, "review.profit": {}, "review.sample": {}, "review.slip": {},
  "cliff.found": { least: 0.05, most: 0.99 },
  "appeal.right": { most: 0.95 }, "appeal.wrong": { most: 0.95 },
  "people.time": {}, "people.error": { least: 0.01, most: 0.5 },
  "cost.rate": {}, "cost.days": {},
  "credit.share": { least: 0.01 },
  "reputation.per-payment": { least: 0.001 }, "reputation.pace": { least: 0.5 },
  "reputation.decay": { least: 0.001 }, "reputation.vesting": {},
  "record.second": {}, "record.loss": {}, "record.third": {}, "record.end": {},
  "key.limit": { least: 0.01 }, "key.duration": { least: 1 }, "key.first-sub.limit": { least: 0.005 },
  "key.first-sub.end": { least: 1 }, "key.second-sub.limit": { least: 0.005 },
  "key.second-sub.end": { least: 1 }, "key.gas": {}, "key.first-sub.gas": {}, "key.second-sub.gas": {}, "key.first-sub.spend": {},
  "key.second-sub.spend": {}, "key.stolen": {}, "key.revoked": {}, "key.drained": {},
  "write.granted": {}, "write.end": {}, "write.early": {}, "write.late": {},
  "loan.collateral": {}, "loan.threshold": {}, "loan.debt": { least: 5 }, "loan.bonus": {}, "loan.lost": {},
  "loan.term": { least: 1 },
  "cover.jobs": { least: 1, most: 100 }, "cover.loading": {}, "cover.expense": {}, "cover.reserve": {},
  "cover.policies": { least: 2 },
  "launch.quote": { least: 100 }, "launch.tokens": { least: 1000 }, "launch.sold": { least: 1000 },
} as const satisfies Record<string, InputBounds>;

export type InputName = keyof typeof inputBounds;

/** Returns the number of an input by its name. */
export type GetInput = (name: InputName) => number;
