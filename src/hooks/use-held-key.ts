import { useEffect, useRef } from "react";

/**
 * Takes the steps of a key. One that is held comes again sooner than a slow machine draws: while what is drawn is behind,
 * its steps are added up, and taken together once it has caught up.
 */
export function useHeldKey(
  take: (steps: number) => void,
  isBehind: boolean,
): (steps: number, isRepeated: boolean) => void {
  const waiting = useRef(0);
  const takeAll = (steps: number) => {
    const all = waiting.current + steps;
    waiting.current = 0;
    if (all !== 0) take(all);
  };

  useEffect(() => {
    if (!isBehind) takeAll(0);
  });

  return (steps, isRepeated) => {
    // The way to an end has no steps to add up. The next key can come before the effect: then it takes what waits along.
    if (isRepeated && isBehind && Number.isFinite(steps)) waiting.current += steps;
    else takeAll(steps);
  };
}
