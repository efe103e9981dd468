/** The names of the example's values. `content/example.yaml` gives a value to each name of an input. */
import type { descriptions } from "./descriptions";

/** The range of an input, in its unit. Without bounds it is at least 0, and a share at most 1. */
export type InputBounds = { least?: number; most?: number };

export const partyNames = [
  "party.buyer",
  "party.lead",
  "party.first-sub",
  "party.second-sub",
  "party.owner",
  "party.validator",
  "party.first-supervisor",
  "party.second-supervisor",
  "party.third-supervisor",
] as const;

export type PartyName = (typeof partyNames)[number];

/**
 * The inputs that are numbers, with the bounds that the formulas need: divisors are not zero, and chances stay away from
 * 0 and 1. `read-example.ts` checks them, so the models do not.
 */
export const inputBounds = {
  "entry.burn": {},
  "entry.lock": { least: 1 },
  "entry.price": {},
  "entry.discount": {},
  "job.price": { least: 1 },
  "job.fee.validation": {},
  "job.fee.human": {},
  "job.slash": { least: 0.5 },
  "job.small": { least: 0.1 },
  "job.worth": {},
  "job.first-sub": {},
  "window.force-inclusion": {},
  "window.react": {},
  "window.waiting": { least: 1 },
  "window.validation": {},
  "window.appeal": { least: 1 },
  "window.judgment": {},
  "window.cooldown": {},
  "window.work": { least: 1 },
  "time.dispute": {},
  "time.decision": {},
  "time.appeal": {},
  "time.judgment": {},
  "appeal.deposit": {},
  "appeal.carry": {},
  "appeal.right": { most: 0.95 },
  "appeal.wrong": { most: 0.95 },
  "ruling.look": { least: 0.05 },
  "ruling.inspection": {},
  "ruling.poor": { least: 0.005, most: 0.95 },
  "ruling.hit": { least: 0.05, most: 0.95 },
  "ruling.error": { most: 0.5 },
  "ruling.cheat": {},
  "sampling.rate": { least: 0.005 },
  "sampling.detection": { least: 0.05 },
  "sampling.penalty": { least: 0.5 },
  "reputation.per-payment": { least: 0.001 },
  "reputation.pace": { least: 0.5 },
  "reputation.decay": { least: 0.001 },
  "reputation.vesting": {},
  "reputation.income": {},
  "reputation.cut": { least: 0.01 },
  "record.second": {},
  "record.loss": {},
  "record.third": {},
  "record.end": {},
  "wash.fee": {},
  "wash.overhead": {},
  "key.limit": { least: 0.01 },
  "key.duration": { least: 1 },
  "key.first-sub.limit": { least: 0.005 },
  "key.first-sub.end": { least: 1 },
  "key.second-sub.limit": { least: 0.005 },
  "key.second-sub.end": { least: 1 },
  "key.first-sub.spend": {},
  "key.second-sub.spend": {},
  "key.stolen": {},
  "key.revoked": {},
  "key.drained": {},
  "write.granted": {},
  "write.end": {},
  "write.early": {},
  "write.late": {},
  "loan.collateral": {},
  "loan.threshold": {},
  "loan.per-point": {},
  "loan.debt": { least: 5 },
  "loan.term": { least: 1 },
  "cover.jobs": { least: 1, most: 100 },
  "cover.deductible": {},
  "cover.share": {},
  "cover.loading": {},
  "cover.expense": {},
  "cover.reserve": {},
  "cover.policies": { least: 2 },
  "launch.quote": { least: 100 },
  "launch.tokens": { least: 1000 },
  "launch.sold": { least: 1000 },
} as const satisfies Record<string, InputBounds>;

export type InputName = keyof typeof inputBounds;

/** The name of a value that a formula computes. */
export type DerivedName = keyof typeof descriptions;

/** The name of any value of the example, as in `<Value name="job.price" />`. */
export type ValueName = PartyName | InputName | DerivedName;
