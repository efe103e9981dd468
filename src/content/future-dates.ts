import { z } from "zod";
import { type ContentProblem, catchProblems } from "../site/content-problem";
import { placeInFrontmatter, splitFrontmatter } from "./frontmatter";
import { readContent } from "./read-content";
import { openYaml } from "./yaml";

const DATES = ["datePublished", "dateModified"];

/** The clock is so far ahead where a day begins first. */
const HOURS_AHEAD = 14;

/**
 * A problem for each date of the papers at these paths that is still to come. Only the check asks: what a build makes of the
 * same files does not depend on its day.
 */
export function futureDates(root: string, paths: readonly string[], now = new Date()): ContentProblem[] {
  const today = new Date(now.getTime() + HOURS_AHEAD * 3_600_000).toISOString().slice(0, 10);
  const datesOf = (path: string) => {
    const { yaml } = splitFrontmatter(readContent(root, path), path);
    const { document } = openYaml(yaml);
    return DATES.flatMap((field) => {
      const { data: date } = z.iso.date().safeParse(document.get(field));
      if (date === undefined || date <= today) return [];
      return [
        {
          path,
          ...placeInFrontmatter(yaml, [field]),
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
