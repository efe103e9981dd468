import { useEffect, useMemo, useRef, useState } from "react";
import { useIsOnScreen } from "../browser/use-is-on-screen";
import { useMotion } from "../browser/use-motion";
import { Orb } from "../orb/Orb";
import type { DotPlace } from "../ring/dot-layout";
import { createDots, Ring, type RingActor } from "../ring/Ring";
import * as styles from "./Hero.module.css";
import { type JobWords, useJobWords } from "./job-words";

const TICK_MS = 200;

/** The tick at which each part of the job begins. Before the first, the drawing stands as it does without scripts. */
const START_TICKS = { order: 25, payment: 34, delivery: 42, review: 50, clock: 58, end: 84, rest: 109 };

/** The orb with the ring around it. It plays one job in 16 s, and rests where it began. */
export function HeroRing() {
  const stage = useRef<HTMLDivElement>(null);
  const words = useJobWords();
  const tick = useJobTick(stage);
  const isOver = tick !== undefined && tick >= START_TICKS.rest;
  const { line, place, ...ring } = getMoment(words, isOver ? undefined : tick);
  const { price, paid, buyer, agent } = words;
  const dots = useMemo(() => {
    if (place !== "agent") return createDots({ [place]: price });
    return createDots({ agent: paid, spent: price - paid });
  }, [place, price, paid]);
  return (
    <div ref={stage} className={`screen-only ${styles.stage}`}>
      <div className={styles.ring}>
        <div className={styles.orb}>
          <Orb turn={(ring.hour ?? 0) / ring.hours} />
        </div>
        <Ring
          // A new ring, to which the money does not come back from the agent.
          key={String(isOver)}
          {...ring}
          {...{ buyer, agent, dots }}
          buyerNote="buyer"
          agentNote="agent"
          label={describeJob(words)}
        />
      </div>
      <div className={styles.line} aria-hidden="true">
        {line}
      </div>
    </div>
  );
}

/** Counts from 0 while the element is on screen and motion is allowed. It is undefined before, and under reduced motion. */
function useJobTick(element: React.RefObject<Element>): number | undefined {
  const { isRunning, isReduced } = useMotion();
  const isOnScreen = useIsOnScreen(element);
  const [tick, setTick] = useState<number>();
  const isPlaying = isRunning && isOnScreen && (tick ?? 0) < START_TICKS.rest;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setTick((last = 0) => last + 1), TICK_MS);
    return () => clearInterval(timer);
  }, [isPlaying]);
  return isReduced ? undefined : tick;
}

type Moment = {
  line: string;
  place: DotPlace;
  actor?: RingActor;
  hours: number;
  hour?: number;
  center?: readonly string[];
};

function getMoment(words: JobWords, tick = 0): Moment {
  const { buyer, agent, hours, hour: hourAtRest, getText } = words;
  const center = [getText("job.price"), "digital dollars that", "neither side can take"];
  const escrow = { place: "escrow", hours, center } as const;
  if (tick >= START_TICKS.end) {
    const line = `${buyer} has said nothing. ${agent} is paid ${getText("job.paid")}; ${getText("job.fee.paid")} are the fee.`;
    return {
      line,
      place: "agent",
      actor: "nobody",
      hours,
      hour: hours,
      center: [getText("job.paid"), "paid out"],
    };
  }
  if (tick < START_TICKS.order || tick >= START_TICKS.clock) {
    const played = (tick - START_TICKS.clock) / (START_TICKS.end - 1 - START_TICKS.clock);
    const hour = tick < START_TICKS.order ? hourAtRest : Math.round(hours * played);
    const line = `Hour ${hour} of ${hours}. A program found no fault. If ${buyer} says nothing, ${agent} is paid.`;
    return { ...escrow, line, hour, actor: "buyer" };
  }
  if (tick < START_TICKS.payment)
    return {
      line: `${buyer} orders a study from ${agent}, whom she does not know.`,
      ...{ place: "buyer", hours, center: [getText("job.price"), "not paid in yet"] },
    };
  if (tick < START_TICKS.delivery)
    return { ...escrow, line: `${buyer} pays, and the chain holds the money.` };
  if (tick < START_TICKS.review) return { ...escrow, line: `${agent} delivers the study.`, actor: "agent" };
  return { ...escrow, line: "A program reads the study and finds no fault." };
}

function describeJob({ buyer, agent, hour, hours, getText }: JobWords): string {
  return `${buyer} has paid ${getText("job.price")} for work by ${agent}, and neither side can take the money: it is hour ${hour} of ${hours}, a program found no fault, and if ${buyer} says nothing, ${agent} is paid.`;
}
