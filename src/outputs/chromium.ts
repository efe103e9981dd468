/**
 * A Chromium, from `npm ci` alone: the build prints the papers and takes the cards' screenshots with it, tests and tools look at
 * pages in it.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

export type Chromium = {
  executablePath: string;
  /** The whole environment to launch it with: the process's own, and what this Chromium needs besides. */
  env: Record<string, string>;
};

/** The package that carries a Chromium for Linux on x64. */
const CHROMIUM_PACKAGE = resolve("node_modules/@sparticuz/chromium");

/** Where Chromium, Chrome and Edge are installed on Linux, macOS and Windows. */
const INSTALLED_BROWSERS: readonly string[] = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/usr/bin/microsoft-edge",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/**
 * The first Chromium that runs here: `CHROME_PATH`, the one inside the npm package, an installed one.
 *
 * Throws an error that names the three when there is none.
 */
export async function findChromium(): Promise<Chromium> {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which does not exist.`);
    return { executablePath: named, env: createEnvironment({}) };
  }
  const bundled = getBundledChromium();
  if (bundled && canRun(bundled)) return bundled;
  const installed = INSTALLED_BROWSERS.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, env: createEnvironment({}) };
  throw new Error(
    "No Chromium was found. Provide one of: CHROME_PATH with the path of a Chrome or Chromium; " +
      "the package @sparticuz/chromium (Linux on x64, after npm ci); Chrome, Chromium or Edge installed in its usual place.",
  );
}

function getBundledChromium(): Chromium | undefined {
  if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(CHROMIUM_PACKAGE))
    return undefined;
  const { version } = JSON.parse(readFileSync(`${CHROMIUM_PACKAGE}/package.json`, "utf8")) as {
    version: string;
  };
  const folder = resolve(`node_modules/.cache/sparticuz-chromium-${version}`);
  if (!existsSync(folder)) unpackChromium(folder);
  return {
    executablePath: `${folder}/chromium`,
    env: createEnvironment({ LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_PATH: `${folder}/fonts` }),
  };
}

/**
 * The package unpacks into the temporary folder, and trusts whatever lies there. It gets a folder of its own, which is
 * renamed when it is whole: another process may be unpacking too. Only in Amazon's environment does it add the libraries
 * that a bare Linux lacks. Its own configuration of fonts names other folders.
 */
function unpackChromium(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const beside = mkdtempSync(`${folder}-`);
  const program = 'import("@sparticuz/chromium").then((chromium) => chromium.default.executablePath())';
  execFileSync(process.execPath, ["-e", program], {
    env: { ...process.env, TMPDIR: beside, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
  });
  const fonts = `<dir>${folder}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts/cache</cachedir>`;
  writeFileSync(`${beside}/fonts/fonts.conf`, `<fontconfig>${fonts}</fontconfig>`);
  try {
    renameSync(beside, folder);
  } catch (error) {
    // Another process was first: its copy serves as well.
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
}

/**
 * What Chromium itself sets as it starts, the second while others of its threads read the environment: where a variable
 * is new, glibc moves the environment, and a thread that reads it at that moment crashes the browser.
 */
const SET_AT_START = { DBUS_SESSION_BUS_ADDRESS: "disabled:", FC_FONTATIONS: "1" };

/** The process's environment without its undefined values, which Playwright refuses, and with these. */
function createEnvironment(own: Record<string, string>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), ...SET_AT_START, ...own };
}

function canRun({ executablePath, env }: Chromium): boolean {
  try {
    execFileSync(executablePath, ["--version"], { env, stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
