/** The parameter of an address that holds the changed inputs of the run. */
export const CHANGES = "run";

/** What the parameters of figures begin with, each of which holds what one figure shows. */
export const VIEW = "fig.";

/** Whether an address asks for anything but the printed run. */
export function asksForLive(search: string): boolean {
  return [...new URLSearchParams(search).keys()].some(isLive);
}

export function isLive(parameter: string): boolean {
  return parameter === CHANGES || parameter.startsWith(VIEW);
}
