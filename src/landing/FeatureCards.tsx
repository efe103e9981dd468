import type { ReactNode } from "react";
import { createDots, Ring, type RingProps } from "../ring/Ring";
import * as styles from "./FeatureCards.module.css";
import { type FeatureCard, featureCards } from "./features";
import { type JobWords, useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";

/** Three cards of one size, each with the ring in another role. */
export function FeatureCards() {
  const words = useJobWords();
  return (
    <section className="columns landing-section" aria-labelledby="cards">
      <h2 id="cards" className={styles.heading}>
        {landingTexts.cards.title}
      </h2>
      {featureCards.map(({ name, title, purpose, text }) => (
        <article key={name} className={styles.card} data-name={name}>
          <Ring {...cardRings[name](words)} />
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.purpose}>{purpose}</p>
          <p className="lead">{text(words)}</p>
        </article>
      ))}
    </section>
  );
}

const cardRings: Record<FeatureCard["name"], (words: JobWords) => RingProps> = {
  commerce: ({ buyer, agent, price, hours, getText }) => ({
    ...{ buyer, agent, hours },
    actor: "agent",
    center: ["money first", "then the work"],
    dots: createDots({ escrow: price }),
    label: `${buyer} has paid ${getText("job.price")} into escrow before ${agent} begins.`,
  }),
  wallet: ({ agent, owner, getNumber, getText }) => {
    const [hour, hours] = [getNumber("write.early"), getNumber("key.duration")];
    return {
      ...{ hour, hours },
      actor: "agent",
      center: [getText("key.limit"), `in ${getText("key.duration")}`],
      label: `At hour ${hour} of ${hours}, ${agent} may spend ${getText("key.limit")} with the key that ${owner} gave it.`,
    };
  },
  people: ({ buyer, agent, program, people, getNumber }) => {
    const hour = getNumber("time.judgment") - getNumber("time.appeal");
    const hours = getNumber("window.judgment");
    return {
      ...{ buyer, agent, hour, hours },
      drawing: <Judges />,
      label: `${program}, a program, decides first. On appeal ${people.join(", ")}, who are people, have the last word.`,
    };
  },
};

/** A square for the program, and below it the faces of three people to whom the loser can appeal. */
function Judges(): ReactNode {
  return (
    <g textAnchor="middle" transform="scale(1.4)">
      <path className={styles.judge} d="M-20-92h40v40h-40zM0-16v14m-6-7l6 7l6-7" />
      <text y="-27">a program</text>
      {[-68, 0, 68].map((x) => (
        <path
          key={x}
          className={styles.judge}
          d={`M${x - 20} 60v-6a20 20 0 0 1 40 0v6zM${x - 10} 18a10 10 0 1 0 20 0a10 10 0 1 0-20 0`}
        />
      ))}
      <text y="84">three people</text>
    </g>
  );
}
