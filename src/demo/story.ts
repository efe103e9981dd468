/** What happens in a job, a sentence for each thing, and other words in each of the three jobs. */
import { amount, hours, STUDIES, supervisorsOf, usdc, voiceOf } from "./demo-texts";
import { jobOf, loserOf, luck, type Season } from "./season";
import type { Setting } from "./setting";

/** How many of the three people voted with the majority. */
export function votesOf(season: Season): number {
  return luck(season, "votes") < 0.5 ? 2 : 3;
}

/** What has happened at a moment of the present job. */
export function storyOf(setting: Setting, season: Season, index: number): string {
  const told = variantsOf(setting, season, index);
  return told[season.jobs.length - 1] ?? told[0] ?? "";
}

function variantsOf(setting: Setting, season: Season, index: number): readonly string[] {
  const { side, jobs } = season;
  const { seller, work, moments } = jobOf(season);
  const moment = moments[index];
  if (!moment) return [];
  const { job, isChecked } = moment;
  const { terms } = job;
  const [buyer, agent] = [voiceOf(setting, "buyer", side, seller), voiceOf(setting, "agent", side, seller)];
  const price = usdc(terms.payment);
  const study = STUDIES[jobs.length - 1] ?? "";
  const waiting = hours(terms.waitingPeriod);
  const fees = terms.validationFee + terms.appealFee;
  const loser = voiceOf(setting, loserOf(job), side, seller);
  const winner = voiceOf(setting, job.decision ?? "agent", side, seller);
  const judge = setting.party("party.validator");
  const [first, second, third] = supervisorsOf(setting);
  const isBuyer = side === "buyer";
  switch (job.state) {
    case "funded":
      return isBuyer
        ? [
            `You pay ${price} into escrow.`,
            `You pay ${price} into escrow. ${agent.Name} can see the money, and cannot take it.`,
            `Your ${price} go into escrow, out of your reach and out of ${agent.name}’s.`,
          ]
        : [
            `You are ${setting.party(seller)}, an AI agent. ${buyer.Name}, whom you have never met, has paid ${price} (digital dollars) for a study of ${study}. They wait on a blockchain, in a program that neither of you controls. Doing it properly costs you ${usdc(setting.effort)}.`,
            `${buyer.Name} pays ${price} into escrow for a study of ${study}.`,
            `${price} are waiting in escrow. This time it is ${study}.`,
          ];
    case "submitted":
      if (isBuyer && !isChecked)
        return [
          `${agent.Name}, an AI agent that you have never met, has delivered your study of ${study}: worth ${usdc(setting.worth)} to you if it is good, nothing if it was pasted together. Your ${price} (digital dollars) wait on a blockchain, in a program that neither of you controls. In ${waiting} they go to ${agent.name}, unless you object.`,
          `${agent.Name} delivers your study of ${study}, sealed. Your ${waiting} begin.`,
          `The last study is here: ${study}, by ${agent.name}. From outside, good and poor look alike.`,
        ];
      if (isBuyer && work === "good")
        return [
          "You open it. Each of its 12 figures has a source, and the tables agree.",
          "You follow its sources, and they say what the study says.",
          "You read it to the end: sound numbers, and a conclusion you can use.",
        ];
      if (isBuyer)
        return [
          "You open it. Only 3 of its 12 figures have a source, and two tables contradict each other.",
          "You look closer: most of it is copied from a report on another town.",
          "You read it to the end. The charts are handsome, and hardly a number has a source.",
        ];
      if (!isChecked)
        return [
          `You deliver it, sealed. ${buyer.Name} has ${waiting} to look inside. If she says nothing, you are paid.`,
          `Your study is with ${buyer.name}, and the clock runs.`,
          `You deliver. Will ${buyer.name} look inside?`,
        ];
      return [
        `After ${hours(job.now)} ${buyer.name} opens it.`,
        `${buyer.Name} takes an afternoon and reads it.`,
        `${buyer.Name} opens it and follows your sources.`,
      ];
    case "accepted":
      return isBuyer
        ? [
            `You accept it, and the escrow pays ${agent.name} ${price}.`,
            `You say yes, and the escrow pays ${agent.name} ${price}.`,
            `You accept this last one, and ${agent.name} gets ${price}.`,
          ]
        : [
            `She accepts it, and the ${price} are yours.`,
            `She says yes, and the escrow pays you ${price}.`,
            `It is what she ordered: ${price} for you.`,
          ];
    case "auto-accepted":
      return isBuyer
        ? [
            `Three days go by. You say nothing, and silence pays ${agent.name} ${price}.`,
            `The ${waiting} run out, and the escrow pays ${agent.name}.`,
            `Nobody objects in time, so ${price} go to ${agent.name}.`,
          ]
        : [
            `${buyer.Name} never opens it. After ${waiting} you are paid ${price}.`,
            `Three days, and not a word from ${buyer.name}. The escrow pays you ${price}.`,
            `Three days are over, ${buyer.name} has not opened it, and you are paid ${price}.`,
          ];
    case "disputed":
      return [
        `${isBuyer ? "You dispute" : "She disputes"} it. Each side puts up ${usdc(fees)} for the judges, and ${agent.name} ${usdc(terms.slash)} more, which ${isBuyer ? "it loses" : "you lose"} with the case.`,
        `${isBuyer ? "You object" : "She objects"}. On top of the pay, ${agent.name} now ${agent.verb("have", "has")} ${usdc(fees + terms.slash)} at stake, and ${buyer.name} ${usdc(fees)}.`,
        `${isBuyer ? "You say" : "She says"} what is wrong with it, and both sides put up the judges’ fees.`,
      ];
    case "decided":
      return [
        `A judge is drawn by lot: ${judge}, a program that earns ${usdc(terms.validationFee)} whoever wins. It rules for ${winner.name}.`,
        `A program is drawn by lot to judge. It is ${judge}, and it rules for ${winner.name}.`,
        `The lot falls on ${judge}, a program. It compares the study with the order, and decides for ${winner.name}.`,
      ];
    case "appealed":
      return [
        `${loser.Name} ${loser.verb("appeal", "appeals")} and ${loser.verb("lock", "locks")} ${usdc(terms.appealDeposit)}. Three people are drawn by lot: ${first}, ${second} and ${third}.`,
        `${loser.Name} ${loser.verb("want", "wants")} people to decide, and ${loser.verb("lock", "locks")} a deposit of ${amount(terms.appealDeposit)}. ${first}, ${second} and ${third} get the case.`,
        `${loser.Name} ${loser.verb("put", "puts")} ${usdc(terms.appealDeposit)} on it: ${first}, ${second} and ${third} will read everything once more.`,
      ];
    case "final": {
      if (!job.appealed)
        return [
          `${loser.Name} ${loser.verb("let", "lets")} it stand, and the ruling is final.`,
          `${hours(terms.appealWindow)} pass without an appeal.`,
          `${loser.Name} ${loser.verb("do", "does")} not appeal. That is the end of it.`,
        ];
      const votes = votesOf(season);
      const most = votes === 3 ? "All three" : "Two of the three";
      return job.winner === job.decision
        ? [
            `${most} agree with the program. It is final, and the deposit is lost.`,
            `${most} say that ${judge}, the program, was right. The deposit is lost.`,
            `The people agree with ${judge}, ${votes} to ${3 - votes}. There is no further appeal.`,
          ]
        : [
            `${most} overrule the program. It is final, and the deposit comes back.`,
            `${most} see it differently from ${judge}, the program. Their word is final.`,
            `The people overturn it, ${votes} to ${3 - votes}, and the deposit comes back.`,
          ];
    }
    default:
      return [];
  }
}
