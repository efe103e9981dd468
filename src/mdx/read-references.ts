import { readFileSync } from "node:fs";
import { z } from "zod";

export const REFERENCES_FILE = "content/references.json";

const referencesSchema = z.array(
  z.looseObject({ id: z.string().min(1), type: z.string().min(1), title: z.string().min(1) }),
);

/** A work of the bibliography in CSL-JSON, the format that reference managers export. */
type Reference = z.output<typeof referencesSchema>[number];

/** Reads all works of the bibliography. @throws ZodError that says what is wrong with the file. */
export function readReferences(): Reference[] {
  return referencesSchema.parse(JSON.parse(readFileSync(REFERENCES_FILE, "utf8")));
}
