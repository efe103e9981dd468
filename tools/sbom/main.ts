/**
 * `npm run sbom [-- <file>]`: writes what the site is built from as a CycloneDX bill of materials, by default
 * `var/sbom.cdx.json`: every package of the lockfile that a production build installs, with its digest and licence.
 *
 * Made on demand and by the deploying workflow, not committed: the lockfile is the source. It carries no time and no
 * random number, so that the same lockfile gives the same bytes.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";

const billSchema = z.looseObject({
  serialNumber: z.string().optional(),
  metadata: z.looseObject({ timestamp: z.string().optional() }),
  components: z.array(
    z.looseObject({
      "bom-ref": z.string(),
      properties: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
    }),
  ),
  dependencies: z.array(z.looseObject({ ref: z.string(), dependsOn: z.array(z.string()).default([]) })),
});

const root = resolve(__dirname, "../..");
const file = resolve(root, process.argv[2] ?? "var/sbom.cdx.json");

const printed = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx", "--package-lock-only"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 256 * 1024 ** 2,
  shell: process.platform === "win32",
  stdio: ["ignore", "pipe", "ignore"],
});
const {
  serialNumber: _random,
  metadata: { timestamp: _now, ...metadata },
  ...bill
} = billSchema.parse(JSON.parse(printed));
// npm's own `--omit=dev` leaves out what a development tool needs too: PostCSS, for one.
const components = bill.components.filter(
  ({ properties }) => !properties.some(({ name }) => name === "cdx:npm:package:development"),
);
const left = new Set(bill.components.map((component) => component["bom-ref"]));
for (const component of components) left.delete(component["bom-ref"]);
const dependencies = bill.dependencies
  .filter(({ ref }) => !left.has(ref))
  .map(({ dependsOn, ...dependency }) => ({
    ...dependency,
    dependsOn: dependsOn.filter((ref) => !left.has(ref)),
  }));
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...bill, metadata, components, dependencies }, null, 2)}\n`);
console.log(`${components.length} packages in ${file}`);
