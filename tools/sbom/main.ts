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
  components: z.array(z.unknown()),
});

const root = resolve(__dirname, "../..");
const file = resolve(root, process.argv[2] ?? "var/sbom.cdx.json");

// A part of Gatsby asks for an experimental React, which npm would refuse to list beside the real one.
const printed = execFileSync(
  "npm",
  ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only", "--legacy-peer-deps"],
  {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 256 * 1024 ** 2,
    shell: process.platform === "win32",
    stdio: ["ignore", "pipe", "ignore"],
  },
);
const { serialNumber: _random, metadata, ...bill } = billSchema.parse(JSON.parse(printed));
const { timestamp: _now, ...about } = metadata;
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...bill, metadata: about }, null, 2)}\n`);
console.log(`${bill.components.length} packages in ${file}`);
