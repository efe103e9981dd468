import * as styles from "./Demo.module.css";
import { supervisorsOf, voiceOf } from "./demo-texts";
import { Face } from "./Face";
import { getOtherParty, type Party } from "./old-rules/dispute";
import { hasEnded, jobOf, type Moment, type Season, type Work } from "./season";
import type { Setting } from "./setting";
import { votesOf } from "./story";

type BenchProps = { setting: Setting; season: Season; moment: Moment };

/** Programs from which the judge is drawn, and which of them it is. */
const POOL = Array.from({ length: 7 }, (_, index) => ({ isDrawn: index === 4 }));

/** What the job turns on at a moment: the study, the judge who is drawn by lot, or the three people and how they vote. */
export function Bench({ setting, season, moment }: BenchProps) {
  const { job, isChecked } = moment;
  const { work, seller } = jobOf(season);
  const { appealed, decision, winner, state } = job;
  const isOpen = isChecked || season.side === "agent" || hasEnded(moment);
  const noteOf = (side: Party) => `for ${voiceOf(setting, side, season.side, seller).name}`;
  const seats: SeatProps[] = appealed
    ? supervisorsOf(setting).map((name, index) => {
        const side = winner && (index < votesOf(season) ? winner : getOtherParty(winner));
        return { kind: "person", name, side, note: side ? noteOf(side) : "reads" };
      })
    : decision
      ? [{ kind: "program", name: setting.party("party.validator"), side: decision, note: noteOf(decision) }]
      : POOL.map(({ isDrawn }) => ({ kind: "program", isDrawn }));
  return (
    <ul key={`${appealed} ${decision} ${state === "disputed"}`} className={styles.bench} aria-hidden="true">
      {decision || state === "disputed" ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their seats
        seats.map((seat, index) => <Seat key={index} {...seat} />)
      ) : (
        <Study work={isOpen && state !== "funded" ? work : null} isOrdered={state === "funded"} />
      )}
    </ul>
  );
}

type SeatProps = {
  kind: "person" | "program";
  name?: string;
  side?: Party | null;
  note?: string;
  isDrawn?: boolean;
};

function Seat({ kind, name, side, note, isDrawn }: SeatProps) {
  return (
    <li className={styles.seat} data-side={side} data-drawn={isDrawn}>
      <Face kind={kind} />
      {name && (
        <span>
          {name} <small className="quiet">{note}</small>
        </span>
      )}
    </li>
  );
}

/** Figures in a study, and how many of them have a source if the work is poor. */
const [FIGURES, SOURCED] = [12, 3];

/** A study: an outline until it is delivered, then sealed, or with a filled square for each figure that has a source. */
function Study({ work, isOrdered }: { work: Work | null; isOrdered: boolean }) {
  const isSealed = !work && !isOrdered;
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
        {isSealed && <path d="M2 46h52M28 37v18" />}
        {isSealed && <circle cx="28" cy="46" r="8" data-seal="" />}
      </svg>
      <span>{words}</span>
    </li>
  );
}
