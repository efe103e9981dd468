import { useEffect, useRef } from "react";
import { other } from "../models/dispute";
import { choicesOf } from "./choices";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { amount, demoTexts, hours, openingText, share, sideText } from "./demo-texts";
import { isTold } from "./escrow-company";
import { Figures } from "./Figures";
import { MARKET_FRAGMENT } from "./fragment";
import { Offers } from "./Offers";
import { Option } from "./Option";
import { drawFrom, lookOf, type Random } from "./others";
import { openSeason } from "./play";
import { Scene } from "./Scene";
import { Story } from "./Story";
import { Study } from "./Study";
import { isReadersTurn, type Season, type Side, windowEnd } from "./season";
import { deterrenceOf } from "./sellers";
import { Track } from "./Track";
import { useSeason } from "./use-season";

/**
 * A season, played on the papers' own machine. All that is shown follows from the letters in the address. `random` says
 * what the others do.
 */
export function SeasonView({ run, random }: { run: DemoRun; random: Random }) {
  const demo = useSeason(run);
  const { season } = demo;
  const stage = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  const play = (moves: string) => {
    isPressed.current = true;
    demo.play(moves);
  };
  const begin = (side: Side | null) => {
    isPressed.current = true;
    demo.begin(side);
  };

  // What was pressed is gone. What a link has opened is read first: no choice is to look like advice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each letter there are other choices
  useEffect(() => {
    const first = stage.current?.querySelector<HTMLElement>(
      isPressed.current ? "[data-choices] button:enabled" : "[data-story]",
    );
    first?.focus({ preventScroll: true });
    const dialog = stage.current?.closest("dialog");
    if (dialog) dialog.scrollTop = 0;
    isPressed.current = false;
  }, [season?.side, season?.moves]);

  return (
    <div ref={stage} className={styles.stage} data-closed={season?.isClosed}>
      <Scene run={run} season={season ?? openSeason(run, "buyer")} isBegun={season !== null} />
      <div className={styles.talk}>
        {season && <Head run={run} season={season} onSkip={() => play("n")} />}
        <div className={styles.story} role="status" aria-atomic={false} tabIndex={-1} data-story>
          {season ? (
            <Story run={run} season={season} />
          ) : (
            <p className={styles.opening}>{openingText(run)}</p>
          )}
        </div>
        <div className={styles.choices} data-choices>
          {season === null &&
            (["buyer", "agent"] as const).map((side, index) => (
              <Option
                key={side}
                {...sideText(run, side)}
                place={index === 0 ? "rest" : "on"}
                onPress={() => begin(side)}
              />
            ))}
          {season && isHiring(season) && <Offers run={run} season={season} onHire={play} />}
          {season?.side === "buyer" && season.played.isLooked && season.played.work && isDeciding(season) && (
            <Study work={season.played.work} />
          )}
          {season &&
            choicesOf(run, season).map(({ place, next, ...words }) => (
              <Option
                key={place}
                {...words}
                place={place}
                disabled={next.length === 0}
                onPress={() => play(drawFrom(next, random))}
              />
            ))}
          {season && isDeciding(season) && <Time season={season} />}
          {season && isWorking(season) && <Temptation run={run} season={season} />}
          {season?.isClosed && <Onward season={season} onBegin={begin} run={run} />}
        </div>
        {season && (
          <div className={styles.tools}>
            <button className={`quiet-button ${styles.tool}`} type="button" onClick={() => begin(null)}>
              Start over
            </button>
            {season.isClosed && <a href="#waitlist">Hear when the network opens</a>}
          </div>
        )}
      </div>
    </div>
  );
}

/** Whether the buyer chooses whom to hire. */
function isHiring({ side, tale, played }: Season): boolean {
  return side === "buyer" && isTold(tale) && played.job.state === "open";
}

/** Whether the reader decides while a window is open. */
function isDeciding(season: Season): boolean {
  return isReadersTurn(season) && windowEnd(season.played.job) !== null;
}

/** Whether the agent chooses between good work and poor. */
function isWorking({ side, played }: Season): boolean {
  return side === "agent" && played.job.state === "funded";
}

/** What poor work saves, how likely it is to be seen, and what it costs then. */
function Temptation({ run, season }: { run: DemoRun; season: Season }) {
  return (
    <p className={styles.temptation} data-place="yes">
      <Figures
        figures={[
          [amount(run.effort), "USDC saved by poor work"],
          [share(lookOf(run, season)), `risk that ${run.party("party.buyer")} looks, by your record`],
          [
            String(Math.round(deterrenceOf(run, season).cost)),
            "USDC lost on average if she does, in pay and record",
          ],
        ]}
      />
    </p>
  );
}

/** How much of the window is left. */
function Time({ season }: { season: Season }) {
  const { job } = season.played;
  const left = (windowEnd(job) ?? job.now) - job.now;
  return <p className={styles.time} data-place="on">{`${hours(left)} left`}</p>;
}

/** What stands over the story: the tale with the way past it, or the season's jobs. */
function Head({ run, season, onSkip }: { run: DemoRun; season: Season; onSkip: () => void }) {
  if (isTold(season.tale)) return <Track run={run} season={season} />;
  return (
    <div className={styles.track}>
      <p>With a company first</p>
      {!season.tale.endsWith("e") && (
        <button className={`quiet-button ${styles.tool}`} type="button" onClick={onSkip}>
          Skip to the chain
        </button>
      )}
    </div>
  );
}

/** Ways on from the end of a season. */
function Onward({ run, season, onBegin }: { run: DemoRun; season: Season; onBegin: (side: Side) => void }) {
  const otherSide = other(season.side);
  return (
    <>
      <a className={styles.option} data-place="no" href={MARKET_FRAGMENT}>
        <span className={styles.label}>{demoTexts.market}</span>
      </a>
      <Option
        place="yes"
        label={`Play as ${sideText(run, otherSide).label}`}
        onPress={() => onBegin(otherSide)}
      />
      <Option place="rest" label="Play this side again" onPress={() => onBegin(season.side)} />
    </>
  );
}
