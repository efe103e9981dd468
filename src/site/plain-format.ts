const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** A day, YYYY-MM-DD, as 20 November 2026. Without `Intl`, whose first date format is slow while a page hydrates. */
export function formatDay(day: string): string {
  const [year, month = 0, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}
