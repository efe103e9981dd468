/** `npm run schemas`: writes what content is held to as JSON Schema, from which editors complete and underline. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { jsonSchemas, SCHEMAS } from "./json-schemas";

const folder = join(__dirname, "..", "..", SCHEMAS);
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(jsonSchemas())) writeFileSync(join(folder, name), text);
