import { type ContentProblem, catchProblems } from "../site/content-problem";
import { placeOfField } from "./frontmatter";
import { readableFields } from "./litepaper-frontmatter";
import { readContent } from "./read-content";

const DATES = ["datePublished", "dateModified"] as const;

/** The clock is so far ahead where a day begins first. */
const HOURS_AHEAD = 14;

/**
 * A problem for each date of the papers at these paths that is still to come. Only the check asks: what a build makes of the
 * same files does not depend on its day.
 */
export function futureDates(root: string, paths: readonly string[], now = new Date()): ContentProblem[] {
  const today = new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);
  const datesOf = (path: string) => {
    const source = readContent(root, path);
    const fields = readableFields(source, path);
    return DATES.flatMap((field) => {
      const date = fields[field];
      if (date === undefined || date <= today) return [];
      return [
        {
          path,
          ...placeOfField(source, path, [field]),
          message: `\`${field}\`: ${date} is still to come.`,
          advice:
            "Write today's date, or an earlier one; `npm run publish:paper` sets the day on which a draft goes out.",
        },
      ];
    });
  };
  // What cannot be read has been told of.
  return paths.flatMap((path) => catchProblems([], () => datesOf(path)) ?? []);
}
