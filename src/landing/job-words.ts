import { useExample } from "../components/use-example";
import { createNumberGetter, createTextGetter, type Example } from "../example/example";

/** The example's names and values in the words of the landing page. Hours count from the end of the review. */
export type JobWords = ReturnType<typeof getJobWords>;

export function useJobWords(): JobWords {
  return getJobWords(useExample().example);
}

export function getJobWords(example: Example) {
  const getNumber = createNumberGetter(example);
  const getText = createTextGetter(example);
  return {
    buyer: getText("party.buyer"),
    agent: getText("party.lead"),
    sub: getText("party.first-sub"),
    owner: getText("party.owner"),
    program: getText("party.validator"),
    people: [
      getText("party.first-supervisor"),
      getText("party.second-supervisor"),
      getText("party.third-supervisor"),
    ],
    price: getNumber("job.price"),
    paid: getNumber("job.paid"),
    stake: getNumber("job.quarter"),
    /** The buyer's last hour to object, and the hour at which the drawings at rest stand. */
    hours: getNumber("window.waiting"),
    hour: getNumber("time.dispute") - getNumber("time.finding"),
    /** The hour at which the reader has to decide. */
    firstHour: getNumber("window.react"),
    appealHours: getNumber("window.appeal"),
    getNumber,
    getText,
  };
}
