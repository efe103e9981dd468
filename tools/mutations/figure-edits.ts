// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of source, and what stands in it.
import type { Edit } from "./edit";

const PARTS = "src/figures/parts";
const ACCOUNT = "src/figures/AccountMap/AccountMap.tsx";
const APPEAL = "src/figures/AppealThreshold/AppealThreshold.tsx";
const CURVE = "src/figures/BondingCurve/BondingCurve.tsx";
const HEALTH = "src/figures/HealthFactor/HealthFactor.tsx";
const BAND = "src/figures/InsuranceBand/InsuranceBand.tsx";
const STATES = "src/figures/JobStates/JobStates.tsx";
const MODULES = "src/figures/ModuleMap/ModuleMap.tsx";
const DEADLINES = "src/figures/MultiHopDeadlines/MultiHopDeadlines.tsx";
const TIMELINE = "src/figures/JobTimeline/JobTimeline.tsx";
const COVER = "src/figures/PaperCover/PaperCover.tsx";
const REPUTATION = "src/figures/ReputationOverTime/ReputationOverTime.tsx";
const KEY = "src/figures/SessionKey/SessionKey.tsx";
const SWARM = "src/figures/SwarmBudgets/SwarmBudgets.tsx";
const WRITE = "src/figures/WriteDecision/WriteDecision.tsx";

/** Drawings of the papers, each made wrong in one place; units alone have to see them. */
export const figureEdits: readonly Edit[] = [
  {
    what: "an axis ends halfway",
    file: `${PARTS}/Axes.tsx`,
    from: "V${bottom}H${right}",
    to: "V${bottom}H${(left + right) / 2}",
  },
  {
    what: "an axis's title stands at the other axis",
    file: `${PARTS}/Axes.tsx`,
    from: 'tone="quiet" text={yTitle}',
    to: 'tone="quiet" text={xTitle}',
  },
  {
    what: "a tick stands beside its number",
    file: `${PARTS}/Axes.tsx`,
    from: "M${x(at)},${bottom}v6",
    to: "M${x(at) + 20},${bottom}v6",
  },
  {
    what: "the numbers of the vertical axis stand in the reverse order",
    file: `${PARTS}/Axes.tsx`,
    from: '<Label x={left - 12} y={y(at)} at="middle"',
    to: '<Label x={left - 12} y={top + bottom - y(at)} at="middle"',
  },
  {
    what: "a title is written over the tick at its end of the axis",
    file: `${PARTS}/Axes.tsx`,
    from: 'inTheWay ? "start" : xTitleAt',
    to: "xTitleAt",
  },
  {
    what: "the words of two ticks touch",
    file: `${PARTS}/label-widths.ts`,
    from: "own.from < to + gap && from < own.to + gap",
    to: "own.from === from",
  },
  {
    what: "a curve ends before its domain does",
    file: `${PARTS}/plot.ts`,
    from: "{ length: POINTS + 1 }",
    to: "{ length: POINTS - 9 }",
  },
  {
    what: "a curve is drawn of its place instead of its value",
    file: `${PARTS}/plot.ts`,
    from: "linePath(samples(from, to).map((value) => [x(value), y(f(value))]))",
    to: "linePath(samples(from, to).map((value) => [x(value), y(f(from))]))",
  },
  {
    what: "an area lies under its upper line only",
    file: `${PARTS}/plot.ts`,
    from: "areaPath(along(upper), along(lower))",
    to: "areaPath(along(upper), along(upper))",
  },
  {
    what: "a table leaves out the moments that matter",
    file: `${PARTS}/plot.ts`,
    from: "ROUND_VALUES), to, ...others]",
    to: "ROUND_VALUES), to]",
  },
  {
    what: "a stretch of an axis is marked at one end only",
    file: `${PARTS}/Span.tsx`,
    from: "H${to}M${to},${y - 5}v10",
    to: "H${to}",
  },
  {
    what: "the words of a stretch stand at its start",
    file: `${PARTS}/Span.tsx`,
    from: "Math.max(half, (from + to) / 2)",
    to: "Math.max(half, from)",
  },
  {
    what: "arrows have no heads",
    file: `${PARTS}/Arrow.tsx`,
    from: " markerEnd={`url(#fig-${figure}-arrow)`}",
    to: "",
  },
  {
    what: "all is dimmed but what a view leaves out",
    file: `${PARTS}/dimmed.ts`,
    from: 'isDimmed ? "fig-dimmed" : undefined',
    to: 'isDimmed ? undefined : "fig-dimmed"',
  },
  {
    what: "nothing is dimmed",
    file: `${PARTS}/dimmed.ts`,
    from: 'isDimmed ? "fig-dimmed" : undefined',
    to: "isDimmed ? undefined : undefined",
  },
  {
    what: "an attack's cost and gain change places in the drawing",
    file: `${PARTS}/attack.ts`,
    from: '`costs ${text("cost")},\\nbrings ${text("gain")}:',
    to: '`costs ${text("gain")},\\nbrings ${text("cost")}:',
  },
  {
    what: "an attack's turning point is its gain",
    file: `${PARTS}/attack.ts`,
    from: "const stops = values[`attack.${topic}.stops`];",
    to: "const stops = values[`attack.${topic}.gain`];",
  },
  {
    what: "a terminal state looks like any other",
    file: `${PARTS}/Box.tsx`,
    from: 'terminal: "fig-tint fig-quiet"',
    to: 'terminal: "fig-tint"',
  },
  {
    what: "a key's clock fills as its time passes",
    file: `${PARTS}/Key.tsx`,
    from: "strokeDashoffset={(-spent).toFixed(2)}",
    to: "strokeDashoffset={(spent - 1).toFixed(2)}",
    units: ["__tests__/components/CardDiagram", "__tests__/components/FeatureDrawing"],
  },

  {
    what: "the band's edges change places",
    file: APPEAL,
    from: "y={y(wrong)}",
    to: "y={y(right)}",
  },
  {
    what: "the chosen deposit is marked at another place",
    file: APPEAL,
    from: "M${x(chosen)},${y(0)}V${y(1)}",
    to: "M${x(100)},${y(0)}V${y(1)}",
  },
  {
    what: "a curve's price stands where the curve begins",
    file: APPEAL,
    from: "y={y(threshold(MAX_DEPOSIT))}",
    to: "y={y(threshold(0))}",
  },
  {
    what: "all three curves are the middle job's",
    file: APPEAL,
    from: "return appealOf(get, get(job));",
    to: 'return appealOf(get, get(job && "job.price"));',
  },
  {
    what: "the small job's stretch ends where the large one's begins",
    file: APPEAL,
    from: "to={x(Math.min(smallMost, MAX_DEPOSIT))}",
    to: "to={x(Math.min(largeLeast, MAX_DEPOSIT))}",
  },
  {
    what: "the large job's stretch begins where the small one's ends",
    file: APPEAL,
    from: "from={x(Math.max(0, largeLeast))}",
    to: "from={x(Math.max(0, smallMost))}",
  },
  {
    what: "the description tells the one limit as the other",
    file: APPEAL,
    from: 'leaves the band at a deposit of ${amount("appeal.small.most")}',
    to: 'leaves the band at a deposit of ${amount("appeal.large.least")}',
  },
  {
    what: "who always appeals is said never to",
    file: APPEAL,
    from: "threshold > wrong",
    to: "threshold <= right",
  },
  {
    what: "the deposit is pulled up and down",
    file: APPEAL,
    from: 'along: "x"',
    to: 'along: "y"',
  },

  {
    what: "the reserve's area goes on after graduation",
    file: CURVE,
    from: 'className="fig-area-1" d={between(() => 0, curve.price, [0, sold]',
    to: 'className="fig-area-1" d={between(() => 0, curve.price, [0, end]',
  },
  {
    what: "the pool's price is the curve's",
    file: CURVE,
    from: "d={graph(inPool, [sold, end], { x, y })}",
    to: "d={graph(curve.price, [sold, end], { x, y })}",
  },
  {
    what: "a number of the axis stands at half its value",
    file: CURVE,
    from: "{ at: half, text: tokens(half) }",
    to: "{ at: half / 2, text: tokens(half) }",
  },
  {
    what: "graduation is marked at the first price",
    file: CURVE,
    from: "cx={x(sold)} cy={y(poolPrice(pool))}",
    to: "cx={x(sold)} cy={y(curve.price(0))}",
  },
  {
    what: "the pool's name stands at the curve's end",
    file: CURVE,
    from: 'y={y(inPool(end)) + 12} text="pool"',
    to: 'y={y(curve.price(end)) + 12} text="pool"',
  },
  {
    what: "the first buyer is shown to sell half of what it bought",
    file: CURVE,
    from: "[sold - bought, sold]",
    to: "[sold - bought / 2, sold]",
  },
  {
    what: "the first buyer's tokens end at their price",
    file: CURVE,
    from: "between(() => 0, curve.price, [0, bought]",
    to: "between(() => 0, curve.price, [0, bought / 2]",
  },

  {
    what: "the area of liquidation lies above one",
    file: HEALTH,
    from: "y={y(1)} width={x(end) - x(0)}",
    to: "y={y(1) - (y(least) - y(1))} width={x(end) - x(0)}",
  },
  {
    what: "the lines' crossings are marked on the axis of days",
    file: HEALTH,
    from: "cx={x(time)} cy={y(1)}",
    to: "cx={x(time)} cy={y(least)}",
  },
  {
    what: "the axis of days ends when the loan falls due",
    file: HEALTH,
    from: "const TERMS = 2;",
    to: "const TERMS = 1;",
  },
  {
    what: "the loan falls due at the end of the axis",
    file: HEALTH,
    from: "M${x(due)},",
    to: "M${x(end)},",
  },
  {
    what: "the lost dispute drops the line a day late",
    file: HEALTH,
    from: 'lost: get("time.appeal-ends") / HOURS_A_DAY',
    to: 'lost: get("time.appeal-ends") / HOURS_A_DAY + 1',
  },
  {
    what: "the lost dispute lowers the line from the start",
    file: HEALTH,
    from: "graph(disputed, [lost, end], { x, y })",
    to: "graph(disputed, [0, end], { x, y })",
  },
  {
    what: "the two lines' names change places",
    file: HEALTH,
    from: 'y={y(alone(end))} at="last"',
    to: 'y={y(disputed(end))} at="last"',
  },
  {
    what: "the description gives decay alone the other line's day",
    file: HEALTH,
    from: "by decay alone it reaches one after ${days[1]} days",
    to: "by decay alone it reaches one after ${days[0]} days",
  },
  {
    what: "the washed loan's line does not fall",
    file: HEALTH,
    from: 'washed: (time: number) => decay(1, get("reputation.decay"), time)',
    to: 'washed: (time: number) => decay(1, get("reputation.decay"), 0 * time)',
  },
  {
    what: "the debt is pulled along the days",
    file: HEALTH,
    from: 'along: "y"',
    to: 'along: "x"',
  },

  {
    what: "what is traded begins above the charged premium",
    file: BAND,
    from: 'className="fig-area-3" d={between(charged, accepted',
    to: 'className="fig-area-3" d={between(fair, accepted',
  },
  {
    what: "sound and unsound payouts change places",
    file: BAND,
    from: 'className="fig-area-3" d={between(charged, accepted, [0, limit]',
    to: 'className="fig-area-3" d={between(charged, accepted, [limit, slash]',
  },
  {
    what: "the bound is drawn at the policy's payout",
    file: BAND,
    from: "M${x(limit)},${y(0)}V${y(MAX * higher)}",
    to: "M${x(policy.paid)},${y(0)}V${y(MAX * higher)}",
  },
  {
    what: "the charged premium is drawn as the fair one",
    file: BAND,
    from: "graph(charged, [0, slash], { x, y })",
    to: "graph(fair, [0, slash], { x, y })",
  },
  {
    what: "a bound that no payout reaches is drawn at the slash",
    file: BAND,
    from: "const isReached = bound < slash;",
    to: "const isReached = bound < Number.POSITIVE_INFINITY;",
  },
  {
    what: "two lines' names change places",
    file: BAND,
    from: 'y={y(charged(slash)) - 8} text="charged"',
    to: 'y={y(charged(slash)) - 8} text="fair"',
  },
  {
    what: "a staged claim pays from its gain on",
    file: BAND,
    from: '"attack.staged.cost"',
    to: '"attack.staged.gain"',
  },
  {
    what: "a policy dearer than anybody pays is traded",
    file: BAND,
    from: "const traded = policy.premium <= most(policy.paid);",
    to: "const traded = policy.premium > 0;",
  },
  {
    what: "the description tells the charged premium as the fair one",
    file: BAND,
    from: "The fair premium rises to ${inUsdc(fair(slash))}",
    to: "The fair premium rises to ${inUsdc(charged(slash))}",
  },

  {
    what: "no arrow leads from the decision to its end",
    file: STATES,
    from: '<Across from="decided" to="final" y={664} end={ends.frame} />',
    to: "<g />",
  },
  {
    what: "an appeal's end is the buyer's whoever wins",
    file: STATES,
    from: 'path?.moments.at(-1)?.state === "final" && path.winner === winner',
    to: 'path?.moments.at(-1)?.state === "final" && winner === "buyer"',
  },
  {
    what: "an end that a path does not reach is not dimmed",
    file: STATES,
    from: '<g className={dimmed(path !== undefined && !isOver("agent"))}>',
    to: "<g>",
  },
  {
    what: "a path that is appealed leads to its end without an appeal",
    file: STATES,
    from: 'path.moments.at(-2)?.state !== "decided"',
    to: '!path.moments.some(({ state }) => state === "decided")',
  },
  {
    what: "a state carries the agent's balance before the buyer's",
    file: STATES,
    from: "const line = `${buyer}, ${agent}`;",
    to: "const line = `${agent}, ${buyer}`;",
  },
  {
    what: "the finding gives the buyer the agent's end",
    file: STATES,
    from: "${buyer} ends at ${usdc(last.buyer)} USDC",
    to: "${buyer} ends at ${usdc(last.agent)} USDC",
  },
  {
    what: "the table has the end of another appeal",
    file: STATES,
    from: 'buyer: "agent-reversed"',
    to: 'buyer: "buyer-upheld"',
  },
  {
    what: "pressing the agent's end shows the buyer's",
    file: STATES,
    from: '{ view: "agent-wins", ...ends, y: 622 }',
    to: '{ view: "buyer-wins", ...ends, y: 622 }',
  },

  {
    what: "what comes back points away",
    file: MODULES,
    from: "isIn ? [party, module.name, what] : [module.name, party, what]",
    to: "[party, module.name, what]",
  },
  {
    what: "a payout is drawn as if it were paid in",
    file: MODULES,
    from: "d={isIn ?",
    to: "d={!isIn ?",
  },
  {
    what: "the jobs module alone is shown by dimming the rest",
    file: MODULES,
    from: '!isShown(name) && view !== "jobs"',
    to: "!isShown(name)",
  },
  {
    what: "a loan is drawn as granted however large it is",
    file: MODULES,
    from: 'isGranted ? "lends" : "refuses"',
    to: 'isGranted ? "lends" : "lends"',
  },
  {
    what: "modules are pressed one row too high",
    file: MODULES,
    from: "({ view: viewOf(name), ...left, y, height })",
    to: "({ view: viewOf(name), ...left, y: y - 170, height })",
  },

  {
    what: "each stretch of the strip is as long as all windows before it",
    file: TIMELINE,
    from: "[x(sumOf(hours.slice(0, index))), x(",
    to: "[x(0), x(",
  },
  {
    what: "a party's time has the colour of a decider's",
    file: TIMELINE,
    from: 'from: 470, to: 674, colour: "fig-bar-1"',
    to: 'from: 470, to: 674, colour: "fig-bar-2"',
  },
  {
    what: "the windows of a way leave out the one in which nobody appeals",
    file: TIMELINE,
    from: "stage <= last",
    to: "stage < last",
  },
  {
    what: "a way ends with what another leaves",
    file: TIMELINE,
    from: "paths: [2, 3]",
    to: "paths: [4, 5]",
  },
  {
    what: "an appeal risks its deposit alone",
    file: TIMELINE,
    from: 'numberOf(values, "job.fee.human") + numberOf(values, "appeal.deposit")',
    to: 'numberOf(values, "appeal.deposit")',
  },
  {
    what: "a way shows the stages beyond it",
    file: TIMELINE,
    from: "shown >= 0 && stage > shown",
    to: "shown >= 0 && stage > shown + 1",
  },

  {
    what: "a key's own part is drawn as wide as its limit",
    file: ACCOUNT,
    from: "width={wide(limit - reserved)}",
    to: "width={wide(limit)}",
  },
  {
    what: "a revoked key takes the one above with it",
    file: ACCOUNT,
    from: "depth >= gone",
    to: "depth >= gone - 1",
  },
  {
    what: "nobody but the owner can revoke a key",
    file: ACCOUNT,
    from: "...names.slice(0, depth)",
    to: "...names.slice(0, 0)",
  },
  {
    what: "the key above goes on with all that it had",
    file: ACCOUNT,
    from: "above.limit - above.reserved",
    to: "above.limit",
  },
  {
    what: "the precompile's arrow ends at the account",
    file: ACCOUNT,
    from: "x={native.x + 18} to={slot.y}",
    to: "x={native.x + 18} to={account.y}",
  },

  {
    what: "a seller's work is drawn after its delivery",
    file: DEADLINES,
    from: "{...piece(due - work, due)}",
    to: "{...piece(due, due + work)}",
  },
  {
    what: "a job stays open until the dispute over it has ended",
    file: DEADLINES,
    from: "{...piece(due, open)}",
    to: "{...piece(due, closed)}",
  },
  {
    what: "the legend gives one colour the other's meaning",
    file: DEADLINES,
    from: 'className: "fig-area-3", text: "open"',
    to: 'className: "fig-area-2", text: "open"',
  },
  {
    what: "the margin to react begins where the time to dispute has ended",
    file: DEADLINES,
    from: "{...piece(over, open)}",
    to: "{...piece(open, open + open - over)}",
  },
  {
    what: "the margin to react is what the job above leaves after its own time to dispute",
    file: DEADLINES,
    from: "over={aligned[edge + 1]?.closed}",
    to: "over={aligned[edge + 1]?.open}",
  },
  {
    what: "a day stands beside its tick",
    file: DEADLINES,
    from: '<path key={day} className="fig-quiet" d={`M${x(day)},${axis}v6`} />',
    to: '<path key={day} className="fig-quiet" d={`M${x(day / 2)},${axis}v6`} />',
  },
  {
    what: "the axis of days ends at two weeks",
    file: DEADLINES,
    from: "${axis}H${x(end)}",
    to: "${axis}H${x((end * 14) / END)}",
  },
  {
    what: "the finding tells the last window as the first",
    file: DEADLINES,
    from: "const [last, first] = [aligned[0], final.at(-1)];",
    to: "const [last, first] = [aligned.at(-1), final.at(-1)];",
  },

  {
    what: "a cover's accent is on every section but the longest",
    file: COVER,
    from: 'accent ? "currentColor" : undefined',
    to: 'accent ? undefined : "currentColor"',
  },
  {
    what: "a cover's rays all begin in its corner",
    file: COVER,
    from: "skip && `0 ${skip} ${MAX_LENGTH}`",
    to: "undefined",
  },

  {
    what: "the awards' stairs leave out an award",
    file: REPUTATION,
    from: "filter((at) => at < end);\n  return [0, ...inside, end]",
    to: "filter((at) => at < end).slice(0, -1);\n  return [0, ...inside, end]",
  },
  {
    what: "what counts does not fall at the lost dispute",
    file: REPUTATION,
    from: "d={untilLoss + fromLoss}",
    to: "d={graph((time) => effectiveAfterLosses(awards, terms, [], time), [0, end], { x, y })}",
  },
  {
    what: "the vested line is the effective one",
    file: REPUTATION,
    from: "d={graph(vested, [0, end], { x, y })}",
    to: "d={graph(counting, [0, end], { x, y })}",
  },
  {
    what: "two lines' names stand at each other's ends",
    file: REPUTATION,
    from: 'y={y(vested(end))} at="middle" text="vested"',
    to: 'y={y(counting(end))} at="middle" text="vested"',
  },
  {
    what: "vesting takes as long as the second award waits",
    file: REPUTATION,
    from: "to={x(Math.min(end, terms.vestingDuration))}",
    to: 'to={x(Math.min(end, get("record.second")))}',
  },
  {
    what: "the loss's words stand on the axis's wrong side",
    file: REPUTATION,
    from: 'anchor={leftOfLoss ? "end" : "start"}',
    to: 'anchor={leftOfLoss ? "start" : "end"}',
  },
  {
    what: "the day of the loss is pulled at the last day",
    file: REPUTATION,
    from: "x: x(day), y: y(counting(day))",
    to: "x: x(end), y: y(counting(end))",
  },

  {
    what: "the thief's time begins with the revocation",
    file: KEY,
    from: "width: Math.abs(x(until) - x(stolen)) }",
    to: "width: Math.abs(x(until) - x(revoked)) }",
  },
  {
    what: "the revocation is in force when it is signed",
    file: KEY,
    from: "M${x(forced)},${y(0)}V",
    to: "M${x(revoked)},${y(0)}V",
  },
  {
    what: "a revocation before the key's end is told as after it",
    file: KEY,
    from: 'forced < end ? "before"',
    to: 'forced < end ? "after"',
  },
  {
    what: "the stair of what is charged leaves out the end of the key",
    file: KEY,
    from: "d={stairPath(moments.map(({ at, spent })",
    to: "d={stairPath(spends.map(({ at, spent })",
  },
  {
    what: "a state lasts from the key's start",
    file: KEY,
    from: "x={x(from) + 1}",
    to: "x={x(0) + 1}",
  },
  {
    what: "the limit's line is drawn at half of it",
    file: KEY,
    from: "M${x(0)},${y(limit)}H${x(last)}",
    to: "M${x(0)},${y(limit / 2)}H${x(last)}",
  },
  {
    what: "the description swaps the theft and the signature",
    file: KEY,
    from: "The key is stolen at ${stolen} hours",
    to: "The key is stolen at ${revoked} hours",
  },
  {
    what: "the end of the key is pulled up and down",
    file: KEY,
    from: 'along: "x"',
    to: 'along: "y"',
  },

  {
    what: "the bars of tree and thief change places",
    file: SWARM,
    from: "y={top} width={x(exposure) - 8}",
    to: "y={top} width={x(stolen) - 8}",
  },
  {
    what: "a key is filled by what is left on it",
    file: SWARM,
    from: "Math.min(1, spent / limit)",
    to: "Math.min(1, 1 - spent / limit)",
  },
  {
    what: "a key's counter is rounded to one digit",
    file: SWARM,
    from: "{ significant: 2 }",
    to: "{ significant: 1 }",
  },
  {
    what: "the axis of amounts has no ticks",
    file: SWARM,
    from: "roundValues([0, most], 4).map",
    to: "roundValues([0, most], 4).slice(0, 1).map",
  },
  {
    what: "the description tells the tree's exposure as the thief's",
    file: SWARM,
    from: "a thief of the middle key takes ${amount(stolen)}.`",
    to: "a thief of the middle key takes ${amount(exposure)}.`",
  },
  {
    what: "keys are not joined to those below them",
    file: SWARM,
    from: "{y > NODE.top && <path",
    to: "{y < NODE.top && <path",
  },

  {
    what: "the way on is marked with the answer that ends it",
    file: WRITE,
    from: 'text={allows ? "no" : "yes"}',
    to: 'text={allows ? "yes" : "no"}',
  },
  {
    what: "the last test leads nowhere",
    file: WRITE,
    from: "V${top(tests.length) + HEIGHT / 2}H${outcome.x}",
    to: "V${top(tests.length) - HEIGHT / 2}H${outcome.x}",
  },
  {
    what: "a path's own test is dimmed",
    file: WRITE,
    from: "last < 0 || index <= last",
    to: "last < 0 || index < last",
  },
  {
    what: "a path that a test ends goes on to approval",
    file: WRITE,
    from: "<g className={dimmed(last >= 0)}>",
    to: "<g>",
  },
  {
    what: "a denial looks like an approval",
    file: WRITE,
    from: 'kind={allows ? "accent" : "box"}',
    to: 'kind="accent"',
  },
  {
    what: "outcomes are pressed one row too low",
    file: WRITE,
    from: "y: 40 + index * PITCH, height",
    to: "y: 40 + (index + 1) * PITCH, height",
  },
];
