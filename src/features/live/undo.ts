import type { Applied } from "./apply-changes";

/** The steps that can be taken back. Changes of one input are one step, until it is settled. */
export function createUndo() {
  let steps: Applied[] = [];
  /** The input that the last step has changed. */
  let moving: string | undefined;

  return {
    canUndo: () => steps.length > 0,
    note: (before: Applied, after: Applied, input: string | undefined) => {
      if (input === undefined || input !== moving) steps.push(before);
      moving = input;
      // What ends as it began is no step.
      const from = steps.at(-1);
      if (!from || !isSame(from, after)) return;
      steps.pop();
      moving = undefined;
    },
    take: () => {
      moving = undefined;
      return steps.pop();
    },
    settle: () => {
      moving = undefined;
    },
    clear: () => {
      steps = [];
      moving = undefined;
    },
    isSame,
  };
}

function isSame(one: Applied, other: Applied): boolean {
  const listed = ({ changes }: Applied) => JSON.stringify(Object.entries(changes).sort());
  return listed(one) === listed(other);
}
