const MONTHS = "January February March April May June July August September October November December".split(
  " ",
);

/** Formats a day in the form YYYY-MM-DD as 20 November 2026. It does without `Intl`, whose first use is slow in hydration. */
export function formatDay(day: string): string {
  const [year, month = 0, date] = day.split("-").map(Number);
  return `${date} ${MONTHS[month - 1]} ${year}`;
}
