import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import type { Shares } from "../../models/inspection";
import { MARKET_SIZE } from "../../models/market";
import { printNumber } from "../../example/example";
import type { DemoRun } from "../demo-run";
import { reportOf } from "./crowd";
import * as styles from "./Market.module.css";
import { TRIES, verdictText } from "./market-texts";
import { type MarketChanges, marketTerms, SLIDERS } from "./numbers";
import { mostOf, Plane } from "./Plane";
import { Sliders } from "./Sliders";
import { type Colours, createSwarmPainter } from "./swarm-painter";
import { paintTrail } from "./trail-painter";
import { type MarketView, useMarket } from "./use-market";

type MarketProps = {
  run: DemoRun;
  /** Where the season goes on. */
  season: string;
};

/** A market of agents and buyers, each adapting to what paid lately: as a swarm, and as a way over the paper's plane. */
export function Market({ run: { number }, season }: MarketProps) {
  const termsOf = useMemo(() => (changes: MarketChanges) => marketTerms(number, changes), [number]);
  const lead = useRef<HTMLParagraphElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const swarm = useRef<HTMLCanvasElement>(null);
  const trail = useRef<HTMLCanvasElement>(null);
  const view = useRef<MarketView | null>(null);
  const { terms, report, changes, isPlaying, ...market } = useMarket(termsOf, view);
  const repaint = useRef(market.repaint);
  repaint.current = market.repaint;

  useLayoutEffect(() => {
    const painter = swarm.current && createSwarmPainter(swarm.current);
    let colour = "white";
    let end: Shares | undefined;
    view.current = {
      paint(crowd, elapsed, jobs) {
        // The trail grows a few times a second.
        if (trail.current && (elapsed === 0 || end !== crowd.trail.at(-1))) {
          const { mean, rounds } = reportOf(crowd);
          const most = mostOf(crowd.terms.game);
          paintTrail(trail.current, { trail: crowd.trail, mean: rounds > 0 ? mean : null, most, colour });
          end = crowd.trail.at(-1);
        }
        return painter?.paint(crowd.market, elapsed, jobs) ?? false;
      },
    };
    const observer = new ResizeObserver(() => {
      if (frame.current) painter?.resize(coloursIn(frame.current));
      if (trail.current) colour = getComputedStyle(trail.current).color;
      repaint.current();
    });
    for (const { current } of [swarm, trail]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  // The link that led here is gone.
  useEffect(() => lead.current?.focus(), []);

  const now = report?.now ?? terms.start;
  const { losses, before } = report ?? { losses: { lostToPoor: 0, spentOnChecking: 0 }, before: null };
  const verdict = verdictText(terms, report);
  return (
    <div className={styles.market}>
      <div className={styles.side}>
        <p ref={lead} className={styles.lead} tabIndex={-1}>
          Now and then each copies somebody who did better.{" "}
          <span>
            A model of 200 agents and 200 buyers, consistent with the papers; not the protocol. These know how
            often buyers check: an agent that does not know you, as in your first job, is likelier to cheat.
          </span>
        </p>
        <div ref={frame} className={styles.swarm}>
          <canvas ref={swarm} className={styles.beads} />
          <p className={styles.buyers}>{`Buyers: ${countOf(now.check)} look`}</p>
          <p className={styles.agents}>{`Agents: ${countOf(now.poor)} cheat`}</p>
        </div>
        <div className={styles.tools}>
          {isPlaying !== null && (
            <button className={`button ${styles.tool}`} type="button" onClick={market.toggle}>
              {isPlaying ? "Pause" : "Play"}
            </button>
          )}
          <button className={`button ${styles.tool}`} type="button" onClick={market.step}>
            One step
          </button>
          <button className={`button ${styles.tool}`} type="button" onClick={market.reseed}>
            New seed
          </button>
          <button className={`button ${styles.tool}`} type="button" onClick={() => market.change({})}>
            As in the papers
          </button>
          <a className={`button ${styles.tool}`} href={season}>
            Back to the season
          </a>
        </div>
      </div>
      <div className={styles.side}>
        <div className={styles.results}>
          <Plane game={terms.game} canvas={trail} description={verdict} />
          <dl className={styles.sums}>
            <Sum
              name="USDC in 100 jobs lost to bad work"
              amount={losses.lostToPoor}
              before={before?.lostToPoor}
            />
            <Sum
              name="USDC in 100 jobs spent on looking"
              amount={losses.spentOnChecking}
              before={before?.spentOnChecking}
            />
          </dl>
        </div>
        <p className={styles.verdict} role="status">
          {verdict}
        </p>
        <Sliders number={number} changes={changes} onChange={market.change} />
        <ul className={styles.tries}>
          {TRIES.map(({ changes: tried, task, question, outcome }) => {
            const isTried = SLIDERS.every(({ name }) => changes[name] === tried[name]);
            return (
              <li key={task}>
                <button
                  className={`button ${styles.experiment}`}
                  type="button"
                  onClick={() => market.change(tried)}
                >
                  <span>{`${task}. ${question}`}</span>{" "}
                  {isTried && <span>{report?.isSettled ? outcome : "See what the market does …"}</span>}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

/** "88 of 200". */
function countOf(share: number): string {
  return `${Math.round(share * MARKET_SIZE)} of ${MARKET_SIZE}`;
}

/** For a hundred jobs, beside what it was before the numbers were changed. */
function Sum({ name, amount, before }: { name: string; amount: number; before: number | undefined }) {
  const text = (amount: number) => printNumber(Math.round(100 * amount), "count");
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {text(amount)}
        {before !== undefined && <span className={styles.before}>{` before: ${text(before)}`}</span>}
      </dd>
    </div>
  );
}

/** As the style sheet gives them. */
function coloursIn(frame: HTMLElement): Colours {
  const of = (selector: string) => getComputedStyle(frame.querySelector(selector) ?? frame).color;
  return {
    buyer: of("canvas + p"),
    agent: of("canvas"),
    poor: of("p + p"),
    work: getComputedStyle(frame).color,
  };
}
