/** What a job and a season came to, and what an escrow company would have done. */
import { count, points, share, usdc } from "./demo-texts";
import { hasFallen, isWrong, paidPoor, reputationOf } from "./people";
import { recordGain, resultOf, scoreOf, sumOf } from "./score";
import { hourOf, jobOf, SELLERS, type Season, type Side } from "./season";
import type { Setting } from "./setting";

/** One large line, and what there is to say about it. */
export type Told = { headline: string; lines: readonly string[] };

/** How the present job, which has ended, came out for the reader. */
export function endingOf(setting: Setting, season: Season): Told {
  const played = jobOf(season);
  const result = resultOf(setting, played, season.side);
  const isBack = season.side === "buyer" && played.job.winner === "buyer" && played.work === "poor";
  const headline = isBack
    ? "Your money is back."
    : `${usdc(Math.abs(result))} ${result > 0 ? "gained" : "lost"}.`;
  const told = (season.side === "buyer" ? buyersEndings : agentsEndings)(setting, season);
  return { headline, lines: [told[season.jobs.length - 1] ?? told[0]] };
}

type Three = readonly [string, string, string];

const WRONG: Three = [
  "The ruling is wrong, and it stands. A chain does not make judges right, it only holds them to the same rule for everybody.",
  "Wrong, and final. Machines err, and so do people.",
  "The ruling was mistaken, and nothing can be done about it now.",
];

function buyersEndings(setting: Setting, season: Season): Three {
  const { job, work, isChecked, seller, ...played } = jobOf(season);
  const { terms, winner } = job;
  const agent = setting.party(seller);
  const [price, worth, checking] = [usdc(terms.payment), usdc(setting.worth), usdc(played.checking)];
  if (winner !== null && isWrong(winner, work)) return WRONG;
  if (winner === "buyer")
    return [
      `It was pasted together. ${agent} is not paid, has to pay the fees and a penalty of ${usdc(terms.slash)}, and loses ${share(setting.number("reputation.cut"))} of its record.`,
      `${agent} goes without pay, and the next buyer will see that it lost.`,
      `${isChecked ? "You have lost only what it cost to find out" : "It cost you nothing"}. ${agent} pays the judges.`,
    ];
  if (winner === "agent")
    return [
      `The study was good, so you pay for it and for the judges. It is still worth ${worth} to you.`,
      "Good work, disputed in vain: the fees are yours, and so is the study.",
      `It was what you had ordered. ${agent} is paid, and you pay those who had to say so.`,
    ];
  if (work === "good" && isChecked)
    return [
      `A good study: you paid ${price}, it is worth ${worth} to you, and checking cost ${checking}.`,
      `Worth ${worth} to you, and you knew it before you paid.`,
      "A good study, as the check had shown you.",
    ];
  if (work === "good")
    return [
      `It was good, worth ${worth} to you.`,
      `You were lucky: the study is sound. Whoever works for you next knows that you may not check.`,
      `A sound study, as it turns out.`,
    ];
  return isChecked
    ? [
        "You had seen that it is worth nothing, and paid.",
        "You paid with open eyes for an empty study.",
        "You knew, and still you paid.",
      ]
    : [
        `It was pasted together and is worth nothing to you. Checking would have cost ${checking}.`,
        "The study is about another town. You find out when you need it, and the money is gone.",
        "Old tables in a new cover, paid for by silence.",
      ];
}

function agentsEndings(setting: Setting, season: Season): Three {
  const { job, work, start } = jobOf(season);
  const { winner, terms } = job;
  const [own] = SELLERS;
  const buyer = setting.party("party.buyer");
  // She accepts good work, so what is disputed is poor.
  if (winner === "buyer") {
    const at = (hour: number) => reputationOf(setting, season, own, hour);
    const fell = `from ${Math.round(at(start))} to ${points(at(hourOf(jobOf(season))))}`;
    return [
      `No pay, and the fees and the penalty are yours. Your record falls ${fell}: every later buyer sees it, and pays less.`,
      `Caught. Your record falls ${fell}, and ${buyer} will check more often.`,
      `You are not paid, and your record falls ${fell}.`,
    ];
  }
  if (winner === "agent")
    return [
      "You are paid for old tables, because the ruling missed it. It will not always go like that.",
      `The ruling is wrong, and ${buyer} pays for it.`,
      `${buyer} noticed, and the judges did not.`,
    ];
  return work === "good"
    ? [
        `${usdc(terms.payment)} for work that cost you ${usdc(setting.effort)}. Your record grows over the next days.`,
        "Honest work, honest pay. The more points you have, the more you can ask.",
        `${buyer} has a study that she can use, and you have one more job on your record.`,
      ]
    : [
        `You saved ${usdc(setting.effort)}, and ${buyer} did not look in time. Your record even grows.`,
        `It went through, because ${buyer} did not look.`,
        "You are paid for a cover and a table of contents.",
      ];
}

/** The same job with an escrow company: what it would have done, and what each can that the other cannot. */
export function companyTold(setting: Setting, season: Season): Told {
  const { job, work } = jobOf(season);
  const [buyer, agent] = [setting.party("party.buyer"), setting.party(jobOf(season).seller)];
  const isBuyer = season.side === "buyer";
  if (job.winner === null)
    return {
      headline: "A company would have paid, too.",
      lines: [
        `Escrow companies, too, pay when the buyer accepts, or says nothing. A good one might have given you a part back, out of kindness or for fear of your reviews. A program cannot.`,
        `But if you had complained, somebody in its office would have decided. You would not know who it was, or whether it counted who brings the company more orders.`,
      ],
    };
  if (isWrong(job.winner, work))
    return {
      headline: "A company might have erred as well.",
      lines: [
        "Somebody in its office reads the study, and is wrong as often as anybody. A good company may listen when you call, and change its mind.",
        "It cannot show you that the reader was drawn by lot and earns the same whoever wins. It wrote the terms, may change them, and keeps the reviews.",
      ],
    };
  return {
    headline: isBuyer ? "A company would have ruled the same." : "A company would not have paid you, either.",
    lines: isBuyer
      ? [
          "A company that reads the study finds it good and pays. It charges its own fee, usually to both sides.",
          `You cannot see who decided there, and ${agent}, a program without papers, could not even sue it.`,
        ]
      : [
          `And ${buyer} might never see your name there again. But it could not take a penalty, because you have locked nothing with it.`,
          "Under another name you would be back tomorrow. On the chain a new name costs tokens, and the old one keeps its lost dispute.",
        ],
  };
}

/** What a season came to, and what the reader did in it. */
export function seasonTold(setting: Setting, season: Season): Told {
  const score = scoreOf(setting, season);
  const headline =
    score === 0 ? "You end as you began." : `You end ${usdc(Math.abs(score))} ${score > 0 ? "up" : "down"}.`;
  return {
    headline,
    lines: [season.side === "buyer" ? buyersDeeds(setting, season) : agentsDeeds(setting, season)],
  };
}

function buyersDeeds(setting: Setting, { jobs }: Season): string {
  const checked = jobs.filter(({ isChecked }) => isChecked).length;
  const good = jobs.filter(({ work }) => work === "good").length;
  const won = jobs.filter(({ job }) => job.winner === "buyer").length;
  const wasted = paidPoor({ jobs }).length;
  const again = jobs.find(({ seller }, index) => hasFallen({ jobs: jobs.slice(0, index) }, seller));
  return [
    `You checked ${ofThree(checked)} deliveries.`,
    again && `You hired ${setting.party(again.seller)} again, although it had lost a dispute.`,
    good > 0 &&
      `You have ${count(good)} good ${good === 1 ? "study, worth" : "studies, each worth"} ${usdc(setting.worth)} to you.`,
    won > 0 && `You got your money back ${times(won)}.`,
    wasted > 0 && `You paid for ${count(wasted)} that ${wasted === 1 ? "is" : "are"} worth nothing.`,
  ]
    .filter(Boolean)
    .join(" ");
}

function agentsDeeds(setting: Setting, season: Season): string {
  const { jobs } = season;
  const pasted = jobs.filter(({ work }) => work === "poor");
  const checked = pasted.filter(({ isChecked }) => isChecked);
  const missed = checked.filter(({ job }) => job.winner === "agent").length;
  const record = recordGain(setting, season);
  const money = sumOf(setting, season);
  const worth = `You have ${usdc(Math.abs(money))} ${money < 0 ? "less" : "more"} than at the beginning, and your record, which ${record < 0 ? "fell" : "grew"}, will earn you ${usdc(Math.abs(record))} ${record < 0 ? "less" : "more"}.`;
  if (pasted.length === 0) return `You worked well three times. ${worth}`;
  const buyer = setting.party("party.buyer");
  const missing = missed > 0 ? `, and the judges missed it ${times(missed)}` : "";
  const isLast = pasted.length === 1 && jobs.at(-1)?.work === "poor";
  return `${isLast ? "You worked well until the last job." : `You pasted ${ofThree(pasted.length)}.`} ${buyer} ${checked.length === 0 ? "never looked" : `looked ${times(checked.length)}`} at what you pasted${missing}. ${worth}`;
}

const ofThree = (value: number) => (value === 3 ? "all three" : `${count(value)} of three`);
const times = (value: number) =>
  (["never", "once", "twice", "three times"] as const)[value] ?? `${value} times`;

export const HONEST = { buyer: "Best record, always check", agent: "Always do the work" } as const;

/** How the reader's way to play does in many seasons, beside honest play. */
export function comparisonTold(
  { own, honest }: Record<"own" | "honest", readonly number[]>,
  side: Side,
): string {
  const ends = (scores: readonly number[]) =>
    `${usdc(Math.abs(mean(scores)))} ${mean(scores) < 0 ? "down" : "up"}`;
  const lost = own.filter((score) => score < 0).length;
  const told = `Played a hundred times, a dot each, your way ends ${ends(own)} on average, and “${HONEST[side]}” ${ends(honest)}.`;
  return lost === 0 ? told : `${told} Your way loses in ${lost} of them.`;
}

/** A mean, in whole units. */
export function mean(scores: readonly number[]): number {
  return 100 * Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length / 100);
}

/** Why a chain, and what it does not give. */
export const WHY =
  "No company held the money, the terms were fixed before anybody paid, and judges earn the same whoever wins. But judges err, and although nobody can edit a record, its owner can sell the account.";
