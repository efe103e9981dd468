/** Returns the id of a figure's element: `figure-job-timeline` for `JobTimeline`. */
export function getFigureId(name: string): string {
  return `figure-${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}`;
}
