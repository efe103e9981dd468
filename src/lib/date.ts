const format = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** A day, YYYY-MM-DD, as it is written in a sentence: 20 November 2026. */
export function formatDay(day: string): string {
  return format.format(new Date(day));
}
