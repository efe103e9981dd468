/** The values that the example derives from its inputs, with their units, descriptions and formulas. */
import {
  type AttackName,
  countAttacks,
  findAttackLimit,
  getAttackTerms,
  getPeopleBribe,
  getReviewBribe,
} from "../models/attacks";
import {
  DISPUTES_FINDINGS,
  getFindingChance,
  getGainFromDisputing,
  getMargin,
  getPayoffs,
} from "../models/best-replies";
import { createGraduationPool, getPoolPrice, getProceedsFromPool } from "../models/bonding-curve";
import { getHonestJobCost, getLeastPayingPrice, getPremium } from "../models/job-costs";
import { getTimeToLiquidation } from "../models/lending";
import { getEffectivePoints } from "../models/reputation";
import { getCliff, getGainFromBoughtDecision, getRounds } from "../models/rounds";
import {
  type Assumptions,
  getCredit,
  getFee,
  getReviewPay,
  getStake,
  type Setting,
  withAssumptions,
  withHeardAppeals,
  withRules,
} from "../models/setting";
import type { Unit } from "./format-number";
import { getKeyTree, getRevocationHour } from "./keys";
import { createLaunchCurve } from "./launch-curve";
import type { InputName, PartyName } from "./names";
import { HOURS_PER_DAY } from "./quantities";
import { getLeadPoints, getRecordPoints, getReputationTerms } from "./reputation-record";
import { createSetting } from "./setting";

/** Returns the number of an input or of a derived value by its name. */
type GetValue = (name: InputName | DerivedName) => number;

export type Formula = readonly [unit: Unit, description: string, compute: (get: GetValue) => number];

// biome-ignore format: a table with one line a value
export const formulas = {
  // Entry
  "entry.burn.worth": ["USDC", "n·p_H, price of a new identity", (get): number => get("entry.burn") * get("entry.price")],
  "entry.lock.worth": ["USDC", "m·p_H, worth of the lock", (get): number => get("entry.lock") * get("entry.price")],
  // Each open job reserves this before any dispute: a lock that only disputes reserved would back any number of jobs.
  "entry.lock.jobs": ["count", "⌊m·p_H/q⌋, open jobs that the lock covers together", (get): number => Math.floor(get("entry.lock.worth") / get("job.quarter"))],
  "entry.lock.reserved": ["USDC", "part of the lock that is reserved once it covers as many open jobs as it can", (get): number => get("entry.lock.jobs") * get("job.quarter")],

  // The job
  "job.fee.paid": ["USDC", "f = max(f_min, φP), fee of the job", (get): number => getFee(createSetting(get))],
  "job.fee.even": ["USDC", "f_min/φ, price from which the fee is the same share", (get): number => get("job.fee.least") / get("job.fee.share")],
  "job.paid": ["USDC", "P − f, what the lead gets of an accepted job", (get): number => get("job.price") - get("job.fee.paid")],
  "job.quarter": ["USDC", "q = sP, what each side risks in a dispute", (get): number => get("job.stake") * get("job.price")],
  "job.least.agent": ["USDC", "least P at which P − f − cost of good work − a(e)(P − f + q) > 0, as nobody hears an appeal on so small a job", (get): number => getLeastPayingPrice(createSetting(get)) ?? Number.NaN],
  "job.first-sub.fee": ["USDC", "max(f_min, φP) of the second agent’s job", (get): number => getFee(createSetting(get, get("job.first-sub")))],
  "job.first-sub.paid": ["USDC", "what the second agent gets", (get): number => get("job.first-sub") - get("job.first-sub.fee")],
  "appeal.buyer.swing": ["USDC", "P + 2q, what the final decision is worth to a buyer that appeals, and the most that she can lose", (get): number => get("job.price") + 2 * get("job.quarter")],
  "appeal.least": ["USDC", "3·time/s, price from which an appeal pays for the time of its people", (get): number => (3 * get("people.time")) / get("job.stake")],
  "dispute.worst.buyer.once": ["USDC", "P + q, most that the buyer loses without an appeal of her own", (get): number => get("job.price") + get("job.quarter")],
  "dispute.worst.first-sub": ["USDC", "2q at the second agent’s price, quarter and deposit on its job", (get): number => 2 * get("job.stake") * get("job.first-sub")],
  "dispute.worst.lead": ["USDC", "2q and what the lead has paid the second agent, the most that it can lose on this job besides its own work", (get): number => 2 * get("job.quarter") + get("job.first-sub")],
  "dispute.worst.chain": ["USDC", "the same and 2q at the second agent’s price, if it also disputes that agent’s work and loses there too", (get): number => get("dispute.worst.lead") + get("dispute.worst.first-sub")],
  "hypt.half.pot": ["USDC", "q/2, what the pot pays if HYPT halves and an appeal turns the decision against the lead", (get): number => get("job.quarter") / 2],
  "quote.fee": ["USDC", "max(f_min, φP) of a reader’s job", (get): number => getFee(createSetting(get, get("quote.price")))],
  "quote.paid": ["USDC", "P − f of a reader’s job", (get): number => get("quote.price") - get("quote.fee")],
  "quote.stake": ["USDC", "q of a reader’s job", (get): number => get("job.stake") * get("quote.price")],
  "quote.buyer.worst": ["USDC", "P + 2q of a reader’s job", (get): number => get("quote.price") + 2 * get("quote.stake")],
  "quote.sub": ["USDC", "what its agent pays to others, in the example’s share", (get): number => (get("quote.price") * get("job.first-sub")) / get("job.price")],
  "quote.agent.worst": ["USDC", "2q and what its agent has paid to others", (get): number => 2 * get("quote.stake") + get("quote.sub")],
  "quote.left": ["USDC", "what good work leaves its agent", (get): number => getPayoffs(withHeardAppeals(createSetting(get, get("quote.price"))), "good", DISPUTES_FINDINGS).agent],
  "quote.wrong": ["USDC", "what wrong findings cost its agent", (get): number => getHonestJobCost(withHeardAppeals(createSetting(get, get("quote.price")))).agentLosesByFindings],

  // Windows
  "window.longest.days": ["days", "Ω = 2τ_v + T_w + T_a + τ_h, longest life of a delivered job, in days; three reviews share one τ_v", (get): number => (2 * get("window.validation") + get("window.waiting") + get("window.appeal") + get("window.judgment")) / HOURS_PER_DAY],
  "window.silent.days": ["days", "τ_v + T_w, after which silence has paid the agent, in days", (get): number => (get("window.validation") + get("window.waiting")) / HOURS_PER_DAY],
  "window.cooldown.days": ["days", "T_c, in days", (get): number => get("window.cooldown") / HOURS_PER_DAY],
  // Each seller can start its own work only when the job below is over, so deadlines grow from the leaf up, as HTLC
  // expiries do by `cltv_expiry_delta` in Lightning (BOLT 2, https://github.com/lightning/bolts).
  "hop.work": ["days", "w, what a seller still works once its inputs are final, in days", (get): number => get("window.work") / HOURS_PER_DAY],
  "upgrade.notice": ["days", "least whole number of days above Ω, a notice of upgrades that outlasts a delivered job", (get): number => Math.floor(get("window.longest.days")) + 1],
  "hop.deadline.leaf": ["days", "T_d,0, deadline of the third agent", (get): number => get("hop.work")],
  "hop.deadline.middle": ["days", "T_d,0 + Ω + w, deadline of the second agent, its input final", (get): number => get("hop.deadline.leaf") + get("window.longest.days") + get("hop.work")],
  "hop.deadline.root": ["days", "T_d,1 + Ω + w, deadline of the lead, its input final", (get): number => get("hop.deadline.middle") + get("window.longest.days") + get("hop.work")],
  "hop.closed.days": ["days", "T_d,2 + Ω, after which the lead’s job is over", (get): number => get("hop.deadline.root") + get("window.longest.days")],
  // The opposite rule: a waiting period that outlasts the dispute over the job above, with time left to react.
  "hop.waiting.middle": ["days", "w + time to react + Ω − τ_v, T_w of the first sub-job that outlasts the lead’s job", (get): number => get("hop.work") + (get("window.react") - get("window.validation")) / HOURS_PER_DAY + get("window.longest.days")],
  "hop.waiting.leaf": ["days", "T_w of the second sub-job that outlasts the first", (get): number => 2 * get("hop.waiting.middle") - get("window.waiting") / HOURS_PER_DAY],

  // One rule a round, of which the third is at [2]
  "round.good.cost": ["USDC", "own work and saving, what good work costs the lead", (get): number => get("round.poor.cost") + get("ruling.cheat")],
  "round.poor.cost": ["USDC", "own work, what poor work costs the lead", (get): number => get("job.own") * get("job.price")],
  "round.judge.check": ["share", "G/(h(P + q)), share of buyers who check there", (get): number => roundTo(getRounds(createSetting(get))[2].checkingShare, 2)],
  "round.judge.poor": ["share", "y = checking/(hP − (1 − h)q), share of poor work there", (get): number => getRounds(createSetting(get))[2].poorShare],
  "round.judge.bought": ["USDC", "P + q, what a bought decision brings the lead there", (get): number => getGainFromBoughtDecision(withRules(createSetting(get), { hasReviews: false, hasAppeals: false }))],
  "round.people.check": ["share", "G/((h + (1 − h)q_w)(P + q)), share of buyers who check there", (get): number => roundTo(getRounds(createSetting(get))[3].checkingShare, 2)],
  "round.review.both.more": ["USDC", "what both gain together from round 4 to round 5", (get): number => roundTo(getGainByReviews(get))],
  "round.slip.both.more": ["USDC", "the same − s·(what good work brings both more than poor) + G·s²/(1 − s), if the share s of careful work is poor. In round 4 buyers then check so much more often that cheating pays no better", (get): number => roundTo(getGainByReviews(get) - get("review.slip") * getLossByPoorWork(get) + (get("ruling.cheat") * get("review.slip") ** 2) / (1 - get("review.slip")), 1)],

  // Reviews
  "review.found.least": ["share", "least h at which M > 0 with s = 1, so that cheating once does not pay", (get): number => getLimit(createSetting(get), "Cheat once", "hitRate")],
  "review.acted.least": ["share", "G/(a(h)(P − f + q) − a(e)(1 − q_w)(P − f + 2q)), least share of buyers who act on a finding", (get): number => getLimit(createSetting(get), "Cheat once", "actingShare")],
  "review.acted.seventy": ["share", "the same at h = 70%", (get): number => getLimit(withAssumptions(createSetting(get), { hitRate: 0.7 }), "Cheat once", "actingShare")],
  "review.lock": ["USDC", "what a validation agent locks for the job", (get): number => get("review.lock.prices") * get("job.price")],
  "review.pay": ["USDC", "pay of one review·(1 + repeats), what the first review gets of the fee", (get): number => getReviewPay(createSetting(get))],
  "review.pay.three": ["USDC", "3·pay, what three reviews are paid with their chance of a repeat", (get): number => 3 * get("review.pay")],
  // One person reads a sample; a stake pays three.
  "review.more": ["USDC", "2e·pay + sample·q/3, what later reviews and people who read a sample get of it", (get): number => 2 * get("review.false") * getReviewPay(createSetting(get)) + (get("review.sample") * getStake(createSetting(get))) / 3],
  "review.lock.interest": ["USDC", "lock·rate·days/365, what the lock would cost if it served one job only", (get): number => (get("review.lock") * get("cost.rate") * get("cost.days")) / 365],
  "finding.buyer.poor": ["USDC", "P, what disputing a finding brings the buyer if the work is poor and an appeal does not pay the agent", (get): number => getGainFromDisputing(createSetting(get), "poor")],
  "finding.buyer.good": ["USDC", "(1 − q_w)P − q_w·q, the same if it is good", (get): number => getGainFromDisputing(createSetting(get), "good")],
  "finding.overruled": ["share", "a(e)·q_w, jobs with good work in which people overrule a finding", (get): number => getFindingChance(get("review.false"), get("review.alike")) * get("appeal.wrong")],
  "cliff.poor": ["share", "poor share at which checking work without a finding brings the buyer what it costs, at the cliff", (get): number => getCliff(createSetting(get), get("cliff.found")).withReviews.poorShare],
  "cliff.poor.without": ["share", "the same without reviews", (get): number => getCliff(createSetting(get), get("cliff.found")).withoutReviews.poorShare],
  "cliff.buyer": ["USDC", "what the buyer gets at the cliff, with reviews", (get): number => roundTo(getCliff(createSetting(get), get("cliff.found")).withReviews.buyer, 1)],
  "cliff.buyer.without": ["USDC", "the same without reviews", (get): number => roundTo(getCliff(createSetting(get), get("cliff.found")).withoutReviews.buyer, 1)],

  // What attacks cost
  "attack.count.holds": ["count", "attacks of the table that do not pay", (get): number => countAttacks(createSetting(get)).holds],
  "attack.count.fails": ["count", "attacks of the table that pay", (get): number => countAttacks(createSetting(get)).fails],
  "attack.cheat.cost": ["USDC", "a(h)(P − f + q) − a(e)(1 − q_w)(P − f + 2q), what cheating once costs beyond good work", (get): number => roundTo(getMargin(createSetting(get)) + get("ruling.cheat"))],
  "attack.silence.margin": ["USDC", "M − a(h)(q − f), if the cheat buys silence for P", (get): number => roundTo(getMargin(withAssumptions(createSetting(get), { sellingShare: 1 })))],
  "attack.silence.found": ["share", "least h at which that does not pay", (get): number => getLimit(createSetting(get), "Cheat and buy silence", "hitRate")],
  "attack.silence.acted": ["share", "least share of buyers who act on a finding at which that does not pay", (get): number => getLimit(createSetting(get), "Cheat and buy silence", "actingShare")],
  "attack.silence.variants": ["count", "most versions to try before cheating and buying silence pays", (get): number => getLimit(createSetting(get), "Cheat and buy silence", "versionsTried")],
  "attack.silence.rigged": ["USDC", "what cheating brings with one rigged maker in four and bought silence", (get): number => -roundTo(getAttackTerms(createSetting(get), "Rig a program and buy silence").margin)],
  "attack.silence.tried": ["USDC", "what it brings with three versions tried and bought silence, where 80% act", (get): number => -roundTo(getAttackTerms(createSetting(get), "Try three versions and buy silence where 80% act").margin)],
  "attack.silenced.found": ["share", "least h at which buying the silence of validation agents does not pay", (get): number => getLimit(createSetting(get), "Buy the silence of validation agents", "hitRate")],
  "attack.delay.gain": ["USDC", "G + a(e)(1 − q_w)(P − f + 2q) − c·h(P − f + q), what cheating brings if the sequencer helps", (get): number => -roundTo(getAttackTerms(createSetting(get), "Hold findings back").margin)],
  "attack.repair.gain": ["USDC", "G + a(e)(1 − q_w)(P − f + 2q) − a(h)·G, what cheating brings if the work is done after a finding", (get): number => -roundTo(getAttackTerms(createSetting(get), "Repair only what is found").margin)],
  "attack.passed.gain": ["USDC", "G + a(e)(1 − q_w)(P − f + 2q) − (1 − c)(1 − h)²/(c + (1 − c)(1 − h)²)·h(1 − (1 − h)²)(P − f + q), what cheating brings on a job on which three programs have passed a try", (get): number => -roundTo(getAttackTerms(createSetting(get), "Cheat only if a try passes").margin)],
  "attack.withdrawn.found": ["share", "least h at which withdrawing the file does not pay", (get): number => getLimit(createSetting(get), "Withdraw the file after a first finding", "hitRate")],
  "attack.reasons.most": ["share", "q/(q + (1 − q_w)(P − f + 2q)), most decisions in which a program may obey instructions in the buyer’s reasons", (get): number => getLimit(createSetting(get), "Write instructions into the reasons", "obeyingShare")],
  "attack.reasons.silenced": ["share", "pay of one review/(that + (1 − q_w)(P − f + 2q)), the same if she also pays for silence until one obeys", (get): number => getLimit(createSetting(get), "Write instructions and buy silence", "obeyingShare")],
  "attack.reasons.small": ["share", "the same without bought silence, on a job too small for an appeal: q/(P − f + 2q)", (get): number => getLimit(withRules(createSetting(get), { hasAppeals: false }), "Write instructions into the reasons", "obeyingShare")],
  "attack.reasons.unheard": ["share", "q/(P + q), most decisions in which a program may obey instructions if nobody can appeal and she keeps what the decision brings", (get): number => get("job.quarter") / get("dispute.worst.buyer.once")],
  "attack.reasons.unheard.silenced": ["share", "pay of one review/(that + P), the same if she also pays for silence", (get): number => roundTo(get("review.pay") / (get("review.pay") + (1 + get("review.repeat")) * get("job.price")), 3, Math.floor)],
  "attack.people.silence": ["USDC", "2(q/3 − time), what the silence of two of three people costs", (get): number => roundTo(getAttackTerms(createSetting(get), "Buy the silence of two people").costs)],
  "attack.echo.bribe": ["USDC", "cost of a review/(slips · h), what a false finding costs to buy if repeats echo", (get): number => roundTo(getAttackTerms(createSetting(get), "Bribe a review that lazy repeats echo").costs)],
  "attack.trap.most": ["share", "share of good work that programs may fault before the agent loses by taking it", (get): number => getLimit(createSetting(get), "Set a trap order", "falseRate")],
  "attack.trap.bought": ["share", "pay of one review/(that + (1 − q_w)(P − f + 2q)), greatest e at which a trap order does not pay with bought silence of validation agents", (get): number => getLimit(createSetting(get), "Set a trap order and buy silence", "falseRate")],
  "attack.silence.every": ["USDC", "P − f + q − pay of one review·(1 − e)/e, what disputing ordinary good work brings if every silence is for sale", (get): number => -roundTo(getAttackTerms(createSetting(get), "Dispute good work and buy every silence").margin)],
  "attack.insured.cost": ["USDC", "what cheating once costs an insured agent", (get): number => roundTo(getMargin(withAssumptions(createSetting(get), { policiesHeld: 1 })) + get("ruling.cheat"))],
  "attack.insured.found": ["share", "least h at which that does not pay", (get): number => getLimit(createSetting(get), "Cheat with insurance", "hitRate")],
  "attack.self.margin": ["USDC", "f less credit, what an agent loses on each job with itself", (get): number => getAttackTerms(createSetting(get), "Hire oneself").margin],
  "attack.self.credit": ["USDC", "credit on the points of one job", (get): number => get("reputation.award") * get("loan.per-point")],
  "attack.self.readers": ["share", "most validation agents that one hand may have for that", (get): number => getLimit(createSetting(get), "Hire oneself", "ownReviewers")],
  "attack.bribe": ["USDC", "repeats · lock, what one false finding costs to buy", (get): number => getReviewBribe(createSetting(get))],
  "attack.bribe.nine": ["USDC", "repeats · 5 · pay of one review, what it costs if five of the nine are bribed in its place", (get): number => getAttackTerms(createSetting(get), "Bribe the nine who decide on a repeat").costs],
  "attack.bribe.prize": ["USDC", "what a first decision is worth at most", (get): number => getAttackTerms(createSetting(get), "Bribe a review and its repeat").brings],
  "attack.bribe.fall": ["share", "1 − prize/bribe, fall of HYPT from which one bribe pays", (get): number => 1 - get("attack.bribe.prize") / get("attack.bribe")],
  "attack.people.cost": ["USDC", "2((1 − 2d)/p·(q/3 − time) − time), with p the share of cases in which a person errs, and d = max(p, 2q_r/3) that after a right decision: what bribing two of three costs there", (get): number => roundTo(getPeopleBribe(createSetting(get), true))],
  "attack.people.hard": ["USDC", "the same after a wrong decision, with d = max(p, 2(1 − q_w)/3)", (get): number => roundTo(getPeopleBribe(createSetting(get), false))],
  "attack.people.small": ["USDC", "what bribing two of three costs after a right decision on the second agent’s job", (get): number => roundTo(getPeopleBribe(createSetting(get, get("job.first-sub")), true))],
  "attack.bribe.crooked": ["share", "greatest share x of crooked validation agents at which (1 − x)·(chance that most of nine are honest)·r·lock is at least P + q", (get): number => getLimit(createSetting(get), "Bribe a review and its repeat", "crookedShare")],
  "attack.bribe.six": ["share", "1 − 6(P + q)/(lock·(1 − (1 − repeats)⁶)), fall of HYPT from which six bribes at once pay", (get): number => roundTo(1 - (6 * get("attack.bribe.prize")) / (get("review.lock") * (1 - (1 - get("review.repeat")) ** 6)), 3, Math.floor)],
  "attack.self.people": ["share", "most people that one owner may have before hiring oneself and judging the appeal pays, whatever its two accounts do", (get): number => getLimit(createSetting(get), "Hire oneself and judge the appeal", "ownPeople")],
  "attack.people.owned.agent": ["share", "most of the people that an agent’s owner may have before cheating and paying the buyer to accept pays", (get): number => getLimit(createSetting(get), "Own people, cheat and buy silence", "ownPeople")],
  "attack.people.owned": ["share", "most of the people that one owner may have before disputing good work pays", (get): number => getLimit(createSetting(get), "Own people and dispute good work", "ownPeople")],
  "attack.trap.silenced": ["share", "greatest e at which, if no appeal is heard, P − f − cost of good work is at least a(e)(P − f + q)", (get): number => getLimit(withRules(createSetting(get), { hasAppeals: false }), "Set a trap order", "falseRate")],
  "attack.people.prize": ["USDC", "what a final decision is worth at most", (get): number => getAttackTerms(createSetting(get), "Bribe two of three people").brings],
  "attack.variants.most": ["count", "most n with M > 0 if h is hⁿ where all programs see the same, versions to try before cheating pays", (get): number => getLimit(createSetting(get), "Try 20 versions first", "versionsTried")],
  "attack.sub.bribe": ["USDC", "P − f + q of the second agent’s job, the most that it can pay the lead to overlook bad data", (get): number => roundTo(getAttackTerms(createSetting(get), "Pay for silence down the chain").brings)],
  "attack.sub.cost": ["USDC", "a(h)(P − f + q), what passing them on costs the lead", (get): number => roundTo(getAttackTerms(createSetting(get), "Pay for silence down the chain").costs)],
  "attack.sub.found": ["share", "least h at which that costs more than the bribe", (get): number => getLimit(createSetting(get), "Pay for silence down the chain", "hitRate")],
  "attack.leave.hypt": ["share", "1 − credit/lock, fall of HYPT up to which the lock keeps a borrower", (get): number => 1 - get("loan.credit") / get("entry.lock.worth")],
  "attack.leave.points": ["points", "lock/credit on a point, points from which the credit is more than the lock", (get): number => get("entry.lock.worth") / get("loan.per-point")],

  // What an honest job costs
  "cost.honest": ["USDC", "fee, wrong findings and money tied up", (get): number => roundTo(getHonestJobCost(createSetting(get)).total, 1)],
  "cost.wrong.agent": ["USDC", "a(e)(1 − q_w)(P − f + 2q), what wrong findings cost the lead", (get): number => getHonestJobCost(createSetting(get)).agentLosesByFindings],
  "cost.wrong.buyer": ["USDC", "a(e)((1 − q_w)P − q_w·q), what wrong findings bring the buyer", (get): number => -getHonestJobCost(createSetting(get)).buyerLosesByFindings],
  "cost.tied": ["USDC", "P(1 + 2s)·rate·days/365, cost of the money tied up", (get): number => getHonestJobCost(createSetting(get)).tiedUp],
  "cost.honest.false": ["USDC", "what an honest job costs if e = 10%", (get): number => roundTo(getHonestJobCost(withAssumptions(createSetting(get), { falseRate: 0.1 })).total, 1)],
  "cost.honest.dear": ["USDC", "what an honest job costs if money costs 1% a day", (get): number => roundTo(getHonestJobCost(withAssumptions(createSetting(get), { interest: 3.65 })).total, 1)],

  // Reputation
  "reputation.award": ["points", "r = εP, award for the job", (get): number => get("job.price") * get("reputation.per-payment")],
  "reputation.standing": ["points", "R = g/λ, what the lead’s pace leads to", (get): number => createSetting(get).assumptions.agentPoints],
  "reputation.point.cost": ["USDC per point", "f/(εP), what a made-up point costs", (get): number => get("job.fee.paid") / get("reputation.award")],
  "record.loss.before": ["points", "what the record counts before the lost dispute", (get): number => getRecordPoints(get, get("record.loss"), false)],
  "record.loss.after": ["points", "what the record counts after the lost dispute", (get): number => getRecordPoints(get, get("record.loss"), true)],
  "record.end.counting": ["points", "what the record counts at its end", (get): number => getRecordPoints(get, get("record.end"), true)],
  "profile.month": ["USDC", "the lead’s paid work in 30 days", (get): number => 30 * get("reputation.pace")],
  "profile.month.fees": ["USDC", "the fees on it", (get): number => get("job.fee.share") * get("profile.month")],
  "profile.fees": ["USDC", "points · cost of a point · λτ/(1 − e^(−λτ)), least fees for which the lead could make its points with itself, as they decay while they vest over τ", (get): number => roundTo((get("reputation.standing") * get("reputation.point.cost")) / getEffectivePoints(1, getReputationTerms(get), get("reputation.vesting")), 1)],

  // Keys
  "key.forced": ["hours", "when the revocation of the stolen key takes effect, by force inclusion", (get): number => getRevocationHour(get)],
  "key.left": ["ETH", "what the thief can take if limits are set aside", (get): number => getKeyTree("reserved", get).stolen],
  "key.left.gas": ["ETH", "gas budget of the second agent’s key that is not set aside for the third agent’s, the most that the thief can take besides", (get): number => get("key.first-sub.gas") - get("key.second-sub.gas")],
  "key.left.path": ["ETH", "what the thief can take if payments are charged along the path", (get): number => getKeyTree("path", get).stolen],
  "key.left.independent": ["ETH", "what the thief can take if limits are independent", (get): number => getKeyTree("independent", get).stolen],
  "key.second-sub.left": ["ETH", "what the third agent can still spend then, if limits are set aside", (get): number => getKeyTree("reserved", get).kept],
  "key.exposure.independent": ["ETH", "most that the three keys can spend if limits are independent", (get): number => getKeyTree("independent", get).exposure],
  "key.dispute.most": ["USDC", "dispute and appeal as the second agent’s buyer and appeal as the buyer’s seller, most that a thief can waste with the dispute key", (get): number => get("dispute.worst.first-sub") + get("job.quarter")],

  // Loan
  "loan.covered": ["USDC", "ℓC, debt that the collateral covers", (get): number => get("loan.collateral") * get("loan.threshold")],
  "loan.per-point": ["USDC per point", "half of what a made-up point costs, credit on one point", (get): number => getCredit(createSetting(get), 1)],
  "loan.credit": ["USDC", "u(R), credit on reputation", (get): number => get("reputation.standing") * get("loan.per-point")],
  "loan.capacity": ["USDC", "ℓC + u(R), the most that the lead can borrow", (get): number => get("loan.covered") + get("loan.credit")],
  // Aave defines it so: below 1 the loan can be liquidated.
  "loan.health": ["factor", "(ℓC + u(R))/B, health factor of the loan at its beginning", (get): number => get("loan.capacity") / get("loan.debt")],
  "loan.health.lost": ["factor", "the same with a job’s points less", (get): number => (get("loan.capacity") - get("attack.self.credit")) / get("loan.debt")],
  "loan.until": ["days", "after which the health factor is one, if the lead earns no more points and those that it has go on vesting", (get): number => getTimeToLiquidation((time) => get("loan.covered") + get("loan.per-point") * getLeadPoints(get, time) - get("loan.debt"))],
  "loan.sale.cost": ["USDC", "what a sale of the collateral costs the lead", (get): number => get("loan.debt") * get("loan.bonus")],
  "loan.sale.starts": ["share", "1 − (B − u)/(ℓC), fall of the tokens from which anybody may sell", (get): number => 1 - (get("loan.debt") - get("loan.credit")) / get("loan.covered")],
  "loan.sale.covers": ["share", "1 − B(1 + bonus)/C, fall up to which a sale pays debt and bonus", (get): number => 1 - (get("loan.debt") * (1 + get("loan.bonus"))) / get("loan.collateral")],
  "loan.sale.alone": ["share", "the same for a debt that the tokens cover", (get): number => 1 - (get("loan.covered") * (1 + get("loan.bonus"))) / get("loan.collateral")],
  "loan.false-half": ["USDC", "C − C/2/(1 + bonus), what a buyer gains at a price that is half of the true one", (get): number => get("loan.collateral") - get("loan.collateral") / 2 / (1 + get("loan.bonus"))],
  "loan.loss.half": ["USDC", "B − C/2/(1 + bonus), what the pool loses if the tokens halve before a sale", (get): number => get("loan.debt") - get("loan.collateral") / 2 / (1 + get("loan.bonus"))],

  // Insurance
  "cover.wrong": ["share", "a(e)(1 − q_w), jobs with good work that are finally lost", (get): number => getFindingChance(get("review.false"), get("review.alike")) * (1 - get("appeal.wrong"))],
  "cover.payout": ["USDC", "half of q, what the policy pays", (get): number => get("credit.share") * get("job.quarter")],
  // The expected value principle of premium calculation, and the cost of the policy.
  "cover.premium": ["USDC", "(1 + θ)(1 − (1 − lost)^jobs)q/2 + c_p, premium", (get): number => getPremium(createSetting(get))],
  "cover.premium.slips": ["USDC", "the same if some work is poor without intent", (get): number => getPremium(createSetting(get), get("review.slip"))],
  "cover.pool.funds": ["USDC", "reserve and M premiums without their expenses", (get): number => get("cover.reserve") + get("cover.policies") * (get("cover.premium") - get("cover.expense"))],
  "cover.pool.claims": ["count", "claims that the fund can meet", (get): number => Math.floor(get("cover.pool.funds") / get("cover.payout"))],
  "cover.pool.all": ["USDC", "all claims at once", (get): number => get("cover.policies") * get("cover.payout")],

  // Launch
  "launch.price.first": ["USDC per token", "x_0/y_0, opening price", (get): number => getPoolPrice(createLaunchCurve(get))],
  "launch.price.last": ["USDC per token", "p_g, last price of the curve", (get): number => getPoolPrice(createLaunchCurve(get), get("launch.sold"))],
  "launch.reserve": ["USDC", "Q_g, paid by all buyers", (get): number => createGraduationPool(createLaunchCurve(get), get("launch.sold")).quote],
  // The pool lacks the virtual reserve, so a small trade moves its price by this factor more than the curve's.
  "launch.depth": ["factor", "(x_0 + Q_g)/Q_g, how much further a small trade moves the price after graduation", (get): number => (get("launch.quote") + get("launch.reserve")) / get("launch.reserve")],
  "launch.redeemed": ["USDC", "what all buyers get if each sells into the pair", (get): number => getProceedsFromPool(createGraduationPool(createLaunchCurve(get), get("launch.sold")), get("launch.sold"))],
} as const satisfies Readonly<Record<string, Formula>>;

/** The name of a value that a formula computes. */
export type DerivedName = keyof typeof formulas;

/** The name of any value of the example, as in `<Value name="job.price" />`. */
export type ValueName = PartyName | InputName | DerivedName;

/** Returns what both sides gain together from round 4 to round 5. */
function getGainByReviews(get: GetValue): number {
  const [, , , people, review] = getRounds(createSetting(get));
  return review.buyer + review.agent - people.buyer - people.agent;
}

/** Returns how much more good work brings both sides together than poor work, if buyers dispute findings. */
function getLossByPoorWork(get: GetValue): number {
  const good = getPayoffs(createSetting(get), "good", DISPUTES_FINDINGS);
  const poor = getPayoffs(createSetting(get), "poor", DISPUTES_FINDINGS);
  return good.buyer + good.agent - poor.buyer - poor.agent;
}

/** Returns the limit of the defence against an attack: a count, or a share in whole per cent at which the defence holds. */
function getLimit(setting: Setting, name: AttackName, vary: keyof Assumptions): number {
  const { value = Number.NaN, unit, isLeast } = findAttackLimit(setting, name, vary);
  return unit === "count" ? value : roundTo(value, 2, isLeast ? Math.ceil : Math.floor);
}

/** Rounds to fewer decimals than the unit prints, or with `Math.floor` and `Math.ceil` to the safe side of a limit. */
function roundTo(value: number, decimals = 0, round = Math.round): number {
  return round(value * 10 ** decimals) / 10 ** decimals;
}
