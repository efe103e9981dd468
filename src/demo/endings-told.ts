/** What a job and a season came to, and why a chain: what is told large. */
import { SMALLEST } from "../example/quantities";
import type { DemoRun } from "./demo-run";
import { points, share, signed, usdc } from "./demo-texts";
import { isWrong } from "./others";
import { averagesOf, resultOf, scoreOf } from "./score";
import { hasEnded, type PlayedJob, type Season } from "./season";
import { priceFor, reputationOf } from "./sellers";

/** One large line, and two sentences. */
export type Told = { headline?: string | undefined; lines: readonly string[] };

/** How the present job, which has ended, came out for the reader. */
export function endingOf(run: DemoRun, season: Season): Told {
  const { side, played } = season;
  const result = resultOf(run, played, side);
  const even = played.job.winner === side ? "Your money is back." : "Nothing gained, nothing lost.";
  const headline = result === 0 ? even : `${usdc(Math.abs(result))} ${result > 0 ? "gained" : "lost"}.`;
  const lines = side === "buyer" ? buyersLines(run, season) : agentsLines(run, season);
  return { headline, lines };
}

function buyersLines(run: DemoRun, season: Season): string[] {
  const { played } = season;
  const { job, work, isLooked, seller } = played;
  const agent = run.party(seller);
  const [worth, looking] = [usdc(run.worth), usdc(run.looking)];
  if (work === null) return ["You keep your money, and go without a study."];
  const truth =
    work === "good"
      ? `A good study, worth ${worth} to you, for ${usdc(job.terms.payment)}.`
      : `${agent} had pasted it together: it is worth nothing to you.`;
  if (job.winner !== null) return [truth, onRuling(run, season)];
  if (work === "poor")
    return [
      truth,
      isLooked
        ? `You had seen it, and paid. A dispute would have been won at once in ${share(run.number("ruling.hit"))} of cases.`
        : `You paid unseen. A look would have cost ${looking}.`,
    ];
  if (job.state === "auto-accepted")
    return [truth, `Silence is no praise: what ${agent}’s record gains now comes from other work.`];
  return [
    truth,
    isLooked
      ? `Your yes adds to ${agent}’s record in the days to come, while what is old in it fades. Others hear that you look.`
      : "You saved the look, and agents hear of that too.",
  ];
}

function agentsLines(run: DemoRun, season: Season): string[] {
  const { job, work } = season.played;
  const buyer = run.party("party.buyer");
  if (work === null) return ["You let the job go, and somebody else does it."];
  const truth =
    work === "good"
      ? `The work was good, and cost you ${usdc(run.effort)}.`
      : `You pasted it together, and saved ${usdc(run.effort)}.`;
  if (job.winner !== null) return [truth, onRuling(run, season)];
  if (job.state === "auto-accepted")
    return [
      truth,
      `${buyer} did not look. Silence is no praise: what your record gains now comes from other work.`,
    ];
  return [
    truth,
    `${buyer} looked and said yes: that adds to your record in the days to come, while what is old in it fades.`,
  ];
}

/** What a ruling has done, and that it may be wrong. */
function onRuling(run: DemoRun, season: Season): string {
  const { side, played } = season;
  const { job, work, seller } = played;
  if (isWrong(job.winner, work))
    return "The ruling is wrong, and it stands: a chain does not make judges right, it only binds them to the same rule for all.";
  const whose = side === "agent" ? "Your" : `${run.party(seller)}’s`;
  if (job.winner === "agent") return `Whoever loses pays the judges. ${whose} record grows from now on.`;
  const now = reputationOf(run, season, seller);
  const before = reputationOf(run, season, seller, played.start);
  if (Math.round(before) === 0)
    return `${run.party(seller)} had no record to lose, as nobody has who is new.`;
  return `${whose} record falls from ${Math.round(before)} to ${points(now)}: every later buyer sees it, and pays less until other work has rebuilt it.`;
}

/** What the whole season came to, beside what two ways to play bring on average. */
export function scoreTold(
  run: DemoRun,
  season: Season,
): Told & { ways: readonly (readonly [value: string, name: string])[] } {
  const { side } = season;
  const score = scoreOf(run, season);
  const { honest, cheap } = averagesOf(run, side);
  const held = reputationOf(run, season, "party.lead");
  const record =
    side === "agent"
      ? [`Your record is ${points(held)} now, for which you can ask ${usdc(priceFor(run, held))}.`]
      : [];
  return {
    headline:
      score === 0
        ? "You end as you began."
        : `You end ${usdc(Math.abs(score))} ${score > 0 ? "up" : "down"}.`,
    lines: [
      ...record,
      ...(side === "buyer"
        ? [`Your purse, and ${usdc(run.worth)} for each good study: what it is worth to you.`]
        : []),
      "No company held the money, the judges earned the same whoever won, and the record was nobody’s to edit. Whoever judged could still err.",
    ],
    ways: [
      [
        whole(honest),
        `on average by ${side === "buyer" ? "looking every time and paying for what is good" : "good work throughout"}`,
      ],
      [
        whole(cheap),
        `by ${side === "buyer" ? "buying cheap and paying unseen" : "pasting throughout"}, by the same model`,
      ],
    ],
  };
}

function whole(value: number): string {
  return signed(SMALLEST * Math.round(value / SMALLEST));
}

/** Why a chain: said where it is met, once in a season. */
export function contrastOf(run: DemoRun, { side, ended, played }: Season): string | undefined {
  const { job } = played;
  const isFirst = (has: (played: PlayedJob) => boolean) => !ended.some(has);
  if (job.state === "funded" && isFirst(({ work }) => work !== null))
    return "Nobody holds this money. It moves by the rule alone, fixed before either pays.";
  if (job.state === "decided" && isFirst(({ job }) => job.decision !== null))
    return `${run.party("party.validator")} was drawn by lot, and earns ${usdc(job.terms.validationFee)} whoever wins.`;
  if (hasEnded(played) && played.work !== null && isFirst(({ work }) => work !== null))
    return `${side === "agent" ? "Your" : `${run.party(played.seller)}’s`} record is nobody’s to sell or to edit.`;
  return undefined;
}
