/** `npx tsx tools/content/schemas.ts`, then `npm run format`: writes the content's rules as JSON Schema, for editors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { workSchema } from "../../src/content/bibliography";
import { glossaryFieldAdvice, glossarySchema } from "../../src/content/glossary";
import { litepaperFieldAdvice, litepaperSchema } from "../../src/content/litepaper-frontmatter";
import { questionFieldAdvice, questionSchema } from "../../src/content/questions";
import { runInputsSchema } from "../../src/content/run-inputs";
import { projectRoot } from "../project";

/** Where the schemas stand, from the repository's root: `.vscode/settings.json` names them. */
export const SCHEMAS = "docs/schemas";

/** What content is held to, as JSON Schema for editors, by file name. */
export function jsonSchemas(): Record<string, string> {
  return {
    "litepaper.json": write("The frontmatter of a litepaper", litepaperSchema, litepaperFieldAdvice),
    "glossary-term.json": write("The frontmatter of a glossary term", glossarySchema, glossaryFieldAdvice),
    "question.json": write("The frontmatter of a question", questionSchema, questionFieldAdvice),
    "references.json": write("The bibliography, in CSL-JSON", z.array(workSchema)),
    "run.json": write("The inputs of the illustrative run", runInputsSchema),
  };
}

function write(title: string, schema: z.ZodType, advice: Readonly<Record<string, string>> = {}): string {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  for (const [field, property] of Object.entries(rest.properties ?? {})) {
    if (typeof property === "object" && advice[field]) property.description = advice[field];
  }
  return `${JSON.stringify({ $schema, title, ...rest }, null, 2)}\n`;
}

if (require.main === module) {
  const folder = join(projectRoot, SCHEMAS);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(join(folder, name), text);
}
