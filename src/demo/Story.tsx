import type { ReactNode } from "react";
import { litepaperPath } from "../site/litepaper-paths";
import * as styles from "./Demo.module.css";
import type { DemoRun } from "./demo-run";
import { offerText, storyOf } from "./demo-texts";
import { contrastOf, endingOf, scoreTold, type Told as ToldText } from "./endings-told";
import { isTold, taleStepOf } from "./escrow-company";
import { Figures } from "./Figures";
import { hasEnded, type Season } from "./season";

/** Where a paper gives the rules by which a job ends. */
const RULES = `${litepaperPath("pop")}#dispute-resolution`;

/** What has just happened, or what it came to. */
export function Story({ run, season }: { run: DemoRun; season: Season }) {
  const { side, tale, played, isClosed } = season;
  if (isClosed) {
    const { ways, ...told } = scoreTold(run, season);
    return (
      <Told label="The season" {...told}>
        <p>
          <Figures figures={ways} />
        </p>
      </Told>
    );
  }
  if (!isTold(tale)) {
    const { headline, lines, instead, limits } = taleStepOf(run, side, tale);
    return (
      <Told label="The company" headline={headline} lines={lines}>
        {instead && <p className={styles.contrast}>{instead}</p>}
        {limits && <p>{limits}</p>}
      </Told>
    );
  }
  const contrast = contrastOf(run, season);
  if (!hasEnded(played)) {
    return (
      <>
        <p>{played.job.state === "open" ? offerText(run, season) : storyOf(run, played, side)}</p>
        {contrast && <p className={styles.contrast}>{contrast}</p>}
      </>
    );
  }
  return (
    <Told label="The ending" {...endingOf(run, season)}>
      {contrast && <p className={styles.contrast}>{contrast}</p>}
      {played.work !== null && (
        <p className={styles.rule}>
          {`${storyOf(run, played, side)} `}
          <a href={RULES}>The rules, in the paper</a>
        </p>
      )}
    </Told>
  );
}

/** What something came to: one large line, and what there is to say about it. */
function Told({ headline, lines, label, children }: ToldText & { label: string; children?: ReactNode }) {
  return (
    <section className={styles.told} aria-label={label}>
      {headline && <h3 className={styles.headline}>{headline}</h3>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {children}
    </section>
  );
}
