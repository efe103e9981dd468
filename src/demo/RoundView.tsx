import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useMotion } from "../browser/use-motion";
import { Ring } from "../ring/Ring";
import { Crowd } from "./Crowd";
import * as styles from "./Demo.module.css";
import type { DemoTerms } from "./demo-terms";
import { describeEnd, describeGains } from "./describe-end";
import { countDots, createFirstFrame, createFrames, type Frame } from "./frames";
import {
  CHAIN_ROUND,
  type Choice,
  COMPANY_ROUND,
  type Game,
  getPlayedRound,
  getSide,
  MISTAKE_ROUND,
  type PlayedRound,
  REVIEW_ROUND,
} from "./game";
import type { Option } from "./options";
import { RuleSliders } from "./RuleSliders";
import type { Side } from "./round-ends";
import type { RoundTexts } from "./round-texts";
import { Study } from "./Study";

type RoundViewProps = {
  terms: DemoTerms;
  texts: readonly RoundTexts[];
  game: Game;
  /** The heading, which takes the focus after a press, as the pressed button disappears. */
  focusRef: RefObject<HTMLHeadingElement>;
  onChoose: (choice: Choice) => void;
  /** Some rounds are followed by a choice that counts in the next one. */
  onNext: (choice?: Choice) => void;
};

/** Shows a round: the ring, what happens, what the player can do, and how a hundred pairs fare. */
export function RoundView({ terms, texts, game, focusRef, onChoose, onNext }: RoundViewProps) {
  const { round } = game;
  const side = getSide(game, round);
  // How upgrades come in round 7 has been chosen before it, and then the player sits at the company's desk.
  const [isAtDesk, setAtDesk] = useState(round === CHAIN_ROUND);
  const isDecided = game.choices.length >= round && !isAtDesk;
  const played = isDecided ? getPlayedRound(terms.setting, game, round) : undefined;
  const [previewed, setPreviewed] = useState<Choice>();
  const [text, next] = texts.slice(round - 1);
  if (!text) throw new Error(`The demo has no round ${round}.`);
  const waysOn = text.waysOn[side];
  const choose = (choice: Choice) => {
    setAtDesk(false);
    onChoose(choice);
  };
  const frames = played ? createFrames(terms, played) : [createFirstFrame(terms, round, side)];
  const step = useStep(frames.length);
  const frame = frames[step] as Frame;
  // On the chain the days count down before the player reads how the job has ended.
  const isCounting = round >= CHAIN_ROUND && step < frames.length - 1;
  return (
    <section className={styles.round} data-over={played !== undefined} aria-labelledby="round-title">
      <RoundRing {...{ terms, round, side, played, frame }} previewed={played ? undefined : previewed} />
      <div className={styles.story}>
        <h2 id="round-title" className={styles.title} tabIndex={-1} ref={focusRef}>
          <span className="quiet">{`Round ${round} of ${MISTAKE_ROUND}`}</span> {text.name}
        </h2>
        <div role="status">
          <p>{isCounting ? frame.note : played ? describeGains(terms, played) : text.rule}</p>
          {played ? (
            !isCounting && <p>{describeEnd(terms, played)}</p>
          ) : (
            <p>
              <strong>{`You are ${terms.names[side]}.`}</strong> {text.scenes[side]}
            </p>
          )}
        </div>
      </div>
      <div className={styles.choices}>
        {isCounting ? undefined : played ? (
          <>
            {round !== REVIEW_ROUND && (
              <>
                {text.market && <Crowd {...text.market} />}
                <p>{text.crowd}</p>
              </>
            )}
            <p className={styles.flaw}>{text.flaw}</p>
            {next && waysOn.length === 0 ? (
              <button type="button" className={styles.next} onClick={({ detail }) => detail < 2 && onNext()}>
                {`Next: ${next.name}`}
              </button>
            ) : (
              <Options options={waysOn} onChoose={onNext} onPreview={setPreviewed} />
            )}
            {/* Below the button, so that whoever is in a hurry goes on. */}
            {round === REVIEW_ROUND && <RuleSliders terms={terms} isBribed={played.choice === "sell"} />}
          </>
        ) : (
          <Options options={text.options[side]} onChoose={choose} onPreview={setPreviewed}>
            Each dot is 1 USDC, a digital dollar. Outlined dots would move. Amounts also count what work costs
            and is worth.
          </Options>
        )}
      </div>
    </section>
  );
}

type RoundRingProps = {
  terms: DemoTerms;
  round: number;
  side: Side;
  played: PlayedRound | undefined;
  previewed: Choice | undefined;
  frame: Frame;
};

/** The time for which a step of a round is shown. */
const STEP_MS = 1100;

function RoundRing({
  terms,
  round,
  side,
  played,
  previewed,
  frame: { study, note = "in escrow", ...frame },
}: RoundRingProps) {
  const [escrow, spent, buyer, agent] = (["escrow", "spent", "buyer", "agent"] as const).map((place) =>
    countDots(frame.dots, place),
  );
  return (
    <div className={styles.ring} data-preview={getPreviewedPlace(round, side, previewed)}>
      <Ring
        {...frame}
        hours={terms.windowHours}
        center={round === 1 ? ["No escrow"] : [`${escrow} USDC`, note]}
        {...{ ...terms.names, [side]: "You" }}
        buyerNote={`${buyer}`}
        agentNote={`${agent}`}
      />
      {spent !== 0 && (
        <p className={styles.spent}>{`${spent} ${played?.end.kind === "stolen" ? "lost" : "spent"}`}</p>
      )}
      <Study state={study} />
    </div>
  );
}

/** Plays the frames of a round after the player's choice, and returns the index of the one that is shown: without motion the last one. */
function useStep(count: number): number {
  const { isRunning } = useMotion();
  const [step, setStep] = useState({ count, index: count - 1 });
  const index = step.count === count ? step.index : 0;

  useEffect(() => {
    if (index >= count - 1) return;
    const timer = window.setTimeout(() => setStep({ count, index: index + 1 }), STEP_MS);
    return () => window.clearTimeout(timer);
  }, [count, index]);

  return isRunning ? index : count - 1;
}

/** Returns whose dots a choice would move. */
function getPreviewedPlace(round: number, side: Side, choice: Choice | undefined) {
  if (!choice || choice === "leave") return undefined;
  if (choice === "appeal" || round === 1) return side;
  const isFromPurse = side === "buyer" && round < COMPANY_ROUND && choice !== "concede" && choice !== "sell";
  return isFromPurse ? "buyer" : "escrow";
}

type OptionsProps = {
  options: readonly Option[];
  onChoose: (choice: Choice) => void;
  onPreview: (choice: Choice | undefined) => void;
  /** Stands below the options until one is refused. */
  children?: ReactNode;
};

/** The second click of a double click is for no button, as it may be meant for the last one at this place. */
function Options({ options, onChoose, onPreview, children }: OptionsProps) {
  const [refused, setRefused] = useState<readonly Option[]>([]);
  const last = refused.at(-1);
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (last) answer.current?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return (
    <>
      {options.map((option) => (
        <button
          key={option.label}
          type="button"
          className={styles.option}
          data-refused={refused.includes(option)}
          onClick={({ detail }) => {
            if (detail < 2) option.choice ? onChoose(option.choice) : setRefused([...refused, option]);
          }}
          onPointerEnter={() => onPreview(option.choice)}
          onPointerLeave={() => onPreview(undefined)}
          onFocus={() => onPreview(option.choice)}
          onBlur={() => onPreview(undefined)}
        >
          <strong>{option.label}</strong>
          <span>{option.note}</span>
        </button>
      ))}
      <p className={last ? styles.flaw : "quiet"} role="status" ref={answer}>
        {last?.refusal ?? children}
      </p>
    </>
  );
}
