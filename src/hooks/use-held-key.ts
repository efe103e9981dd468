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

  useEffect(() => {
    if (isBehind || waiting.current === 0) return;
    const steps = waiting.current;
    waiting.current = 0;
    take(steps);
  });

  return (steps, isRepeated) => {
    if (isRepeated && isBehind) waiting.current += steps;
    else take(steps);
  };
}
