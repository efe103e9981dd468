import { FIGURE_WIDTH, Label } from "./drawing";
import * as styles from "./drawing.module.css";
import { formatUsdc } from "./format-amounts";
import { getRect, placeEndToEnd, type Scale } from "./plot";

/** A part of a bar in USDC. Parts without words are too narrow for them, and stand in a legend. */
type AmountPart = { amount: number; words?: string; className: string | undefined };

type HeadingProps = { y: number; name: string; amount?: string };
type Props = HeadingProps & { x: Scale; parts: readonly AmountPart[] };

/** The distances from the baseline of a heading to the bar below it, and to the words below the bar. */
export const BELOW_HEADING = { barTop: 14, barBottom: 42, words: 70 };

/** The space between two parts of a bar. */
const PART_GAP = 3;

/** Returns the amounts and words of a bar's parts. */
export function describeParts(parts: readonly AmountPart[]): string {
  return parts.map(({ amount, words = "" }) => `${formatUsdc(amount)} ${words}`).join(", ");
}

/** Draws a name at the left and an amount at the right. */
export function AmountHeading({ y, name, amount = "" }: HeadingProps) {
  return (
    <g className={styles.halo}>
      <Label x={0} y={y} tone="strong" text={name} />
      <Label x={FIGURE_WIDTH} y={y} anchor="end" tone="strong" text={amount} />
    </g>
  );
}

/** Draws a bar to scale under its heading, and below each part its amount and words. */
export function AmountBar({ x, parts, ...heading }: Props) {
  const { barTop, barBottom, words: wordsTop } = BELOW_HEADING;
  return (
    <g>
      <AmountHeading {...heading} />
      {placeEndToEnd(0, parts).map(({ from, amount, words, className }) => {
        const end = Math.max(x(from + amount / 2), x(from + amount) - PART_GAP);
        return (
          <g key={from}>
            <rect
              className={className}
              {...getRect(x(from), heading.y + barTop, end, heading.y + barBottom)}
            />
            {words && <Label x={x(from)} y={heading.y + wordsTop} text={`${formatUsdc(amount)}\n${words}`} />}
          </g>
        );
      })}
    </g>
  );
}
