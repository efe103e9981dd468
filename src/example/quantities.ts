export const HOURS_PER_DAY = 24;
