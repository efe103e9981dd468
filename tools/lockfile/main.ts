/**
 * `npm run lockfile`: completes package-lock.json with the packages for other systems that the registry at hand does not
 * have.
 *
 * Tools with a native part name one optional package for each system. Where a registry lacks some of them, `npm install`
 * leaves them out of the lockfile, and `npm ci` then refuses the lockfile everywhere. An entry with its system and its
 * version, without an address or a digest, is passed over where the system is another, and looked up where it is not.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

type LockedPackage = {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};

type Lockfile = { packages: Record<string, LockedPackage> };

const SYSTEMS = ["android", "darwin", "freebsd", "linux", "openharmony", "win32"] as const;
const PROCESSORS = ["arm64", "arm", "ia32", "x64", "loong64", "ppc64", "riscv64", "s390x"] as const;

const file = join(__dirname, "..", "..", "package-lock.json");
const lockfile = JSON.parse(readFileSync(file, "utf8")) as Lockfile;
const added: string[] = [];

for (const [path, { optionalDependencies = {}, dev }] of Object.entries(lockfile.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(path, name)) continue;
    const system = systemOf(name);
    if (!system) continue;
    const exact = version.replace(/^[\^~]/, "");
    lockfile.packages[`node_modules/${name}`] = {
      version: exact,
      ...(dev ? { dev } : {}),
      optional: true,
      ...system,
    };
    added.push(`${name}@${exact}`);
  }
}

lockfile.packages = Object.fromEntries(
  Object.entries(lockfile.packages).sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0)),
);
writeFileSync(file, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(added.length === 0 ? "Nothing was missing." : `Added:\n  ${added.join("\n  ")}`);

/** Whether the package is locked where its dependant would find it: beside it, or further up. */
function isLocked(dependant: string, name: string): boolean {
  const folders = dependant.split("/node_modules/");
  return (
    folders.some((_folder, index) => {
      const base = folders.slice(0, folders.length - index).join("/node_modules/");
      return `${base === "" ? "" : `${base}/`}node_modules/${name}` in lockfile.packages;
    }) || `node_modules/${name}` in lockfile.packages
  );
}

/** The system that a package's name ends in, such as `linux-x64-musl`; undefined for other optional packages. */
function systemOf(name: string): Pick<LockedPackage, "os" | "cpu" | "libc"> | undefined {
  const words = name.replace("windows", "win32").split(/[/-]/);
  const os = SYSTEMS.find((system) => words.includes(system));
  const cpu = PROCESSORS.find((processor) => words.includes(processor));
  if (!os || !cpu) return undefined;
  const libc = words.some((word) => word.startsWith("musl"))
    ? "musl"
    : words.some((word) => word.startsWith("gnu"))
      ? "glibc"
      : undefined;
  return { os: [os], cpu: [cpu], ...(os === "linux" && libc ? { libc: [libc] } : {}) };
}
