const DAY_FORMAT = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Formats a day in the form YYYY-MM-DD as 20 November 2026. */
export function formatDay(day: string): string {
  return DAY_FORMAT.format(new Date(day));
}
