/** The id of a figure in its page: `figure-job-timeline` of `JobTimeline`. */
export function getFigureId(name: string): string {
  return `figure-${name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()}`;
}
