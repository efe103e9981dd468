/**
 * The papers' formulae as an agent would write them down from the papers' text: closed forms over the inputs of
 * `/models.json`, with nothing of this repository's own models. A formula may use what another has found.
 */
export type Find = (name: string) => number;

const { exp, log, sqrt, floor, max, min } = Math;
const HOURS = 24;

const job = {
  P: "job.price",
  f1: "job.fee.validation",
  f2: "job.fee.human",
  slash: "job.slash",
  D: "appeal.deposit",
};

/** q*: the chance of a reversal above which an appeal pays, for a stake V and a deposit D. */
const threshold = (v: Find, V: number, D: number) =>
  (v(job.f2) + D + v("appeal.carry") * D) / (V + v(job.f1) + v(job.f2) + D);

/** The deposit at which that chance is q. */
const depositFor = (v: Find, V: number, q: number) =>
  (q * (V + v(job.f1) + v(job.f2)) - v(job.f2)) / (1 + v("appeal.carry") - q);

/** (1 − e^(−x))/x, and its limit at 0: the mean of what decays from 1 over a time. */
const mean = (x: number) => (x === 0 ? 1 : (1 - exp(-x)) / x);

/** What an award of r counts at an age: it vests evenly over τ, and what is vested decays at λ. */
function counting(v: Find, age: number): number {
  const [decay, vesting] = [v("reputation.decay"), v("reputation.vesting")];
  const share = vesting > 0 ? min(age, vesting) / vesting : 1;
  const left = share * mean(decay * min(age, vesting));
  return v("reputation.award") * left * exp(-decay * max(0, age - vesting));
}

/**
 * The chances of losing a dispute over work of one kind, given how often a first ruling goes against it and how often an
 * appeal of the agent's and one of the buyer's succeeds: each appeals above its own q*.
 */
function losing(v: Find, against: number, success: { agent: number; buyer: number }) {
  const ruledAgainst = v("ruling.look") * against;
  const ruledFor = v("ruling.look") - ruledAgainst;
  const agentAppeals = success.agent > v("appeal.agent.threshold");
  const buyerAppeals = success.buyer > v("appeal.threshold");
  return {
    first: agentAppeals ? 0 : ruledAgainst,
    byBuyer: buyerAppeals ? ruledFor * success.buyer : 0,
    byAgent: agentAppeals ? ruledAgainst * (1 - success.agent) : 0,
  };
}

const badWork = (v: Find) =>
  losing(v, v("ruling.hit"), { agent: v("appeal.right"), buyer: v("appeal.wrong") });
const goodWork = (v: Find) =>
  losing(v, v("ruling.error"), { agent: v("appeal.wrong"), buyer: v("appeal.right") });

/** What such work costs on average in lost disputes, each of which takes so much reputation; the longer one goes, the more. */
function lostOnAverage(v: Find, { first, byBuyer, byAgent }: ReturnType<typeof losing>, reputation: number) {
  const stake = v("ruling.stake.without") + reputation;
  return first * stake + byBuyer * (stake + v(job.f2)) + byAgent * (stake + v(job.f2) + v(job.D));
}

/** A share, or without limit where nothing is enough. */
const perUnit = (amount: number, whole: number) => (whole > 0 ? amount / whole : Infinity);

/** What a buyer that looks at poor work wins of its payment on average, less what it loses where it loses. */
function gainFromLooking(v: Find): number {
  const [hit, wrong, right] = [v("ruling.hit"), v("appeal.wrong"), v("appeal.right")];
  const missed = 1 - hit;
  const afterMiss =
    wrong > v("appeal.threshold") ? wrong * v(job.P) - (1 - wrong) * (v("job.fees") + v(job.D)) : -v(job.f1);
  const afterHit =
    right > v("appeal.agent.threshold") ? (1 - right) * v(job.P) - right * v("job.fees") : v(job.P);
  return missed * afterMiss + hit * afterHit;
}

/** The payout at which the policy leaves just enough deterrence against saving so much. */
const effortBound = (v: Find, saving: string) =>
  (max(0, v("ruling.bound")) - v(saving)) / v("ruling.difference");

/** Days until a credit on reputation has decayed to what is needed of it: none where it is too small already. */
const daysUntil = (v: Find, credit: number, needed: number) =>
  needed > 0 ? max(0, log(credit / needed) / v("reputation.decay")) : Infinity;

/** Where a function that falls below zero after a time does so, by halving. */
function whereItFalls(f: (time: number) => number, from: number): number {
  let [above, below] = [from, from + 1];
  while (f(below) > 0) below += below - from;
  for (let halving = 0; halving < 100; halving += 1) {
    const middle = (above + below) / 2;
    if (f(middle) > 0) above = middle;
    else below = middle;
  }
  return above;
}

const health = (v: Find, credit: number) => (v("loan.covered") + credit) / v("loan.debt");

/** What is lost with a default of which the collateral covers a part. */
const lossGiven = (v: Find, debt: number) => max(0, 1 - (v("loan.collateral") + v("entry.lock.free")) / debt);

/** The logarithm of the expected utility loss of an agent that may lose so much. */
const aversion = (v: Find, loss: number) =>
  log(1 - v("cover.chance") + v("cover.chance") * exp(v("cover.aversion") * loss));

/** The curve's invariant, and its token reserve when so much has been paid. */
const invariant = (v: Find) => v("launch.quote") * v("launch.tokens");
const soldFor = (v: Find, paid: number) => v("launch.tokens") - invariant(v) / (v("launch.quote") + paid);

/** What the pool pays for so many tokens. */
const poolPays = (v: Find, tokens: number) => (v("launch.reserve") * tokens) / (v("launch.pool") + tokens);

const isAllowed = (v: Find, at: string) => v(at) >= v("write.granted") && v(at) < v("write.end");

export const formulas: Readonly<Record<string, (v: Find) => number>> = {
  "entry.burn.worth": (v) => v("entry.burn") * v("entry.price"),
  "entry.lock.worth": (v) => v("entry.lock") * v("entry.price"),
  "entry.lock.per-job": (v) => v(job.f1) + v(job.f2) + v(job.slash),
  "entry.lock.jobs": (v) => floor(v("entry.lock.worth") / v("entry.lock.per-job")),
  "entry.lock.reserved": (v) => v("entry.lock.jobs") * v("entry.lock.per-job"),
  "entry.lock.free": (v) => v("entry.lock.worth") - v("entry.lock.reserved"),
  "entry.lock.least-price": (v) => v("entry.lock.reserved") / v("entry.lock"),

  "window.longest": (v) =>
    v("window.waiting") + v("window.validation") + v("window.appeal") + v("window.judgment"),
  "window.longest.days": (v) => v("window.longest") / HOURS,
  "window.clock": (v) => v("window.clock.behind") + v("window.clock.ahead"),
  "window.forced": (v) => v("window.force-inclusion") + v("window.clock"),
  "window.reaction": (v) => v("window.waiting") - v("window.forced"),
  "time.appeal-ends": (v) => v("time.decision") + v("window.appeal"),

  "job.fees": (v) => v(job.f1) + v(job.f2),
  "dispute.fee.most": (v) => (v("ruling.hit") * v(job.P)) / (1 - v("ruling.hit")),
  "appeal.cost": (v) => v("appeal.carry") * v(job.D),
  "appeal.buyer.risked": (v) => v(job.f2) + v(job.D) + v("appeal.cost"),
  "appeal.buyer.swing": (v) => v(job.P) + v("job.fees") + v(job.D),
  "appeal.threshold": (v) => v("appeal.buyer.risked") / v("appeal.buyer.swing"),
  "appeal.agent.stake": (v) => v(job.P) + v(job.slash) + v("reputation.lost.worth"),
  "appeal.agent.threshold": (v) => threshold(v, v("appeal.agent.stake"), v(job.D)),
  "appeal.small.threshold": (v) => threshold(v, v("job.small"), v(job.D)),
  "appeal.small.scaled": (v) => threshold(v, v("job.small"), v("appeal.deposit.share") * v("job.small")),
  "appeal.small.without": (v) => threshold(v, v("job.small"), 0),
  "appeal.small.limit": (v) => v(job.f2) / v("job.fees"),
  "appeal.small.most": (v) => depositFor(v, v("job.small"), v("appeal.wrong")),
  "appeal.deposit.least": (v) => depositFor(v, v(job.P), v("appeal.right")),
  "appeal.deposit.most": (v) => depositFor(v, v(job.P), v("appeal.wrong")),
  "appeal.large.least": (v) => depositFor(v, v("job.large"), v("appeal.right")),
  "appeal.deposit.share": (v) => v(job.D) / v(job.P),
  "appeal.upheld.buyer": (v) => -v("appeal.buyer.swing"),
  "dispute.lost.agent": (v) => -(v(job.f1) + v(job.slash)),
  "dispute.worst.agent": (v) => v("job.fees") + v(job.slash) + v(job.D),
  "dispute.worst.lead": (v) => v("dispute.worst.agent") + v("job.first-sub"),

  "reputation.award": (v) => v("reputation.per-payment") * v(job.P),
  "reputation.award.peak": (v) => floor(100 * counting(v, v("reputation.vesting"))) / 100,
  "reputation.standing": (v) => (v("reputation.per-payment") * v("reputation.pace")) / v("reputation.decay"),
  "reputation.point": (v) => v("reputation.income") / (v("reputation.decay") + v("entry.discount")),
  "reputation.worth": (v) => v("reputation.point") * v("reputation.standing"),
  "reputation.lost": (v) => v("reputation.cut") * v("reputation.standing"),
  "reputation.lost.worth": (v) => v("reputation.point") * v("reputation.lost"),
  "record.loss.before": (v) =>
    counting(v, v("record.loss")) + counting(v, v("record.loss") - v("record.second")),
  "record.loss.after": (v) => (1 - v("reputation.cut")) * v("record.loss.before"),
  "record.end.counting": (v) =>
    (1 - v("reputation.cut")) *
      (counting(v, v("record.end")) + counting(v, v("record.end") - v("record.second"))) +
    counting(v, v("record.end") - v("record.third")),

  "ruling.bad": (v) => v("ruling.bad.first") + v("ruling.bad.appealed"),
  "ruling.bad.first": (v) => badWork(v).first,
  "ruling.bad.appealed": (v) => badWork(v).byBuyer + badWork(v).byAgent,
  "ruling.good": (v) => goodWork(v).first + goodWork(v).byBuyer + goodWork(v).byAgent,
  "ruling.difference": (v) => v("ruling.bad") - v("ruling.good"),
  "ruling.stake": (v) => v("ruling.stake.without") + v("reputation.lost.worth"),
  "ruling.stake.appealed": (v) => v("ruling.stake") + v(job.f2),
  "ruling.stake.own": (v) => v("ruling.stake.appealed") + v(job.D),
  "ruling.stake.without": (v) => v(job.P) + v(job.f1) + v(job.slash),
  "ruling.cost.bad": (v) => lostOnAverage(v, badWork(v), v("reputation.lost.worth")),
  "ruling.cost.leaving": (v) => lostOnAverage(v, badWork(v), 0),
  "ruling.cost.good": (v) => lostOnAverage(v, goodWork(v), v("reputation.lost.worth")),
  "ruling.bound": (v) => v("ruling.cost.bad") - v("ruling.cost.good"),
  "ruling.bound.overlap": (v) => {
    const jobs = max(1, v("entry.lock.jobs"));
    const kept = (chance: number) => (1 - v("reputation.cut") * chance) ** jobs;
    const lost = v("reputation.worth") * (kept(v("ruling.good")) - kept(v("ruling.bad")));
    return v("ruling.bound.without") + lost / jobs;
  },
  "ruling.bound.without": (v) => lostOnAverage(v, badWork(v), 0) - lostOnAverage(v, goodWork(v), 0),
  "ruling.bound.leaving": (v) =>
    v("ruling.cost.leaving") + v("entry.burn.worth") + v("reputation.worth") - v("ruling.cost.good"),
  "inspection.back": (v) => gainFromLooking(v),
  "inspection.look": (v) => perUnit(v("ruling.cheat"), v("ruling.cost.bad") / v("ruling.look")),
  "inspection.poor": (v) => perUnit(v("ruling.inspection"), v("inspection.back")),
  "sampling.bribe": (v) => v("sampling.rate") * v("sampling.detection") * v("sampling.penalty"),

  "key.forced": (v) => v("key.revoked") + v("window.force-inclusion"),
  "key.end.late": (v) => v("key.first-sub.end") + v("window.clock.behind"),
  "key.closed": (v) => min(v("key.first-sub.end"), v("key.forced")),
  "key.closed-later": (v) => max(v("key.first-sub.end"), v("key.forced")),
  "key.exposed": (v) => v("key.closed") - v("key.stolen"),
  "key.exposed.without": (v) => v("key.closed-later") - v("key.stolen"),
  "key.left": (v) => v("key.left.independent") - v("key.second-sub.limit"),
  "key.left.independent": (v) => v("key.first-sub.limit") - v("key.first-sub.spend"),
  "key.exposure": (v) => v("key.limit"),
  "key.exposure.independent": (v) => v("key.limit") + v("key.first-sub.limit") + v("key.second-sub.limit"),

  "hop.work": (v) => v("window.work") / HOURS,
  "hop.deadline.leaf": (v) => v("hop.work"),
  "hop.deadline.middle": (v) => v("hop.deadline.leaf") + v("window.longest.days") + v("hop.work"),
  "hop.deadline.root": (v) => v("hop.deadline.middle") + v("window.longest.days") + v("hop.work"),
  "hop.deadline.replaced": (v) => 2 * (v("hop.deadline.leaf") + v("window.longest.days")) + v("hop.work"),
  "hop.waiting.middle": (v) => v("hop.work") + v("window.longest.days") + v("window.react") / HOURS,
  "hop.waiting.leaf": (v) => 2 * v("hop.waiting.middle") - v("window.waiting") / HOURS,
  "hop.lead.margin": (v) => v(job.P) - v("job.first-sub"),
  "hop.first-sub.margin": (v) => v("job.first-sub") - v("job.second-sub"),
  "hop.lead.lost": (v) => v("dispute.lost.agent") - v("job.first-sub"),
  "grief.delay": (v) => (v("window.validation") + v("window.appeal")) / HOURS,
  "grief.path": (v) => v(job.P) + v("job.first-sub") + v("job.second-sub"),
  "grief.damage.path": (v) => v("grief.path") * (1 - exp(-v("entry.discount") * v("grief.delay"))),
  "hop.closed.days": (v) => v("hop.deadline.root") + v("window.longest.days"),
  "dao.delay": (v) => max(v("window.cooldown") / HOURS, v("hop.deadline.root") + v("window.longest.days")),

  "loan.covered": (v) => v("loan.threshold") * v("loan.collateral"),
  "loan.credit": (v) => v("loan.per-point") * v("reputation.standing"),
  "loan.capacity": (v) => v("loan.covered") + v("loan.credit"),
  "loan.health": (v) => health(v, v("loan.credit")),
  "loan.until": (v) => daysUntil(v, v("loan.credit"), v("loan.gain")),
  "loan.until.after": (v) => daysUntil(v, (1 - v("reputation.cut")) * v("loan.credit"), v("loan.gain")),
  "loan.until.award": (v) => {
    const needed = v("loan.gain") / (v("loan.per-point") * (1 - v("reputation.cut")));
    const held = (age: number) =>
      v("reputation.standing") * exp(-v("reputation.decay") * age) + counting(v, age);
    if (v("loan.gain") <= 0) return Infinity;
    const peak = held(v("reputation.vesting")) > needed ? v("reputation.vesting") : 0;
    return held(peak) > needed ? whereItFalls((age) => held(age) - needed, peak) : 0;
  },
  "loan.points.before": (v) =>
    v("reputation.standing") * exp((-v("reputation.decay") * v("time.appeal-ends")) / HOURS),
  "loan.points.after": (v) => (1 - v("reputation.cut")) * v("loan.points.before"),
  "loan.health.before": (v) => health(v, v("loan.per-point") * v("loan.points.before")),
  "loan.health.dispute": (v) => health(v, v("loan.per-point") * v("loan.points.after")),
  "loan.loss": (v) => lossGiven(v, v("loan.debt")),
  "loan.loss.most": (v) => lossGiven(v, v("loan.capacity")),
  "loan.rate": (v) => (1 + v("loan.risk-free")) / (1 - v("loan.chance") * v("loan.loss")) - 1,
  "loan.seized": (v) => min(v("entry.lock.free"), v("loan.debt") - v("loan.collateral")),
  "loan.lender": (v) => v("loan.collateral") + v("loan.seized") - v("loan.debt"),
  "loan.gain": (v) => v("loan.debt") - v("loan.covered"),
  "loan.deterrent": (v) => v("loan.safe") + v("reputation.worth"),
  "loan.deterrent.due": (v) =>
    v("loan.safe") + v("reputation.worth") * exp(-v("reputation.decay") * v("loan.term")),
  "loan.deterred": (v) => daysUntil(v, v("reputation.worth"), v("loan.gain") - v("loan.safe")),
  "loan.safe": (v) => v("entry.lock.free"),

  "cover.chance": (v) => min(1, v("cover.jobs") * v("ruling.good")),
  "cover.loss": (v) => v("ruling.stake.own"),
  "cover.payout": (v) => v("cover.share") * (v(job.slash) - v("cover.deductible")),
  "cover.fair": (v) => v("cover.chance") * v("cover.payout"),
  "cover.premium": (v) => (1 + v("cover.loading")) * v("cover.fair") + v("cover.expense"),
  "cover.premium.job": (v) => v("cover.premium") / v("cover.jobs"),
  "cover.premium.most": (v) =>
    (aversion(v, v("cover.loss")) - aversion(v, v("cover.loss") - v("cover.payout"))) / v("cover.aversion"),
  "cover.bound.cheat": (v) => effortBound(v, "ruling.cheat"),
  "cover.deterred": (v) => v("ruling.bound") - v("ruling.difference") * v("cover.payout"),
  "cover.spread": (v) =>
    v("cover.payout") * sqrt(v("cover.policies") * v("cover.chance") * (1 - v("cover.chance"))),
  "cover.spread.correlated": (v) =>
    v("cover.spread") * sqrt(1 + (v("cover.policies") - 1) * v("cover.correlation")),
  "cover.pool.funds": (v) => v("cover.reserve") + v("cover.policies") * v("cover.premium"),
  "cover.pool.payout": (v) => v("cover.policies") * v("cover.fair"),
  "cover.pool.good": (v) => v("cover.pool.payout") + 2 * v("cover.spread"),
  "cover.pool.bad": (v) => v("cover.pool.payout") + 2 * v("cover.spread.correlated"),

  "launch.price.first": (v) => v("launch.quote") / v("launch.tokens"),
  "launch.price.last": (v) => invariant(v) / (v("launch.tokens") - v("launch.sold")) ** 2,
  "launch.price.rise": (v) => v("launch.price.last") / v("launch.price.first"),
  "launch.reserve": (v) => invariant(v) / (v("launch.tokens") - v("launch.sold")) - v("launch.quote"),
  "launch.pool": (v) => v("launch.reserve") / v("launch.price.last"),
  "launch.left": (v) => v("launch.supply") - v("launch.sold") - v("launch.pool"),
  "launch.depth": (v) => (v("launch.quote") + v("launch.reserve")) / v("launch.reserve"),
  "launch.redeemed": (v) => poolPays(v, v("launch.sold")),
  "launch.redeemed.share": (v) => v("launch.redeemed") / v("launch.reserve"),
  "launch.sold.last": (v) => v("launch.price.last") * v("launch.sold"),
  "launch.sold.credit": (v) => (v("loan.threshold") * Math.round(v("launch.sold.last") * 100)) / 100,
  "launch.snipe.tokens": (v) => soldFor(v, v("launch.snipe")),
  "launch.snipe.out": (v) => poolPays(v, v("launch.snipe.tokens")),
  "launch.others": (v) => v("launch.reserve") - v("launch.snipe"),

  "attack.free-work.cost": (v) => (1 - v("ruling.error")) * v(job.f1),
  "attack.free-work.gain": (v) => v("ruling.error") * v(job.P),
  "attack.free-work.stops": (v) => v("attack.free-work.gain") / (1 - v("ruling.error")),
  "attack.wash.cost": (v) => v("wash.fee") * v(job.P) + v("wash.overhead"),
  "attack.wash.gain": (v) => {
    const waiting = mean(v("entry.discount") * v("reputation.vesting"));
    return v("reputation.award") * v("reputation.point") * waiting;
  },
  "attack.wash.stops": (v) => (v("attack.wash.gain") - v("wash.overhead")) / v(job.P),
  "attack.wash.point": (v) => v("attack.wash.cost") / v("reputation.award.peak"),
  "attack.bribe.cost": (v) => v("sampling.bribe"),
  "attack.bribe.gain": (v) => {
    const [reversed, appealed] = [v("appeal.wrong"), v("appeal.right")];
    const bought = reversed > v("appeal.threshold") ? reversed * v("ruling.stake.appealed") : 0;
    const found =
      appealed > v("appeal.agent.threshold") ? (1 - appealed) * v("ruling.stake.own") : v("ruling.stake");
    return found - bought;
  },
  "attack.bribe.stops": (v) => v("attack.bribe.gain") / (v("sampling.rate") * v("sampling.detection")),
  "attack.stolen-key.cost": (v) => v("key.theft") + v("key.gas"),
  "attack.stolen-key.gain": (v) => v("key.left"),
  "attack.stolen-key.stops": (v) => v("attack.stolen-key.cost"),
  "attack.signature.cost": (v) => v("key.theft"),
  "attack.signature.gain": (v) => v("key.allowance"),
  "attack.signature.stops": (v) => v("attack.signature.cost"),
  "attack.staged.cost": (v) => v(job.f1),
  "attack.staged.gain": (v) => v("cover.payout"),
  "attack.staged.stops": (v) => (v("cover.payout") - v(job.f1)) / v(job.slash),
  "attack.staged.left": (v) => v("cover.payout") - v(job.f1),
  "attack.staged.two-policies": (v) => (2 * v("cover.payout") - v(job.f1)) / v(job.slash),
  "attack.default.cost": (v) =>
    v("entry.burn.worth") + v("loan.safe") + v("wash.jobs") * v("attack.wash.cost"),
  "attack.default.gain": (v) => v("loan.per-point") * v("wash.jobs") * v("reputation.award.peak"),
  "attack.default.stops": (v) =>
    (v("attack.default.gain") - v("wash.jobs") * v("wash.overhead")) / (v("wash.jobs") * v(job.P)),
  "attack.snipe.cost": (v) => v("launch.snipe"),
  "attack.snipe.gain": (v) => v("launch.snipe.out"),
  "attack.snipe.stops": (v) => {
    const tokens = (v("launch.snipe") * v("launch.pool")) / (v("launch.reserve") - v("launch.snipe"));
    const paid = invariant(v) / (v("launch.tokens") - tokens) - v("launch.quote");
    return 1 - paid / v("launch.snipe");
  },
};

/** Whether each of the run's findings holds, by the rule that the papers' sentence states. */
export const findings: Readonly<Record<string, (v: Find) => boolean>> = {
  "window.reaction": (v) => v("window.react") <= v("window.reaction"),
  "ruling.bound": (v) => v("ruling.cheat") <= v("ruling.bound"),
  "ruling.bound.overlap": (v) => v("ruling.cheat") <= v("ruling.bound.overlap"),
  "ruling.bound.without": (v) => v("ruling.cheat") <= v("ruling.bound.without"),
  "ruling.bound.leaving": (v) => v("ruling.cheat") <= v("ruling.bound.leaving"),
  "inspection.look": (v) => v("inspection.look") < 1,
  "inspection.poor": (v) => v("inspection.poor") < 1,
  loan: (v) => v("loan.health") >= 1,
  "attack.bribe": (v) => v("attack.bribe.gain") > v("attack.bribe.cost"),
  "attack.wash": (v) => v("attack.wash.gain") > v("wash.overhead"),
  "appeal.threshold": (v) =>
    v("appeal.right") <= v("appeal.threshold") && v("appeal.threshold") < v("appeal.wrong"),
  "appeal.deposit": (v) => max(0, v("appeal.large.least")) <= v("appeal.small.most"),
  "attack.signature": (v) => v("key.allowance") > v("key.first-sub.limit"),
  "grief.damage.path": (v) => v("grief.damage.path") > v(job.f1),
  "cover.pool": (v) => v("cover.pool.bad") <= v("cover.pool.funds"),
  "cover.deterred": (v) => v("ruling.cheat") <= v("cover.deterred"),
  "attack.staged.two-policies": (v) => v("attack.staged.two-policies") > 1,
  "dao.timelock": (v) => v("window.cooldown") / HOURS >= v("hop.closed.days"),
  "launch.sold": (v) => v("launch.sold.credit") > v("launch.reserve"),
  "write.early": (v) => isAllowed(v, "write.early"),
  "write.late": (v) => isAllowed(v, "write.late"),
};
