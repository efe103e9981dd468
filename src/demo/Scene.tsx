import { useMemo } from "react";
import { roundToTenths } from "../figures/parts/plot";
import { Bench } from "./Bench";
import * as styles from "./Demo.module.css";
import { amount, hours, voiceOf } from "./demo-texts";
import { Face } from "./Face";
import { dotsAfter, isGone, placesOf, RING, SINKS, STAGE } from "./money";
import { reputationOf } from "./people";
import { onRing, THREADS } from "./ring";
import { balancesAt, resultOf } from "./score";
import { hasEnded, hourOf, jobOf, type Season, windowEnd } from "./season";
import type { Setting } from "./setting";

type SceneProps = {
  setting: Setting;
  season: Season;
  /** How many things of the present job are shown. */
  shown: number;
};

/** Who has what, as numbers and as light: the escrow is the ring, with the hours that run about it. */
export function Scene({ setting, season, shown }: SceneProps) {
  const { side, jobs } = season;
  const played = jobOf(season);
  const moment = played.moments[shown - 1] ?? played;
  const isOver = hasEnded(moment);
  const end = windowEnd(moment.job);
  const { seller, start } = played;
  const now = balancesAt(setting, season, moment);
  const moodOf = (who: Season["side"]) =>
    isOver ? (played.job.winner === who || resultOf(setting, played, who) > 0 ? "glad" : "sad") : undefined;
  const held = reputationOf(setting, season, seller, isOver ? hourOf(played) : start);
  const done = isOver ? jobs : jobs.slice(0, -1);
  return (
    <div className={styles.scene}>
      <dl className={styles.ledger}>
        <div data-account="buyer">
          <dt className="quiet">
            <Face kind="person" mood={moodOf("buyer")} />
            {voiceOf(setting, "buyer", side).Name}
          </dt>
          <dd>{amount(now.buyer)}</dd>
          {side === "buyer" && (
            <dd className={styles.tiles}>
              {done.map(
                ({ work, start }) =>
                  work === "good" && <span key={start}>{`study ${amount(setting.worth)}`}</span>,
              )}
            </dd>
          )}
        </div>
        <div data-account="escrow">
          <dt className="quiet">Escrow</dt>
          <dd>{amount(now.escrow)}</dd>
          <dd className="quiet">{end !== null && `${hours(end - moment.job.now)} left`}</dd>
        </div>
        <div data-account="agent">
          <dt className="quiet">
            <Face kind="program" mood={moodOf("agent")} />
            {voiceOf(setting, "agent", side, seller).Name}
          </dt>
          <dd>{amount(now.agent)}</dd>
          <dd className="quiet">{`record ${Math.round(held)}`}</dd>
        </div>
      </dl>
      <Light setting={setting} season={season} shown={shown} />
      <dl className={`quiet ${styles.gone}`} aria-label="Spent">
        {SINKS.filter(([sink]) => now[sink] > 0).map(([sink, name]) => (
          <div key={sink}>
            <dt>{name}</dt> <dd>{amount(now[sink])}</dd>
          </div>
        ))}
      </dl>
      <Bench setting={setting} season={season} moment={moment} />
    </div>
  );
}

/** Hours are ticks about the ring; they run on to what happens next. */
function Light({ setting, season, shown }: SceneProps) {
  const { jobs } = season;
  const { moments } = jobOf(season);
  const dots = useMemo(() => {
    const steps = jobs.flatMap(({ moments }, index) => {
      const until = { ...season, jobs: jobs.slice(0, index + 1) };
      const seen = index === jobs.length - 1 ? moments.slice(0, shown) : moments;
      return seen.map((moment) => balancesAt(setting, until, moment));
    });
    return placesOf(dotsAfter(steps));
  }, [setting, season, jobs, shown]);
  const { job } = moments[shown - 1] ?? jobOf(season);
  const end = windowEnd(job);
  const length = job.state === "decided" ? job.terms.appealWindow : job.terms.waitingPeriod;
  const next = moments[shown]?.job.now ?? job.now;
  const passed = end === null ? 0 : Math.max(0, Math.min(length, next - (end - length)));
  const circle = { cx: RING.x, cy: RING.y, r: RING.radius, pathLength: length };
  return (
    <svg className={styles.light} viewBox={`0 0 ${STAGE.width} ${STAGE.height}`} aria-hidden="true">
      <path className={styles.threads} d={THREAD_PATH} data-empty={job.accounts.escrow === 0} />
      {end !== null && <circle className={styles.ticks} {...circle} strokeDasharray="0.3 0.7" />}
      {end !== null && (
        <circle className={styles.passed} {...circle} strokeDasharray={`${passed} ${2 * length}`} />
      )}
      {dots.map(({ id, account, x, y }) => (
        <circle
          key={id}
          data-dot={account}
          data-gone={isGone(account)}
          cx={roundToTenths(x)}
          cy={roundToTenths(y)}
          r="2.1"
        />
      ))}
      <text x={RING.x} y={RING.y} textAnchor="middle" dominantBaseline="central">
        {amount(job.accounts.escrow)}
      </text>
    </svg>
  );
}

/** As many as make a thread look round. */
const THREAD_POINTS = 72;

const THREAD_PATH = Array.from({ length: THREADS }, (_, thread) => {
  const around = Array.from({ length: THREAD_POINTS }, (_, index) =>
    onRing(RING, (2 * Math.PI * index) / THREAD_POINTS, thread),
  );
  return `M${around.map(({ x, y }) => `${roundToTenths(x)} ${roundToTenths(y)}`).join("L")}z`;
}).join("");
