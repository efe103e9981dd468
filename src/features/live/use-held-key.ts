import { useEffect, useRef } from "react";

/**
 * Takes the steps of a key. A held key repeats faster than a slow machine draws: while the drawing is behind, its steps
 * are added up, and taken together afterwards.
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
    // Home and End are infinite steps, which are not added up. A key that comes before the effect takes waiting steps too.
    if (isRepeated && isBehind && Number.isFinite(steps)) waiting.current += steps;
    else takeAll(steps);
  };
}
