import type { ReactNode } from "react";
import * as styles from "./Demo.module.css";
import { supervisorsOf, voiceOf } from "./demo-texts";
import { Face } from "./Face";
import { hasEnded, jobOf, type Moment, type Season, type Work } from "./season";
import type { Setting } from "./setting";
import { votesOf } from "./story";

type BenchProps = { setting: Setting; season: Season; moment: Moment };

/** Programs from which the judge is drawn. */
const POOL = 7;
const DRAWN = 4;

/** What the job turns on at a moment: the study, the judge who is drawn by lot, or the three people and how they vote. */
export function Bench({ setting, season, moment }: BenchProps) {
  const { job, isChecked } = moment;
  const { work, seller } = jobOf(season);
  const people = supervisorsOf(setting);
  const nameOf = (party: "buyer" | "agent" | null) =>
    party ? `for ${voiceOf(setting, party, season.side, seller).name}` : "";
  const isKnown = isChecked || season.side === "agent" || hasEnded(moment);
  if (job.appealed) {
    const votes =
      job.winner &&
      people.map((_, index) =>
        index < votesOf(season) ? job.winner : job.winner === "buyer" ? "agent" : "buyer",
      );
    return (
      <Row key="people">
        {people.map((name, index) => (
          <Seat
            key={name}
            name={name}
            note={votes ? nameOf(votes[index] ?? null) : "reads"}
            side={votes ? votes[index] : null}
          >
            <Face kind="person" />
          </Seat>
        ))}
      </Row>
    );
  }
  if (job.decision)
    return (
      <Row key="judge">
        <Seat name={setting.party("party.validator")} note={nameOf(job.decision)} side={job.decision}>
          <Face kind="program" />
        </Seat>
      </Row>
    );
  if (job.state === "disputed")
    return (
      <Row key="lot">
        {Array.from({ length: POOL }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <Seat key={index} isDrawn={index === DRAWN}>
            <Face kind="program" />
          </Seat>
        ))}
      </Row>
    );
  const isOrdered = job.state === "funded";
  return (
    <Row key="study">
      <Study
        work={isKnown && !isOrdered ? work : null}
        isOrdered={isOrdered}
        isSealed={!isChecked && !hasEnded(moment)}
      />
    </Row>
  );
}

function Row({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.bench} aria-hidden="true">
      {children}
    </ul>
  );
}

type SeatProps = {
  name?: string;
  note?: string;
  side?: "buyer" | "agent" | null | undefined;
  isDrawn?: boolean;
  children: ReactNode;
};

function Seat({ name, note, side, isDrawn, children }: SeatProps) {
  return (
    <li className={styles.seat} data-side={side} data-drawn={isDrawn}>
      {children}
      {name && (
        <span>
          {name} <small>{note}</small>
        </span>
      )}
    </li>
  );
}

/** Figures in a study, and how many of them have a source if the work is poor. */
const [FIGURES, SOURCED] = [12, 3];

type StudyProps = { work: Work | null; isOrdered: boolean; isSealed: boolean };

/** A study: an outline until it is delivered, then sealed, or with a filled square for each figure that has a source. */
function Study({ work, isOrdered, isSealed }: StudyProps) {
  const words = isOrdered
    ? "ordered"
    : isSealed
      ? "sealed"
      : `${work === "good" ? FIGURES : SOURCED} of ${FIGURES} figures have a source`;
  return (
    <li className={styles.study} data-work={work} data-ordered={isOrdered}>
      <svg viewBox="0 0 56 64" aria-hidden="true">
        <path d="M4 2h34l14 14v46H4zM38 2v14h14" />
        {work &&
          Array.from({ length: FIGURES }, (_, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
              key={index}
              x={12 + (index % 3) * 12}
              y={20 + Math.floor(index / 3) * 10}
              width="7"
              height="6"
              data-sourced={work === "good" || index < SOURCED}
            />
          ))}
        {isSealed && !isOrdered && <path d="M2 46h52M28 37v18" />}
        {isSealed && !isOrdered && <circle cx="28" cy="46" r="8" data-seal="" />}
      </svg>
      <span>{words}</span>
    </li>
  );
}
