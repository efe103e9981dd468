/**
 * The illustrative run, derived: every number that the papers, figures and tests take from it is made here by the models,
 * from the inputs of content/run.yaml.
 */
import {
  nameOf,
  numberOf,
  type Run,
  type RunInputs,
  type RunLedger,
  type RunUnit,
  type RunValue,
  runValue,
} from "../lib/run";
import * as attacks from "./attacks";
import { type Curve, depthFactor, graduationPool, redeemedByPool, virtualCurve } from "./bonding-curve";
import * as deterring from "./deterrence";
import * as disputes from "./dispute";
import * as covers from "./insurance";
import * as loans from "./lending";
import {
  alignedWaitingPeriods,
  damageOfDelay,
  deadlineWithReplacement,
  earliestDeadline,
  longestDispute,
  timeToLeave,
  type Windows,
} from "./multi-hop";
import * as points from "./reputation";
import { checkOrder } from "./run-order";
import { runPremises } from "./run-premises";
import { runVerdicts } from "./run-verdicts";
import { deterrentSamplingRate, largestBribeRefused } from "./sampling";
import { issueKey, type SessionKeyState as KeyState, keyStateAt, spend } from "./session-key";
import * as swarms from "./swarm";
import { applyApprovalEvent, decideWriteAt, requestApproval, type WriteDecision } from "./write-approval";

/** Amounts are kept in millionths, which are whole, so that every ledger balances exactly. */
const SMALLEST = 1e6;
const HOURS_A_DAY = 24;

type Get = (name: string) => number;
type Derived = Readonly<Record<string, RunValue>>;

/**
 * All values of the run, inputs first, its ledgers, and whether its boxes' premises hold.
 * @throws RangeError if an input is missing, out of its formula's range, or would turn the run's story around.
 */
export function deriveRun(inputs: RunInputs): Run {
  const get: Get = (name) => numberOf(inputs, name);
  const name = (party: string) => nameOf(inputs, `party.${party}`);
  checkOrder(get);
  const given = Object.fromEntries(Object.entries(inputs).map(([key, input]) => [key, runValue(input)]));
  const numbers: Derived = {
    ...given,
    ...entryValues(get),
    ...windowValues(get),
    ...disputeValues(get),
    ...reputationValues(get),
    ...recordValues(get),
    ...rulingValues(get),
    ...keyValues(get),
    ...hopValues(get),
    ...loanValues(get),
    ...coverValues(get),
    ...launchValues(get),
    ...attackValues(get),
  };
  const getAny: Get = (key) => numberOf(numbers, key);
  return {
    values: { ...numbers, ...runVerdicts(getAny) },
    premises: runPremises(getAny),
    ledgers: {
      pop: jobLedger("From payment to judgment, step by step", upheldAppeal(get), name),
      "pop-lost": jobLedger("The next job, whose dispute the agent loses", lostDispute(get), name),
      paths: pathsLedger(get, name),
      keys: keysLedger(get, name),
      hops: hopsLedger(get, name),
      agfi: storyLedger(get, name),
      "agfi-launch": launchLedger(get, name),
    },
  };
}

/** The terms of the run's job, in millionths and in hours from its submission. */
export function jobTerms(get: Get): disputes.JobTerms {
  return {
    payment: whole(get("job.price")),
    validationFee: whole(get("job.fee.validation")),
    appealFee: whole(get("job.fee.human")),
    appealDeposit: whole(get("appeal.deposit")),
    slash: whole(get("job.slash")),
    deliveryDeadline: 1,
    waitingPeriod: get("window.waiting"),
    appealWindow: get("window.appeal"),
  };
}

/** The windows of the run's jobs, in hours. */
export function jobWindows(get: Get): Windows {
  return {
    waitingPeriod: get("window.waiting"),
    validation: get("window.validation"),
    appealWindow: get("window.appeal"),
    judgment: get("window.judgment"),
  };
}

/** Three awards of the run's job and a lost dispute between the last two; times in days from the first. */
export function recordOf(get: Get): { awards: points.Award[]; terms: points.Terms; loss: points.Loss } {
  const size = points.awardFor(get("job.price"), get("reputation.per-payment"));
  return {
    awards: [0, get("record.second"), get("record.third")].map((at) => ({ size, at })),
    terms: reputationTerms(get),
    loss: { at: get("record.loss"), cut: get("reputation.cut") },
  };
}

/** What an appeal of the run's weighs, for a party to whom the final decision is worth `stake`. */
export function appealOf(get: Get, stake: number): disputes.Appeal {
  return {
    stake,
    validationFee: get("job.fee.validation"),
    appealFee: get("job.fee.human"),
    carryRate: get("appeal.carry"),
  };
}

/** The run's tree of keys as issued, under a rule, before anything is spent; amounts in millionths. */
export function issuedKeys(get: Get, rule: swarms.BudgetRule): swarms.Swarm {
  const terms = (id: string, limit: string, end: string) => ({
    id,
    limit: whole(get(limit)),
    end: get(end),
    scope: [],
  });
  const root = swarms.createSwarm(terms("lead", "key.limit", "key.duration"));
  const first = terms("first-sub", "key.first-sub.limit", "key.first-sub.end");
  const second = terms("second-sub", "key.second-sub.limit", "key.second-sub.end");
  return granted(
    swarms.delegate(granted(swarms.delegate(root, "lead", first, rule)), "first-sub", second, rule),
  );
}

/** The run's keys under one rule, root first, when both sub-agents have spent; amounts in ETH. */
export type AttackedTree = {
  rule: swarms.BudgetRule;
  /** Names as the run's parties have them. */
  keys: readonly { name: string; limit: number; spent: number }[];
  /** The most that the tree can spend. */
  exposure: number;
  /** What is left on the first sub-agent's key, for a thief to take. */
  stolen: number;
};

/** What the figure of the tree shows, and what the text says of it. */
export function attackedTrees(get: Get): AttackedTree[] {
  const rules: swarms.BudgetRule[] = ["reserved at issue", "charged along the path", "independent caps"];
  return rules.map((rule) => {
    const swarm = spentKeys(get, rule);
    const keys = [...swarm.values()].map(({ id, limit, spent }) => ({
      name: id,
      limit: limit / SMALLEST,
      spent: spent / SMALLEST,
    }));
    const { limit, spent } = swarms.keyOf(swarm, "first-sub");
    return {
      rule,
      keys,
      exposure: swarms.exposure(swarm, rule) / SMALLEST,
      stolen: (limit - spent) / SMALLEST,
    };
  });
}

/** One moment in the life of the first sub-agent's key; amounts in ETH, times in hours. */
export type KeyMoment = { at: number; spent: number; state: KeyState };

/** What the thief of a key does: spend at once, sign past the counter, or spend in steps until the key ends. */
export type Theft = "at once" | "signature" | "in steps";

/** The stolen key from its issue to its end: what it reserves, what it spends, and what the thief takes. */
export function stolenKeyHistory(get: Get, theft: Theft = "at once"): KeyMoment[] {
  const terms = { limit: whole(get("key.first-sub.limit")), end: get("key.first-sub.end"), at: 0 };
  let key = issueKey(terms);
  const moments: KeyMoment[] = [];
  const charge = (at: number, amount: number) => {
    const outcome = spend(key, [amount], at);
    if (!outcome.accepted) throw new RangeError(`In the run, the key is ${outcome.reason}.`);
    key = outcome.key;
    moments.push({ at, spent: key.spent / SMALLEST, state: keyStateAt(key, at) });
  };
  charge(0, whole(get("key.second-sub.limit")));
  charge(get("write.early"), whole(get("key.first-sub.spend")));
  if (theft === "at once") charge(get("key.drained"), key.limit - key.spent);
  if (theft === "in steps") {
    const [from, left] = [get("key.stolen"), key.limit - key.spent];
    for (let step = 1; step <= THEFT_STEPS; step += 1) {
      const taken = Math.round((left * step) / THEFT_STEPS) - Math.round((left * (step - 1)) / THEFT_STEPS);
      charge(from + ((key.end - from) * step) / (THEFT_STEPS + 1), taken);
    }
  }
  return [...moments, { at: key.end, spent: key.spent / SMALLEST, state: keyStateAt(key, key.end) }];
}

/** As many as a drawing shows; a scope that allows smaller ones allows more. */
const THEFT_STEPS = 8;

function entryValues(get: Get): Derived {
  const price = get("entry.price");
  const perJob = lockPerJob(get);
  const lock = get("entry.lock") * price;
  const jobs = Math.floor(lock / perJob);
  return {
    "entry.burn.worth": usdc(get("entry.burn") * price, "n·p_H, price of a new identity"),
    "entry.lock.worth": usdc(lock, "m·p_H, worth of the lock"),
    "entry.lock.per-job": usdc(perJob, "f1 + f2 + σ, what the lock must cover for each open job"),
    "entry.lock.jobs": count(jobs, "open jobs that the lock covers together"),
    "entry.lock.reserved": usdc(jobs * perJob, "what that many open jobs put at risk"),
    "entry.lock.free": usdc(lock - jobs * perJob, "m_s·p_H, what a lender could still seize"),
    "entry.lock.least-price": value(
      disputes.leastLockPrice(jobs * perJob, get("entry.lock")),
      "USDC per HYPT",
      "price of HYPT below which the lock no longer covers them",
    ),
  };
}

function windowValues(get: Get): Derived {
  const windows = jobWindows(get);
  return {
    "window.longest": hours(longestDispute(windows), "Ω, longest life of a submitted job"),
    "window.longest.days": days(longestDispute(windows) / HOURS_A_DAY, "Ω in days"),
    "window.reaction": hours(
      windows.waitingPeriod - get("window.force-inclusion"),
      "what T_w leaves after forced inclusion",
    ),
    "time.waiting-ends": hours(windows.waitingPeriod, "silence would become acceptance"),
    "time.decision-due": hours(get("time.dispute") + windows.validation, "latest decision"),
    "time.appeal-ends": hours(get("time.decision") + windows.appealWindow, "the decision would become final"),
    "time.judgment-due": hours(get("time.appeal") + windows.judgment, "latest judgment"),
  };
}

function disputeValues(get: Get): Derived {
  const [P, f1, f2, D] = [
    get("job.price"),
    get("job.fee.validation"),
    get("job.fee.human"),
    get("appeal.deposit"),
  ];
  const appeal = (stake: number) => appealOf(get, stake);
  const threshold = (stake: number, deposit = D) => disputes.appealThreshold(appeal(stake), deposit);
  const deposit = (stake: number, decision: "right" | "wrong") =>
    disputes.depositForThreshold(appeal(stake), get(`appeal.${decision}`));
  const agentStake = P + get("job.slash") + reputationLost(get);
  const scaled = D / P;
  const upheld = net(upheldAppeal(get));
  const lost = net(lostDispute(get));
  return {
    "job.fees": usdc(f1 + f2, "f1 + f2, reserved by each side when a dispute opens"),
    "dispute.threshold": share(disputes.disputeThreshold(P, f1), "q_d, above which a dispute pays"),
    "dispute.fee.least": usdc(
      disputes.deterrentFee(P, get("ruling.error")),
      "f1 that deters disputes over good work",
    ),
    "dispute.fee.most": usdc(
      disputes.prohibitiveFee(P, get("ruling.hit")),
      "f1 from which disputes over bad work do not pay either",
    ),
    "appeal.cost": usdc(get("appeal.carry") * D, "c = κD, cost of having the deposit locked"),
    "appeal.buyer.risked": usdc(f2 + D + get("appeal.carry") * D, "f2 + D + c, what a failed appeal adds"),
    "appeal.buyer.swing": usdc(P + f1 + f2 + D, "V + f1 + f2 + D for the buyer"),
    "appeal.threshold": share(threshold(P), "q* of the buyer"),
    "appeal.agent.stake": usdc(agentStake, "V of the agent: P + σ + v·ΔR"),
    "appeal.agent.threshold": share(threshold(agentStake), "q* of the agent"),
    "appeal.small.threshold": share(threshold(get("job.small")), "q* of a small job's buyer"),
    "appeal.small.scaled": share(
      threshold(get("job.small"), scaled * get("job.small")),
      "the same with a deposit in proportion to P",
    ),
    "appeal.small.without": share(threshold(get("job.small"), 0), "the same without a deposit"),
    "appeal.small.limit": share(f2 / (f1 + f2), "f2/(f1 + f2), what it tends to as the job shrinks"),
    "appeal.small.most": usdc(
      deposit(get("job.small"), "wrong"),
      "D above which a small job's buyer never appeals",
    ),
    "appeal.deposit.least": usdc(deposit(P, "right"), "D below which the buyer appeals right decisions too"),
    "appeal.deposit.most": usdc(deposit(P, "wrong"), "D above which it never appeals"),
    "appeal.large.least": usdc(
      deposit(get("job.large"), "right"),
      "D below which a large job's buyer appeals right decisions too",
    ),
    "appeal.large.threshold": share(threshold(get("job.large")), "q* of a large job's buyer"),
    "appeal.large.scaled": share(
      threshold(get("job.large"), scaled * get("job.large")),
      "the same with a deposit in proportion to P",
    ),
    "appeal.deposit.share": share(scaled, "D as a share of P"),
    "appeal.upheld.buyer": usdc(
      upheld.buyer,
      "the buyer after an appeal of its own that is upheld against it",
    ),
    "appeal.upheld.agent": usdc(upheld.agent, "the agent after it"),
    "dispute.lost.agent": usdc(lost.agent, "the agent after a lost dispute without appeal"),
    "dispute.lost.buyer": usdc(lost.buyer, "the buyer after it"),
  };
}

function reputationValues(get: Get): Derived {
  const terms = reputationTerms(get);
  const award = points.awardFor(get("job.price"), get("reputation.per-payment"));
  const standing = reputation(get);
  const counting = (age: number) => points.effective(award, terms, age);
  return {
    "reputation.award": value(award, "points", "r, award for the job"),
    "reputation.award.day-5": value(counting(5), "points", "what the award counts after five days"),
    "reputation.award.peak": value(
      points.peakContribution(award, terms),
      "points",
      "the most that it ever counts, at the end of vesting",
    ),
    "reputation.award.day-25": value(counting(25), "points", "what it counts after twenty-five days"),
    "reputation.half-life": days(points.halfLife(get("reputation.decay")), "ln 2/λ"),
    "reputation.standing": value(standing, "points", "R = g/λ, what the lead's pace leads to"),
    "reputation.worth": usdc(standing * pointWorth(get), "v·R"),
    "reputation.point": value(pointWorth(get), "USDC per point", "v, worth of one point"),
    "reputation.lost": value(standing * get("reputation.cut"), "points", "ΔR, taken by a lost dispute"),
    "reputation.lost.worth": usdc(reputationLost(get), "v·ΔR"),
    "reputation.after": value(
      points.afterLostDispute(standing, get("reputation.cut")),
      "points",
      "R − ΔR, after the lost dispute",
    ),
  };
}

function recordValues(get: Get): Derived {
  const { awards, terms, loss } = recordOf(get);
  const counting = (time: number, losses: readonly points.Loss[], when: string) =>
    value(
      points.effectiveAfterLosses(awards, terms, losses, time),
      "points",
      `what the record counts ${when}`,
    );
  return {
    "record.loss.before": counting(loss.at, [], "just before the lost dispute"),
    "record.loss.after": counting(loss.at, [loss], "just after it"),
    "record.end.counting": counting(get("record.end"), [loss], "at its end"),
  };
}

function rulingValues(get: Get): Derived {
  const odds = rulingOdds(get);
  const before = deter(get, reputation(get));
  const after = deter(get, points.afterLostDispute(reputation(get), get("reputation.cut")));
  const without = deter(get, 0);
  const given = { ...lostParts(get, reputation(get)), fees: get("job.fee.validation") };
  const [rate, detection, penalty, effort] = samplingTerms(get);
  return {
    "ruling.bad": share(odds.lossIfBad, "π = q_b·q_t, chance that bad work is lost"),
    "ruling.good": share(odds.lossIfGood, "π0 = q_b·q_f, chance that good work is lost"),
    "ruling.stake": usdc(deterring.costOfLosing(lostParts(get, reputation(get))), "Λ = P + f + σ + v·ΔR"),
    "ruling.stake.without": usdc(
      deterring.costOfLosing(lostParts(get, 0)),
      "P + f + σ, what is left of it without reputation",
    ),
    "ruling.difference": share(odds.lossIfBad - odds.lossIfGood, "π − π0"),
    "ruling.bound": usdc(before.staying, "(π − π0)Λ, saving up to which good work pays"),
    "ruling.bound.after": usdc(after.staying, "the same after a lost dispute"),
    "ruling.bound.without": usdc(without.staying, "the same without reputation"),
    "ruling.bound.leaving": usdc(
      before.leaving,
      "π(P + f + σ) + n·p_H + vR − π0·Λ, the same for one that leaves",
    ),
    "ruling.stake.first": usdc(
      deterring.costOfLosing(given),
      "Λ of an agent that gives in after the first stage",
    ),
    "ruling.bound.first": usdc(
      (odds.lossIfBad - odds.lossIfGood) * deterring.costOfLosing(given),
      "(π − π0)Λ of such an agent",
    ),
    "sampling.deterrent": share(
      deterrentSamplingRate(effort, detection, penalty),
      "least sampling rate against carelessness",
    ),
    "sampling.bribe": usdc(largestBribeRefused(rate, detection, penalty, effort), "largest bribe refused"),
  };
}

function keyValues(get: Get): Derived {
  const left = (rule: swarms.BudgetRule) => {
    const { limit, spent } = swarms.keyOf(spentKeys(get, rule), "first-sub");
    return (limit - spent) / SMALLEST;
  };
  const exposure = (rule: swarms.BudgetRule) => swarms.exposure(issuedKeys(get, rule), rule) / SMALLEST;
  const revoked = revokedFrom(get);
  const [closed = 0, later = 0] = [get("key.first-sub.end"), revoked].sort((one, other) => one - other);
  return {
    "key.forced": hours(revoked, "the revocation takes effect, by forced inclusion"),
    "key.closed": hours(closed, "the key's end or its revocation, whichever is first"),
    "key.closed-later": hours(later, "the other of them"),
    "key.exposed": hours(closed - get("key.stolen"), "for which the stolen key works"),
    "key.exposed.without": hours(
      later - get("key.stolen"),
      "for which it would work without the first of them",
    ),
    "key.left": eth(left("reserved at issue"), "what the thief can take, limits reserved at issue"),
    "key.left.path": eth(left("charged along the path"), "the same, charged along the path"),
    "key.left.independent": eth(left("independent caps"), "the same, under independent caps"),
    "key.exposure": eth(
      exposure("reserved at issue"),
      "most that the tree can spend, limits reserved at issue",
    ),
    "key.exposure.path": eth(exposure("charged along the path"), "the same, charged along the path"),
    "key.exposure.independent": eth(exposure("independent caps"), "the same, under independent caps"),
    "write.early.decision": word(writeAt(get, get("write.early")), "the write within the approval"),
    "write.late.decision": word(writeAt(get, get("write.late")), "the write after its end"),
  };
}

function hopValues(get: Get): Derived {
  const windows = jobWindows(get);
  const work = get("window.work");
  const deadline = (edge: number) => earliestDeadline(edge, work, windows) / HOURS_A_DAY;
  const [, middle = 0, leaf = 0] = alignedWaitingPeriods(2, work, windows);
  const [P, first, second] = [get("job.price"), get("job.first-sub"), get("job.second-sub")];
  return {
    "hop.deadline.leaf": days(deadline(0), "T_d,0, deadline of the second sub-agent"),
    "hop.deadline.middle": days(deadline(1), "T_d,1, deadline of the first sub-agent, its input final"),
    "hop.deadline.root": days(deadline(2), "T_d,2, deadline of the lead, its input final"),
    "hop.deadline.replaced": days(
      deadlineWithReplacement(earliestDeadline(0, work, windows), work, windows) / HOURS_A_DAY,
      "T_d,1, the same with time to replace the input once",
    ),
    "hop.closed.days": days(
      earliestDeadline(2, work, windows) / HOURS_A_DAY + longestDispute(windows) / HOURS_A_DAY,
      "T_d,2 + Ω, after which the lead's job is over",
    ),
    "hop.work": days(work / HOURS_A_DAY, "w in days"),
    "hop.waiting.middle": days(middle / HOURS_A_DAY, "T_w of the first sub-job that outlasts the job"),
    "hop.waiting.leaf": days(leaf / HOURS_A_DAY, "T_w of the second sub-job that outlasts the first"),
    "hop.lead.margin": usdc(P - first, "what the lead keeps of the job"),
    "hop.first-sub.margin": usdc(first - second, "what the first sub-agent keeps"),
    "hop.lead.lost": usdc(
      net(lostDispute(get)).agent - first,
      "the lead after a lost dispute, its sub-job paid",
    ),
    ...griefValues(get),
    "dao.delay": days(
      timeToLeave(get("window.cooldown"), earliestDeadline(2, work, windows), windows) / HOURS_A_DAY,
      "max(T_c, T_d,2 + Ω), time to leave before new terms bind",
    ),
  };
}

/** A dispute that only delays, over windows that are aligned, so that the whole path waits. */
function griefValues(get: Get): Derived {
  const delay = (get("window.validation") + get("window.appeal")) / HOURS_A_DAY;
  const damage = (amount: number) => damageOfDelay(amount, get("entry.discount"), delay);
  const path = get("job.price") + get("job.first-sub") + get("job.second-sub");
  return {
    "grief.delay": days(delay, "τ_v + T_a, for which an unappealed dispute holds a job"),
    "grief.damage.one": usdc(damage(get("job.price")), "what that costs one job"),
    "grief.path": usdc(path, "payments of the whole path"),
    "grief.damage.path": usdc(damage(path), "what that costs the whole path"),
  };
}

function loanValues(get: Get): Derived {
  const [B, C] = [get("loan.debt"), get("loan.collateral")];
  const covered = C * get("loan.threshold");
  const collateral = [{ value: C, liquidationThreshold: get("loan.threshold") }];
  const before = reputation(get);
  const after = points.afterLostDispute(before, get("reputation.cut"));
  const credit = (held: number) => held * get("loan.per-point");
  const capacity = (held: number) => loans.borrowingCapacity(collateral, credit(held));
  const until = (held: number) =>
    loans.timeToLiquidation({
      debt: B,
      covered,
      creditNow: credit(held),
      decayRate: get("reputation.decay"),
    });
  const gain = loans.gainFromDefault(B, covered);
  const cost = (held: number): loans.DefaultCost => ({
    seizableLock: freeLock(get),
    replacementBurn: get("entry.burn") * get("entry.price"),
    rents: held * pointWorth(get),
  });
  const deterredUntil = (held: number) => loans.deterredUntil(gain, cost(held), get("reputation.decay"));
  const loss = loans.lossGivenDefault(B, C);
  const rate = loans.breakEvenRate(get("loan.risk-free"), get("loan.chance"), loss);
  const decayed = (held: number, time: number) => points.decay(held, get("reputation.decay"), time);
  const disputed = decayed(before, (get("time.decision") + get("window.appeal")) / HOURS_A_DAY);
  const health = (held: number) => loans.healthFactor(capacity(held), B);
  return {
    "loan.covered": usdc(covered, "ℓC, debt that the collateral covers"),
    "loan.credit": usdc(credit(before), "u(R), credit on reputation"),
    "loan.capacity": usdc(capacity(before), "ℓC + u(R)"),
    "loan.health": factor(loans.healthFactor(capacity(before), B), "health factor"),
    "loan.until": days(until(before), "t*, after which decay alone brings it to one"),
    "loan.credit.after": usdc(credit(after), "u(R) after the lost dispute"),
    "loan.health.after": factor(
      loans.healthFactor(capacity(after), B),
      "health factor after the lost dispute",
    ),
    "loan.until.after": days(until(after), "t* after a lost dispute at any time before, from the loan on"),
    "loan.health.before": factor(health(disputed), "health factor just before the lost dispute"),
    "loan.health.dispute": factor(
      health(points.afterLostDispute(disputed, get("reputation.cut"))),
      "and just after it",
    ),
    "loan.loss": share(loss, "LGD = 1 − C/B"),
    "loan.loss.most": share(
      loans.lossGivenDefault(Math.max(C, capacity(before)), C),
      "LGD of the largest loan that reputation permits",
    ),
    "loan.rate": share(rate, "break-even rate over the term"),
    "loan.lender": usdc(C - B, "the lender after the default"),
    "loan.gain": usdc(gain, "B − ℓC, the most that default gains"),
    "loan.deterrent": usdc(sumOf(cost(before)), "m_s·p_H + n·p_H + v·R, what it costs"),
    "loan.deterrent.due": usdc(sumOf(cost(decayed(before, get("loan.term")))), "the same when it falls due"),
    "loan.deterred": days(deterredUntil(before), "for which default is deterred"),
    "loan.deterred.after": days(deterredUntil(after), "the same after the lost dispute"),
    "loan.safe": usdc(loans.safeCredit(cost(0)), "(m_s + n)p_H, credit safe even on washed reputation"),
  };
}

function coverValues(get: Get): Derived {
  const q = get("cover.chance");
  const paid = coverPaid(get);
  const stake = deterring.costOfLosing(lostParts(get, reputation(get)));
  const effort = (saved: number): covers.Effort => ({ saved, ...rulingOdds(get), stake });
  const { lossIfBad, lossIfGood } = rulingOdds(get);
  const worthOfSaving = (saving: string) => get(saving) / (lossIfBad - lossIfGood);
  const [policies, reserve] = [get("cover.policies"), get("cover.reserve")];
  const expected = policies * covers.fairPremium(q, paid);
  const spread = (correlation: number) => covers.spreadOfPayouts(get("cover.policies"), q, paid, correlation);
  return {
    "cover.payout": usdc(paid, "I = α(σ − d)"),
    "cover.fair": usdc(covers.fairPremium(q, paid), "qI, fair premium"),
    "cover.premium": usdc(coverPremium(get), "(1 + θ)qI + c_p, premium"),
    "cover.premium.most": usdc(
      covers.largestPremium(q, stake, paid, get("cover.aversion")),
      "the most that a risk-averse agent pays",
    ),
    "cover.bound": usdc(
      covers.effortBound(effort(get("ruling.careless"))),
      "effort bound against carelessness",
    ),
    "cover.bound.cheat": usdc(
      covers.effortBound(effort(get("ruling.cheat"))),
      "effort bound against cheating",
    ),
    "cover.slack": usdc(stake - get("job.slash"), "P + f + v·ΔR, up to which the bound is slack"),
    "cover.saving.careless": usdc(
      worthOfSaving("ruling.careless"),
      "G/(π − π0), what must be at stake against carelessness",
    ),
    "cover.saving.cheat": usdc(worthOfSaving("ruling.cheat"), "the same against cheating"),
    "cover.stake": usdc(stake - paid, "Λ − I, what is left at stake"),
    "cover.deterred": usdc(
      (effort(0).lossIfBad - effort(0).lossIfGood) * (stake - paid),
      "(π − π0)(Λ − I), saving up to which good work pays under cover",
    ),
    "cover.spread": usdc(spread(0), "standard deviation of all payouts, independent losses"),
    "cover.spread.correlated": usdc(spread(get("cover.correlation")), "the same, correlated losses"),
    "cover.pool.funds": usdc(reserve + policies * coverPremium(get), "reserve and premiums of all policies"),
    "cover.pool.payout": usdc(expected, "MqI, all expected payouts"),
    "cover.pool.good": usdc(expected + 2 * spread(0), "the same and twice the standard deviation"),
    "cover.pool.bad": usdc(expected + 2 * spread(get("cover.correlation")), "the same, correlated losses"),
    "cover.lead": usdc(net(lostDispute(get)).agent + paid, "the agent after the lost dispute and the claim"),
  };
}

function launchValues(get: Get): Derived {
  const curve = launchCurve(get);
  const sold = get("launch.sold");
  const pool = graduationPool(curve, sold);
  const snipe = sniping(get);
  return {
    "launch.price.first": value(curve.price(0), "USDC per token", "x0/y0, opening price"),
    "launch.price.last": value(curve.price(sold), "USDC per token", "p_g, last price of the curve"),
    "launch.price.rise": factor(curve.price(sold) / curve.price(0), "p_g over the opening price"),
    "launch.reserve": usdc(pool.quote, "Q_g, paid by all buyers"),
    "launch.pool": value(pool.tokens, "tokens", "s_p, pooled with it"),
    "launch.depth": factor(depthFactor(get("launch.quote"), pool.quote), "(x0 + Q_g)/Q_g, lost depth"),
    "launch.redeemed": usdc(redeemedByPool(pool, sold), "what all buyers get if each sells into the pool"),
    "launch.redeemed.share": share(redeemedByPool(pool, sold) / pool.quote, "the same as a share of Q_g"),
    "launch.sold.last": usdc(sold * curve.price(sold), "p_g·s_g, all tokens sold at the last price"),
    "launch.sold.credit": usdc(
      sold * curve.price(sold) * get("loan.threshold"),
      "what that price would let their holders borrow",
    ),
    "launch.snipe.tokens": value(snipe.tokens, "tokens", "what the first buyer gets"),
    "launch.snipe.last": usdc(snipe.atLastPrice, "what they are worth at the last price"),
    "launch.snipe.out": usdc(snipe.gain, "what the pool pays for them"),
    "launch.others": usdc(pool.quote - get("launch.snipe"), "what the other buyers paid"),
  };
}

function attackValues(get: Get): Derived {
  const odds = get("ruling.error");
  const wash = attacks.makeReputationByWashing(washJob(get), {
    worthOfPoint: pointWorth(get),
    discountRate: get("entry.discount"),
  });
  const burn = get("entry.burn") * get("entry.price");
  const [samplingRate, detectionRate, penalty, effortSaved] = samplingTerms(get);
  const staged = (policies: number, held: number) =>
    attacks.stageLostDispute({
      paid: coverPaid(get),
      policies,
      fees: get("job.fee.validation"),
      slash: get("job.slash"),
      shareLeaving: 0,
      reputationLost: held * get("reputation.cut") * pointWorth(get),
    });
  const spentByThief = spentKeys(get, "reserved at issue");
  const { limit, spent } = swarms.keyOf(spentByThief, "first-sub");
  const left = (limit - spent) / SMALLEST;
  return {
    ...attackOf(
      "attack.free-work",
      "USDC",
      attacks.disputeForFreeWork({
        payment: get("job.price"),
        validationFee: get("job.fee.validation"),
        chanceOfError: odds,
      }),
      "USDC",
      "false dispute over good work",
      "f1",
    ),
    ...attackOf("attack.wash", "share", wash, "USDC", "one wash job", "acceptance fee"),
    "attack.wash.point": value(
      attacks.priceOfWashedPoint(washJob(get)),
      "USDC per point",
      "what a point costs that is made by washing",
    ),
    ...attackOf(
      "attack.bribe",
      "USDC",
      attacks.bribeValidator({
        stake: get("job.price") + get("job.slash") + reputationLost(get),
        chanceOfReversal: get("appeal.wrong"),
        samplingRate,
        detectionRate,
        penalty,
        effortSaved,
      }),
      "USDC",
      "bribe for a first ruling",
      "penalty Z",
    ),
    ...attackOf(
      "attack.stolen-key",
      "ETH",
      attacks.drainStolenKey({
        left,
        at: get("key.drained"),
        end: get("key.first-sub.end"),
        revokedFrom: revokedFrom(get),
        theft: get("key.theft"),
        gas: get("key.gas"),
      }),
      "ETH",
      "stolen key",
      "budget left",
    ),
    ...attackOf(
      "attack.signature",
      "ETH",
      attacks.signPastTheCounter({
        allowance: get("key.allowance"),
        balance: get("key.allowance"),
        theft: get("key.theft"),
      }),
      "ETH",
      "signature past the counter",
      "allowance",
    ),
    ...attackOf(
      "attack.starved",
      "ETH",
      attacks.starveRevocation({
        left,
        places: get("key.places"),
        bundles: get("key.bundles") * (get("key.first-sub.end") - get("key.revoked")),
        gas: get("key.gas"),
      }),
      "ETH",
      "starved revocation",
      "budget left",
    ),
    ...attackOf(
      "attack.staged",
      "factor",
      staged(1, 0),
      "USDC",
      "staged dispute of a fresh identity",
      "share of the slash that leaves the pair",
    ),
    "attack.staged.two-policies": factor(
      staged(2, 0).stopsAt,
      "the same share with two policies on one loss",
    ),
    "attack.staged.claims": count(
      attacks.claimsToRecover(burn, staged(1, 0), coverPremium(get)),
      "staged disputes that earn back the burn of the fresh identity, a premium paid for each",
    ),
    "attack.staged.standing": factor(
      staged(1, reputation(get)).stopsAt,
      "the same share for the lead's reputation",
    ),
    ...attackOf(
      "attack.default",
      "share",
      attacks.washAndDefault(washJob(get), {
        jobs: get("wash.jobs"),
        creditPerPoint: get("loan.per-point"),
        seizableLock: freeLock(get),
        burn,
      }),
      "USDC",
      "washed reputation, borrowed on and defaulted",
      "acceptance fee",
    ),
    ...attackOf("attack.snipe", "share", sniping(get), "USDC", "sniped launch", "fee on the purchase"),
  };
}

function attackOf(
  topic: string,
  stopUnit: RunUnit,
  { cost, gain, stopsAt }: attacks.Attack,
  unit: RunUnit,
  what: string,
  parameter: string,
): Derived {
  return {
    [`${topic}.cost`]: value(cost, unit, `${what}: cost`),
    [`${topic}.gain`]: value(gain, unit, `${what}: gain`),
    [`${topic}.stops`]: value(stopsAt, stopUnit, `${what}: ${parameter} at which it stops paying`),
  };
}

/** A job from funding to its end: each event with what a table calls it. */
type Story = {
  job: disputes.Job;
  steps: { step: string; state: disputes.JobState; accounts: disputes.Accounts }[];
};
type Event = [step: string, event: disputes.JobEvent];

function play(get: Get, events: readonly Event[]): Story {
  const begin: Event[] = [
    ["{buyer} funds the job", { type: "fund", by: "buyer", at: 0 }],
    ["{lead} submits", { type: "submit", by: "agent", at: 0 }],
  ];
  let job = disputes.openJob(jobTerms(get));
  const steps = [...begin, ...events].map(([step, event]) => {
    const outcome = disputes.applyEvent(job, event);
    if ("refused" in outcome) throw new RangeError(`In the run, ${outcome.refused}.`);
    job = outcome.job;
    return { step, state: job.state, accounts: job.accounts };
  });
  return { job, steps };
}

/** The run's job: ruled for the agent, appealed by the buyer, upheld. */
function upheldAppeal(get: Get): Story {
  return play(get, [
    ["{buyer} disputes", { type: "dispute", by: "buyer", at: get("time.dispute") }],
    ["{validator} rules for {lead}", rule("agent", get("time.decision"))],
    ["{buyer} appeals", { type: "appeal", by: "buyer", at: get("time.appeal") }],
    ["The supervisors uphold it", judge("agent", get("time.judgment"))],
  ]);
}

/** The next job, on the same terms: ruled for the buyer, not appealed. */
function lostDispute(get: Get): Story {
  const end = get("time.decision") + get("window.appeal");
  return play(get, [
    ["{buyer} disputes", { type: "dispute", by: "buyer", at: get("time.dispute") }],
    ["{validator} rules for {buyer}", rule("buyer", get("time.decision"))],
    ["Nobody appeals", { type: "timeout", by: "anyone", at: end }],
  ]);
}

function rule(winner: disputes.Party, at: number): disputes.JobEvent {
  return { type: "decide", by: "validation agent", at, for: winner, attested: true };
}

function judge(winner: disputes.Party, at: number): disputes.JobEvent {
  return { type: "judge", by: "human supervisors", at, for: winner, proven: true };
}

function net({ job }: Story): disputes.Accounts {
  const amounts = Object.entries(job.accounts).map(([account, amount]) => [account, amount / SMALLEST]);
  return Object.fromEntries(amounts) as disputes.Accounts;
}

type Name = (party: string) => string;

function jobLedger(caption: string, { steps }: Story, name: Name): RunLedger {
  return {
    caption: `${caption}; the lead’s reserves come out of its lock`,
    unit: "USDC",
    accounts: [name("buyer"), name("lead"), "Escrow", "Fees", "Slashed", "Forfeited"],
    steps: steps.map(({ step, accounts }) => ({
      step: withNames(step, name),
      balances: balancesOf(accounts),
    })),
  };
}

function balancesOf(accounts: disputes.Accounts): number[] {
  const { buyer, agent, escrow, service, slashSink, depositSink } = accounts;
  return [buyer, agent, escrow, service, slashSink, depositSink].map((amount) => amount / SMALLEST);
}

/** The eight ways in which a submitted job ends, each with what everyone has then. */
function pathsLedger(get: Get, name: Name): RunLedger {
  return {
    caption: "How each of the eight paths ends",
    unit: "USDC",
    accounts: [name("buyer"), name("lead"), "Fees", "Slashed", "Forfeited"],
    steps: pathStories(get).map(({ step, story }) => {
      const [buyer, agent, , ...others] = balancesOf(story.job.accounts);
      return { step: withNames(step, name), balances: [buyer ?? 0, agent ?? 0, ...others] };
    }),
  };
}

/** The eight paths by what they are called in an address. */
function pathStories(get: Get): { path: string; step: string; story: Story }[] {
  const dispute: Event = ["", { type: "dispute", by: "buyer", at: get("time.dispute") }];
  const ruled = (winner: disputes.Party): Event => ["", rule(winner, get("time.decision"))];
  const appeal = (by: disputes.Party): Event => ["", { type: "appeal", by, at: get("time.appeal") }];
  const judged = (winner: disputes.Party): Event => ["", judge(winner, get("time.judgment"))];
  const end = get("time.decision") + get("window.appeal");
  const unappealed: Event = ["", { type: "timeout", by: "anyone", at: end }];
  const accepts: Event = ["", { type: "accept", by: "buyer", at: get("time.dispute") }];
  const silent: Event = ["", { type: "timeout", by: "anyone", at: get("window.waiting") }];
  const [forAgent, forBuyer] = [ruled("agent"), ruled("buyer")];
  const [byBuyer, byAgent] = [appeal("buyer"), appeal("agent")];
  const paths: [path: string, step: string, events: Event[]][] = [
    ["accepted", "{buyer} accepts", [accepts]],
    ["silent", "{buyer} is silent", [silent]],
    ["agent-wins", "{lead} wins, no appeal", [dispute, forAgent, unappealed]],
    ["buyer-wins", "{buyer} wins, no appeal", [dispute, forBuyer, unappealed]],
    ["agent-upheld", "{lead} wins, {buyer} appeals, upheld", [dispute, forAgent, byBuyer, judged("agent")]],
    [
      "agent-reversed",
      "{lead} wins, {buyer} appeals, reversed",
      [dispute, forAgent, byBuyer, judged("buyer")],
    ],
    [
      "buyer-reversed",
      "{buyer} wins, {lead} appeals, reversed",
      [dispute, forBuyer, byAgent, judged("agent")],
    ],
    ["buyer-upheld", "{buyer} wins, {lead} appeals, upheld", [dispute, forBuyer, byAgent, judged("buyer")]],
  ];
  return paths.map(([path, step, events]) => ({ path, step, story: play(get, events) }));
}

/** What buyer and agent have in each state that a path passes through; amounts in USDC. */
export type JobPath = {
  path: string;
  winner: disputes.Party | null;
  moments: readonly { state: disputes.JobState; buyer: number; agent: number }[];
};

/** The eight paths of the run's job, state by state. */
export function jobPaths(get: Get): JobPath[] {
  return pathStories(get).map(({ path, story: { job, steps } }) => ({
    path,
    winner: job.winner,
    moments: steps.map(({ state, accounts: { buyer, agent } }) => ({
      state,
      buyer: buyer / SMALLEST,
      agent: agent / SMALLEST,
    })),
  }));
}

/** The tree's budgets, each limit reserved when its key is issued. */
function keysLedger(get: Get, name: Name): RunLedger {
  const reserved = "reserved at issue";
  const ids = ["lead", "first-sub", "second-sub"];
  const root = whole(get("key.limit"));
  const steps: RunLedger["steps"][number][] = [];
  const add = (step: string, swarm: swarms.Swarm | null, spent: number, stolen: number, expired = 0) => {
    const budgets = ids.map((id) => {
      const key = swarm?.get(id);
      return key ? key.limit - key.spent : 0;
    });
    const balances = [-root, ...budgets, spent, stolen, expired].map((amount) => amount / SMALLEST);
    steps.push({ step: withNames(step, name), balances });
  };
  const issued = issuedKeys(get, reserved);
  const [rootKey, firstKey] = [swarms.keyOf(issued, "lead"), swarms.keyOf(issued, "first-sub")];
  const onlyRoot = new Map([["lead", { ...rootKey, spent: 0 }]]);
  const withFirst = new Map([
    ["lead", rootKey],
    ["first-sub", { ...firstKey, spent: 0 }],
  ]);
  const paid = whole(get("key.first-sub.spend")) + whole(get("key.second-sub.spend"));
  const used = spentKeys(get, reserved);
  const stolen = swarms.keyOf(used, "first-sub").limit - swarms.keyOf(used, "first-sub").spent;
  const drained = granted(
    swarms.spendFrom(used, "first-sub", { amount: stolen, at: get("key.drained"), rule: reserved }),
  );
  add("{owner} issues the root key to {lead}", onlyRoot, 0, 0);
  add("{lead} issues a key to {first-sub}", withFirst, 0, 0);
  add("{first-sub} issues a key to {second-sub}", issued, 0, 0);
  add("Both sub-agents spend", used, paid, 0);
  add("{attacker} drains the key of {first-sub}", drained, paid, stolen);
  add("All keys have ended", null, paid, stolen, root - paid - stolen);
  return {
    caption: "Budgets of the keys, each limit reserved when its key is issued",
    unit: "ETH",
    accounts: [
      `Granted by ${name("owner")}`,
      ...["lead", "first-sub", "second-sub"].map((party) => `${name(party)}’s key`),
      "Spent",
      "Stolen",
      "Expired",
    ],
    steps,
  };
}

/** Everyone's balances over the job with its two sub-jobs. */
function hopsLedger(get: Get, name: Name): RunLedger {
  const [P, first, second] = [
    whole(get("job.price")),
    whole(get("job.first-sub")),
    whole(get("job.second-sub")),
  ];
  const { buyer, agent, service, slashSink, depositSink } = upheldAppeal(get).job.accounts;
  const accounts = ["buyer", "lead", "first-sub", "second-sub"];
  const book = ledgerBook(
    "The job with its two sub-jobs, which are final before it is delivered",
    [...accounts.map(name), "Escrow", "Fees", "Forfeited"],
    name,
  );
  book.add("{buyer} funds the job", [-P, 0, 0, 0, P, 0, 0]);
  book.add("{lead} funds a sub-job of {first-sub}", [0, -first, 0, 0, first, 0, 0]);
  book.add("{first-sub} funds a sub-job of {second-sub}", [0, 0, -second, 0, second, 0, 0]);
  book.add("{first-sub} accepts the work of {second-sub}", [0, 0, 0, second, -second, 0, 0]);
  book.add("{lead} is silent: {first-sub} is paid", [0, 0, first, 0, -first, 0, 0]);
  book.add("The dispute of {buyer} ends", [buyer + P, agent, 0, 0, -P, service, slashSink + depositSink]);
  return book.ledger;
}

/** Everyone's balances from the job through loan, lost dispute and claim to the default. */
function storyLedger(get: Get, name: Name): RunLedger {
  const first = whole(get("job.first-sub"));
  const [C, B] = [whole(get("loan.collateral")), whole(get("loan.debt"))];
  const [premium, paid] = [whole(coverPremium(get)), whole(coverPaid(get))];
  const [won, lost] = [upheldAppeal(get).job.accounts, lostDispute(get).job.accounts];
  const sunk = ({ service, slashSink, depositSink }: disputes.Accounts) => service + slashSink + depositSink;
  const book = ledgerBook(
    "From the job to the default",
    [name("buyer"), name("lead"), "Sub-agents", "Lender", "Fund", "Collateral", "Sunk"],
    name,
  );
  book.add("The job and its sub-jobs are paid", [won.buyer, won.agent - first, first, 0, 0, 0, sunk(won)]);
  book.add("{lead} insures itself", [0, -premium, 0, 0, premium, 0, 0]);
  book.add("{lead} borrows on its reputation", [0, B - C, 0, -B, 0, C, 0]);
  book.add("{lead} loses the next dispute", [lost.buyer, lost.agent - first, first, 0, 0, 0, sunk(lost)]);
  book.add("The fund pays the claim", [0, paid, 0, 0, -paid, 0, 0]);
  book.add("{lead} is liquidated and defaults", [0, 0, 0, C, 0, -C, 0]);
  return book.ledger;
}

/** Who has what of the money in the launch of the lead's token. */
function launchLedger(get: Get, name: Name): RunLedger {
  const snipe = sniping(get);
  const [bought, out] = [whole(snipe.cost), whole(snipe.gain)];
  const reserve = whole(launchCurve(get).reserve(get("launch.sold")));
  const book = ledgerBook(
    "The launch of the token",
    [name("attacker"), "Other buyers", "Curve", "Pool"],
    name,
  );
  book.add("{attacker} buys first", [-bought, 0, bought, 0]);
  book.add("The others buy", [0, bought - reserve, reserve - bought, 0]);
  book.add("The token graduates", [0, 0, -reserve, reserve]);
  book.add("{attacker} sells into the pool", [out, 0, 0, -out]);
  return book.ledger;
}

/** A ledger that is written as changes, in millionths, and shows the balances after each. */
function ledgerBook(caption: string, accounts: readonly string[], name: Name) {
  const steps: RunLedger["steps"][number][] = [];
  let balances = accounts.map(() => 0);
  const ledger: RunLedger = { caption, unit: "USDC", accounts, steps };
  return {
    ledger,
    add(step: string, changes: readonly number[]): void {
      balances = balances.map((balance, index) => balance + (changes[index] ?? 0));
      steps.push({ step: withNames(step, name), balances: balances.map((amount) => amount / SMALLEST) });
    },
  };
}

function withNames(step: string, name: Name): string {
  return step.replaceAll(/\{([a-z-]+)\}/g, (_, party: string) => name(party));
}

/** The tree after both sub-agents have spent. */
function spentKeys(get: Get, rule: swarms.BudgetRule): swarms.Swarm {
  const at = get("write.early");
  const first = { amount: whole(get("key.first-sub.spend")), at, rule };
  const second = { amount: whole(get("key.second-sub.spend")), at, rule };
  const issued = issuedKeys(get, rule);
  return granted(
    swarms.spendFrom(granted(swarms.spendFrom(issued, "first-sub", first)), "second-sub", second),
  );
}

function granted(outcome: swarms.SwarmOutcome): swarms.Swarm {
  if ("refused" in outcome) throw new RangeError(`In the run, ${outcome.refused}.`);
  return outcome.swarm;
}

function revokedFrom(get: Get): number {
  return get("key.revoked") + get("window.force-inclusion");
}

function writeAt(get: Get, at: number): string {
  const grant = applyApprovalEvent(requestApproval(), {
    type: "grant",
    at: get("write.granted"),
    expires: get("write.end"),
    listing: "listed",
  });
  if ("refused" in grant) throw new RangeError(`In the run, ${grant.refused}.`);
  const registry = {
    listings: new Map([["jobs", "listed" as const]]),
    approvals: new Map([["jobs", grant.approval]]),
  };
  const decision: WriteDecision = decideWriteAt(registry, { by: { protocolId: "jobs" }, area: "jobs", at });
  return decision.allowed ? "allowed" : `refused: ${decision.reason}`;
}

function lockPerJob(get: Get): number {
  return disputes.lockRequired([jobTerms(get)]) / SMALLEST;
}

/** What the lock holds beyond all the jobs that it covers. */
function freeLock(get: Get): number {
  const lock = get("entry.lock") * get("entry.price");
  return lock - Math.floor(lock / lockPerJob(get)) * lockPerJob(get);
}

function reputationTerms(get: Get): points.Terms {
  return { decayRate: get("reputation.decay"), vestingDuration: get("reputation.vesting") };
}

/** The lead's reputation: what its pace of accepted work leads to. */
function reputation(get: Get): number {
  const pace = points.awardFor(get("reputation.pace"), get("reputation.per-payment"));
  return points.plateau(pace, get("reputation.decay"));
}

function pointWorth(get: Get): number {
  return deterring.valueOfPoint(get("reputation.income"), get("entry.discount"), get("reputation.decay"));
}

function reputationLost(get: Get): number {
  return reputation(get) * get("reputation.cut") * pointWorth(get);
}

function rulingOdds(get: Get): deterring.Odds {
  return {
    lossIfBad: deterring.chanceOfLosing(get("ruling.look"), get("ruling.hit")),
    lossIfGood: deterring.chanceOfLosing(get("ruling.look"), get("ruling.error")),
  };
}

function lostParts(get: Get, held: number): deterring.LostDispute {
  return {
    payment: get("job.price"),
    fees: get("job.fee.validation") + get("job.fee.human"),
    slash: get("job.slash"),
    reputationLost: held * get("reputation.cut") * pointWorth(get),
  };
}

function deter(get: Get, held: number): deterring.Deterrence {
  return deterring.deterrence(lostParts(get, held), rulingOdds(get), {
    replacementBurn: get("entry.burn") * get("entry.price"),
    rents: held * pointWorth(get),
  });
}

function samplingTerms(get: Get): [rate: number, detection: number, penalty: number, effort: number] {
  return [get("sampling.rate"), get("sampling.detection"), get("sampling.penalty"), get("sampling.effort")];
}

function washJob(get: Get): attacks.WashJob {
  return {
    payment: get("job.price"),
    perPayment: get("reputation.per-payment"),
    ...reputationTerms(get),
    acceptanceFee: get("wash.fee"),
    overhead: get("wash.overhead"),
  };
}

function coverPaid(get: Get): number {
  return covers.payout(get("job.slash"), { deductible: get("cover.deductible"), share: get("cover.share") });
}

function coverPremium(get: Get): number {
  return covers.chargedPremium(get("cover.chance"), coverPaid(get), {
    loading: get("cover.loading"),
    expense: get("cover.expense"),
  });
}

/** The curve on which the run's token is sold. */
export function launchCurve(get: Get): Curve {
  return virtualCurve(get("launch.quote"), get("launch.tokens"));
}

function sniping(get: Get) {
  return attacks.snipeLaunch(launchCurve(get), {
    payment: get("launch.snipe"),
    soldAtGraduation: get("launch.sold"),
    fee: 0,
  });
}

function sumOf({ seizableLock, replacementBurn, rents }: loans.DefaultCost): number {
  return seizableLock + replacementBurn + rents;
}

function whole(amount: number): number {
  return Math.round(amount * SMALLEST);
}

function value(amount: number, unit: RunUnit, description: string): RunValue {
  return runValue({ value: amount, unit, description });
}

const usdc = (amount: number, description: string) => value(amount, "USDC", description);
const eth = (amount: number, description: string) => value(amount, "ETH", description);
const hours = (amount: number, description: string) => value(amount, "hours", description);
const days = (amount: number, description: string) => value(amount, "days", description);
const share = (amount: number, description: string) => value(amount, "share", description);
const count = (amount: number, description: string) => value(amount, "count", description);
const factor = (amount: number, description: string) => value(amount, "factor", description);
const word = (text: string, description: string) => runValue({ value: text, unit: "name", description });
