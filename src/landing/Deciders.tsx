import { useState } from "react";
import { Slider } from "../components/Slider";
import { HOURS_PER_DAY } from "../example/quantities";
import { placeEndToEnd, roundToTenths } from "../figures/parts/plot";
import { DOTS_PER_ROW, ROW_RADII } from "../ring/dot-layout";
import { Ring } from "../ring/Ring";
import { DotRows, drawArc, getPointAtTurn } from "../ring/Ticks";
import * as styles from "./Deciders.module.css";
import { useJobWords } from "./job-words";
import { landingTexts } from "./landing-texts";
import * as stage from "./Stage.module.css";

const { title, lead, slider, rows, upgrade } = landingTexts.deciders;

/** Lists who decides about a job one after the other. The ring has all their hours, and its hand goes to the row that is open. */
export function Deciders() {
  const words = useJobWords();
  const placed = placeEndToEnd(0, rows(words));
  const longest = getEnd(placed.at(-1));
  const deciders = [...placed, { ...upgrade(words, longest), from: longest }];
  const hours = getEnd(deciders.at(-1));
  const [hour, setHour] = useState(0);
  const current = deciders.findLast(({ from }) => from <= hour);
  const day = `day ${roundToTenths(hour / HOURS_PER_DAY)}`;
  const left = getEnd(current) - hour;
  return (
    <section className="columns landing-section" aria-labelledby="deciders">
      <div className={`wide-field ${stage.stage} ${styles.stage}`}>
        <h2 id="deciders">{title}</h2>
        <p className="lead">{lead(words)}</p>
        <div className={`screen-only ${stage.ring} ${styles.clock}`}>
          <Ring
            {...{ hours, hour }}
            actor={current?.actors.length === 1 ? current.actors[0] : "escrow"}
            windows={deciders.map((decider) => ({ ...decider, isCurrent: decider === current }))}
            center={[day, current?.act ?? "", `${left} hours left`]}
            drawing={<Face hours={hours} escrow={hour < longest ? words.price : 0} />}
            label={`From the delivery on: ${day}, ${current?.act}, ${left} hours left.`}
          />
          <Slider label={slider} value={hour} text={day} least={0} most={hours} step={1} onChange={setHour} />
        </div>
        <ol>
          {deciders.map((decider) => (
            <li key={decider.name}>
              <details
                className={styles.row}
                name="deciders"
                open={decider === current}
                onToggle={({ currentTarget }) =>
                  currentTarget.open && decider !== current && setHour(decider.from)
                }
              >
                <summary className="with-chevron">
                  <span className={styles.actors} data-actors={decider.actors.join(" ")} />
                  <h3>
                    {decider.name}{" "}
                    <span>
                      {`${decider.amount} hours, to day ${roundToTenths(getEnd(decider) / HOURS_PER_DAY)}`}
                    </span>
                  </h3>
                </summary>
                <p className="lead">{decider.text}</p>
              </details>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Returns the hour at which the hours of a decider end. */
function getEnd({ from, amount } = { from: 0, amount: 0 }): number {
  return from + amount;
}

/** A line around the hours for the time that a new rule waits, the money in rows of dots, and the numbers of the days. */
function Face({ hours, escrow }: { hours: number; escrow: number }) {
  const days = Array.from({ length: Math.floor(hours / HOURS_PER_DAY) }, (_, index) => index + 1);
  return (
    <g className={styles.face} textAnchor="middle">
      <path d={drawArc(204, 0, 1)} />
      <DotRows radii={ROW_RADII.slice(0, Math.ceil(escrow / DOTS_PER_ROW))} amount={escrow} size={8} />
      {days.map((day) => (
        <text key={day} {...getPointAtTurn(224, (day * HOURS_PER_DAY) / hours)}>
          <tspan dy="0.35em">{day}</tspan>
        </text>
      ))}
    </g>
  );
}
