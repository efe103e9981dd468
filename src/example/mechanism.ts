/** Looks up a number of the old rules, which only the demo still plays. */
export type GetInput = (name: string) => number;
