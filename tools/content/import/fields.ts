import { litepaperSchema } from "../../../src/content/litepaper-frontmatter";
import { PLACEHOLDER } from "../../../src/paper/lint";
import { QUESTIONS } from "../new-paper";

export type Field = keyof typeof QUESTIONS;

/** Which fields of other sites say what ours say, the best first. */
const NAMES: Readonly<Record<Field, readonly string[]>> = {
  title: ["title"],
  shortTitle: ["shortTitle", "title"],
  subtitle: ["subtitle", "description"],
  summary: ["summary", "abstract", "description"],
};

export const fits = (field: Field, value: unknown): value is string =>
  litepaperSchema.shape[field].safeParse(value).success;

export const isTitle = (value: unknown): value is string => fits("title", value);

/**
 * The fields of a draft, each with its value as YAML: from the fields and the title of a file, or else asked for, or else
 * with a place for it.
 */
export async function draftFields(
  { fields, title }: { fields: Record<string, unknown>; title: string | undefined },
  ask: (field: Field) => Promise<string | undefined>,
): Promise<string[]> {
  const given: Record<string, unknown> = { ...fields, title };
  const lines: string[] = [];
  for (const field of Object.keys(NAMES) as Field[]) {
    const found = NAMES[field].map((name) => given[name]).find((value) => fits(field, value));
    const hint = `${PLACEHOLDER} ${QUESTIONS[field]}`;
    const value = found ?? (await ask(field)) ?? (fits(field, hint) ? hint : PLACEHOLDER);
    lines.push(`${field}: ${JSON.stringify(value)}`);
  }
  return hasLanguage(fields) ? [...lines, `lang: ${JSON.stringify(fields.lang)}`] : lines;
}

const hasLanguage = ({ lang }: Record<string, unknown>) =>
  lang !== undefined && litepaperSchema.shape.lang.safeParse(lang).success;

/** The names of the fields of a file that a draft has no place for. */
export function unusedFields(fields: Record<string, unknown>): string[] {
  const used = (Object.keys(NAMES) as Field[]).map((field) =>
    NAMES[field].find((name) => fits(field, fields[name])),
  );
  return Object.keys(fields).filter(
    (name) => !used.includes(name) && !(name === "lang" && hasLanguage(fields)),
  );
}
