import { useEffect, useMemo, useRef, useState } from "react";
import { useHash } from "../browser/use-hash";
import { useMotion } from "../browser/use-motion";
import { replaceAddress } from "../site/history-state";
import { choicesOf, questionOf } from "./choices";
import * as styles from "./Demo.module.css";
import { demoAddress, newSeed, readSeason } from "./demo-address";
import { signed, voiceOf } from "./demo-texts";
import { Ending } from "./Ending";
import { companyTold, endingOf } from "./endings";
import { Option } from "./Option";
import { getOtherParty } from "./old-rules/dispute";
import { openSeason, play } from "./play";
import { Scene } from "./Scene";
import { sumOf } from "./score";
import { hasEnded, JOBS, jobOf, type Move, type Season, type Side } from "./season";
import type { Setting } from "./setting";
import { storyOf } from "./story";

/** What happens by itself takes so long, in milliseconds; people read longer. */
const [PAUSE, READING] = [1800, 2600];

/** Of the present job: from which thing on the story is told, and how many things are shown. */
type Steps = { address: string; from: number; shown: number };

/** A season. All of it follows from the address; after a move, what others do is shown step by step. */
export function SeasonView({ setting }: { setting: Setting }) {
  const hash = useHash();
  const [seed] = useState(newSeed);
  const season = useMemo(() => readSeason(setting, hash, seed), [setting, hash, seed]);
  const { isRunning } = useMotion();
  const [steps, setSteps] = useState<Steps | null>(null);
  const address = demoAddress(season);
  const total = jobOf(season).moments.length;
  // What a link has opened is shown at once.
  const { from, shown } = steps?.address === address ? steps : { from: total - 1, shown: total };
  const isPlaying = shown < total;
  const isOver = !isPlaying && hasEnded(jobOf(season));
  const state = jobOf(season).moments[shown - 1]?.job.state;
  const stage = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => setSteps({ address, from, shown: shown + 1 }),
      state === "appealed" || state === "disputed" ? READING : PAUSE,
    );
    return () => clearTimeout(timer);
  }, [isPlaying, address, from, shown, state]);

  // What was pressed is gone. The group of what can be pressed next has the focus, so that a key that is held does nothing;
  // what a link has opened is read first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of these there are other choices
  useEffect(() => {
    const target = !steps ? "[data-story]" : isPlaying ? "[data-skip]" : "[data-choices]";
    stage.current?.querySelector<HTMLElement>(target)?.focus({ preventScroll: true });
  }, [steps?.address, isPlaying]);

  // What can be pressed is in sight, with what there is room for above it; the company's tale begins at its beginning.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each of these there is another sentence
  useEffect(() => {
    const [target, block] =
      season.screen === "company"
        ? (["[data-story]", "start"] as const)
        : (["[data-choices]", "end"] as const);
    if (steps) stage.current?.querySelector(target)?.scrollIntoView({ block });
  }, [address, shown]);

  const go = (next: Season, from: number) => {
    const total = jobOf(next).moments.length;
    setSteps({ address: demoAddress(next), from, shown: isRunning ? Math.min(from + 1, total) : total });
    replaceAddress(demoAddress(next));
  };
  const move = (move: Move) => {
    const next = play(setting, season, move);
    if (next) go(next, next.jobs.length === season.jobs.length ? total : 0);
  };
  const begin = (side: Side, seed: number) => {
    const next = openSeason(setting, side, seed);
    go(next, jobOf(next).moments.length - 1);
  };

  if (season.screen === "score")
    return (
      <div ref={stage} className={styles.stage} data-screen="score">
        <Ending setting={setting} season={season} onBegin={begin} />
      </div>
    );
  return (
    <div ref={stage} className={styles.stage} data-screen={season.screen}>
      <Scene setting={setting} season={season} shown={shown} />
      <div className={styles.talk}>
        <p className={`quiet ${styles.track}`}>
          {`Job ${season.jobs.length} of ${JOBS}`}
          {season.moves.length === 0 ? (
            <button
              className="quiet-button"
              type="button"
              onClick={() => begin(getOtherParty(season.side), season.seed)}
            >
              {`Play as ${voiceOf(setting, getOtherParty(season.side), season.side).name} instead`}
            </button>
          ) : (
            <span>{`so far ${signed(sumOf(setting, isOver ? season : { ...season, jobs: season.jobs.slice(0, -1) }))} USDC`}</span>
          )}
        </p>
        <Told
          setting={setting}
          season={season}
          from={isRunning ? Math.max(from, shown - (isOver ? 1 : 2)) : from}
          shown={shown}
          isOver={isOver}
        />
        <fieldset className={styles.choices} aria-label="What you can do" tabIndex={-1} data-choices>
          {isPlaying ? (
            <button
              className={`button ${styles.skip}`}
              type="button"
              data-skip
              onClick={() => setSteps({ address, from, shown: total })}
            >
              Skip
            </button>
          ) : (
            choicesOf(setting, season).map(({ move: chosen, ...words }) => (
              <Option key={chosen} {...words} onPress={() => move(chosen)} />
            ))
          )}
        </fieldset>
      </div>
    </div>
  );
}

type ToldProps = { setting: Setting; season: Season; from: number; shown: number; isOver: boolean };

/** What has happened since the last move, and what it came to. */
function Told({ setting, season, from, shown, isOver }: ToldProps) {
  const { moments } = jobOf(season);
  const isCompany = season.screen === "company";
  const told = isCompany ? companyTold(setting, season) : isOver ? endingOf(setting, season) : null;
  const question = shown >= moments.length ? questionOf(setting, season) : null;
  const last = isOver ? -1 : shown - 1;
  return (
    <div className={styles.story} role="status" aria-atomic={false} tabIndex={-1} data-story>
      <p className="visually-hidden">{`Job ${season.jobs.length}`}</p>
      {!isCompany &&
        Array.from({ length: shown - from }, (_, index) => from + index).map((index) => (
          <p
            key={`${season.jobs.length} ${index}`}
            className={styles.sentence}
            data-newest={index === last ? "" : undefined}
          >
            {storyOf(setting, season, index)}
          </p>
        ))}
      {told && (
        <section className={styles.told}>
          <h3 className={styles.headline}>{told.headline}</h3>
          {told.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {question && <p className={styles.question}>{question}</p>}
        </section>
      )}
    </div>
  );
}
