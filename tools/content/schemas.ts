/** `npx tsx tools/content/schemas.ts`, then `npm run format`: writes the content's rules as JSON Schema, for editors. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas, SCHEMAS } from "./json-schemas";

const folder = join(__dirname, "..", "..", SCHEMAS);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(join(folder, name), text);
