import { useExample } from "../components/use-example";
import { createNumberGetter, createTextGetter, type Example, getPartyName } from "../example/example";
import type { PartyName } from "../example/names";

/** The example's names and values in the words of the landing page. Hours count from the end of the review. */
export type JobWords = ReturnType<typeof getJobWords>;

export function useJobWords(): JobWords {
  return getJobWords(useExample().example);
}

export function getJobWords(example: Example) {
  const getNumber = createNumberGetter(example);
  const getName = (name: PartyName) => getPartyName(example.values, name);
  return {
    buyer: getName("party.buyer"),
    agent: getName("party.lead"),
    sub: getName("party.first-sub"),
    owner: getName("party.owner"),
    program: getName("party.validator"),
    people: [
      getName("party.first-supervisor"),
      getName("party.second-supervisor"),
      getName("party.third-supervisor"),
    ],
    price: getNumber("job.price"),
    paid: getNumber("job.paid"),
    stake: getNumber("job.quarter"),
    /** The buyer's last hour to object, and the hour at which the drawings at rest stand. */
    hours: getNumber("window.waiting"),
    hour: getNumber("time.dispute") - getNumber("time.finding"),
    appealHours: getNumber("window.appeal"),
    getNumber,
    getText: createTextGetter(example),
  };
}
