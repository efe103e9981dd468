/**
 * A Chromium, from `npm ci` alone: the build prints the papers and takes the cards' screenshots with it, tests and tools look at
 * pages in it.
 *
 * @sparticuz/chromium carries one inside its package. Its own unpacking trusts whatever lies in the shared temporary
 * folder, so this one unpacks into node_modules/.cache, beside and then renamed: safe when two start at once.
 */
import { execFileSync } from "node:child_process";
import {
  chmodSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, normalize } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";
import { extract } from "tar-stream";

export type Chromium = {
  executablePath: string;
  /** The whole environment to launch it with: the process's own, and what this Chromium needs besides. */
  env: Record<string, string>;
};

const root = process.cwd();
const packageFolder = join(root, "node_modules", "@sparticuz", "chromium");

const INSTALLED: Readonly<Partial<Record<NodeJS.Platform, readonly string[]>>> = {
  linux: [
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/usr/bin/google-chrome-stable",
    "/usr/bin/microsoft-edge",
  ],
  darwin: [
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  ],
  win32: [
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
    "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
  ],
};

/**
 * The first Chromium that runs here: `CHROME_PATH`, the one inside the npm package, an installed one.
 *
 * Throws an error that names the three when there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return { executablePath: named, env: environmentWith({}) };
  }
  const bundled = await bundledChromium();
  if (bundled && runs(bundled)) return bundled;
  for (const executablePath of INSTALLED[process.platform] ?? []) {
    if (existsSync(executablePath)) return { executablePath, env: environmentWith({}) };
  }
  throw new Error(
    "No Chromium was found. Provide one of: CHROME_PATH with the path of a Chrome or Chromium; " +
      "the package @sparticuz/chromium (Linux on x64, after npm ci); Chrome, Chromium or Edge installed in its usual place.",
  );
}

async function bundledChromium(): Promise<Chromium | undefined> {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(packageFolder)) return undefined;
  const { version } = JSON.parse(readFileSync(join(packageFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const folder = join(root, "node_modules", ".cache", `chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  return {
    executablePath: join(folder, "chromium"),
    env: environmentWith({
      LD_LIBRARY_PATH: join(folder, "al2023", "lib"),
      FONTCONFIG_PATH: join(folder, "fonts"),
    }),
  };
}

async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const bin = join(packageFolder, "bin");
  const executable = join(beside, "chromium");
  await pipeline(
    createReadStream(join(bin, "chromium.br")),
    createBrotliDecompress(),
    createWriteStream(executable, { mode: 0o755 }),
  );
  await untar(join(bin, "swiftshader.tar.br"), beside);
  await untar(join(bin, "fonts.tar.br"), join(beside, "fonts"));
  await untar(join(bin, "al2023.tar.br"), join(beside, "al2023"));
  writeFileSync(
    join(beside, "fonts", "fonts.conf"),
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts", "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fonts", "cache")}</cachedir>
</fontconfig>
`,
  );
  try {
    renameSync(beside, folder);
  } catch (error) {
    // Another process was first: its copy serves as well.
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/** Unpacks a brotli-compressed tar archive, and nothing outside `folder`. */
async function untar(archive: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const entries = extract();
  const reading = pipeline(createReadStream(archive), createBrotliDecompress(), entries);
  for await (const entry of entries) {
    const { name, type, mode } = entry.header;
    const target = join(folder, normalize(name));
    if (!target.startsWith(folder)) throw new Error(`${archive} holds a path outside its folder: ${name}`);
    if (type === "directory") mkdirSync(target, { recursive: true });
    if (type === "file") {
      mkdirSync(dirname(target), { recursive: true });
      await pipeline(Readable.from(entry), createWriteStream(target));
      if (mode) chmodSync(target, mode);
    }
    entry.resume();
  }
  await reading;
}

/**
 * What Chromium itself sets as it starts, the second while others of its threads read the environment: where a variable
 * is new, glibc moves the environment, and a thread that reads it at that moment crashes the browser.
 */
const SET_AT_START = { DBUS_SESSION_BUS_ADDRESS: "disabled:", FC_FONTATIONS: "1" };

/** The process's environment without its undefined values, which Playwright refuses, and with these. */
function environmentWith(own: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), ...SET_AT_START, ...own };
}

function runs({ executablePath, env }: Chromium): boolean {
  try {
    execFileSync(executablePath, ["--version"], {
      env,
      stdio: "ignore",
      timeout: 20_000,
    });
    return true;
  } catch {
    return false;
  }
}
