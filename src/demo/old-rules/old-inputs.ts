/**
 * The inputs of the example of version 2.0 that the demo plays with, whatever `content/example.yaml` says. Amounts are in
 * USDC, windows and times in hours, and reputation is in points and days; a job's times count from its delivery.
 */
export const OLD_INPUTS = {
  "job.price": 100,
  "job.fee.validation": 3,
  "job.fee.human": 7,
  "job.slash": 15,
  "job.worth": 140,
  "window.waiting": 72,
  "window.appeal": 72,
  "time.dispute": 20,
  "time.decision": 24,
  "time.appeal": 50,
  "time.judgment": 100,
  "appeal.deposit": 20,
  "appeal.carry": 0.05,
  "appeal.right": 0.1,
  "appeal.wrong": 0.6,
  "ruling.look": 0.5,
  "ruling.inspection": 4,
  "ruling.hit": 0.8,
  "ruling.error": 0.02,
  "ruling.cheat": 60,
  "entry.discount": 0.01,
  "reputation.per-payment": 0.1,
  "reputation.pace": 12,
  "reputation.decay": 0.02,
  "reputation.vesting": 10,
  "reputation.income": 0.06,
  "reputation.cut": 0.25,
} as const;

export type OldInputName = keyof typeof OLD_INPUTS;
