import { useEffect, useMemo, useRef } from "react";
import { CopyButton } from "../components/CopyButton";
import * as styles from "./Demo.module.css";
import { DotPlot } from "./DotPlot";
import { demoAddress, newSeed } from "./demo-address";
import { voiceOf } from "./demo-texts";
import { comparisonTold, HONEST, seasonTold, WHY } from "./endings";
import { Option } from "./Option";
import { getOtherParty } from "./old-rules/dispute";
import { scoreOf } from "./score";
import type { Season, Side } from "./season";
import type { Setting } from "./setting";
import { compare, SEASONS } from "./strategy";

type EndingProps = { setting: Setting; season: Season; onBegin: (side: Side, seed: number) => void };

/** What the season came to: beside a hundred seasons of the same play, of honest and of cheap play. */
export function Ending({ setting, season, onBegin }: EndingProps) {
  const { side } = season;
  const scores = useMemo(() => compare(setting, season), [setting, season]);
  const told = seasonTold(setting, season);
  const headline = useRef<HTMLHeadingElement>(null);
  const isBuyer = side === "buyer";
  const otherName = voiceOf(setting, getOtherParty(side), side).name;

  useEffect(() => headline.current?.focus(), []);

  return (
    <>
      <div className={styles.story}>
        <h3 ref={headline} className={styles.headline} tabIndex={-1}>
          {told.headline}
        </h3>
        {told.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>{comparisonTold(scores, side)}</p>
      </div>
      <section className={styles.hundred} aria-label={`${SEASONS} seasons`}>
        <DotPlot
          lit={scoreOf(setting, season)}
          rows={[
            { name: "Your way", scores: scores.own, isOwn: true },
            { name: HONEST[side], scores: scores.honest },
            { name: isBuyer ? "Hire the cheapest, pay unseen" : "Always paste", scores: scores.cheap },
          ]}
        />
      </section>
      <div className={`${styles.story} ${styles.onward}`}>
        <p className={styles.question}>{WHY}</p>
        <div className={styles.choices}>
          <Option label={`Play as ${otherName}`} onPress={() => onBegin(getOtherParty(side), newSeed())} />
          <Option label="Play again" onPress={() => onBegin(side, newSeed())} />
        </div>
        <div className={`quiet ${styles.other}`}>
          <CopyButton
            label="Copy a link to this season"
            text={`${window.location.origin}/${demoAddress(season)}`}
          />
          <a href="#waitlist">Join the waitlist</a>
        </div>
      </div>
    </>
  );
}
