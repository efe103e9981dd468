import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";

export type Chromium = {
  executablePath: string;
  /** The complete environment to launch it with: that of this process and the variables that this Chromium needs. */
  env: NodeJS.ProcessEnv;
};

/** A package with a Chromium for Linux on x64. */
const CHROMIUM_PACKAGE = resolve("node_modules/@sparticuz/chromium");

/** The paths at which Chromium, Chrome and Edge are installed on Linux, macOS and Windows. */
const INSTALLED_BROWSERS: readonly string[] = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

/** Returns the Chromium at `CHROME_PATH`, else that of the npm package, else an installed one. Throws an error if there is none. */
export async function findChromium(): Promise<Chromium> {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (!existsSync(CHROME_PATH)) throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not exist.`);
    return { executablePath: CHROME_PATH, env: createEnvironment({}) };
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
  const { version } = JSON.parse(readFileSync(`${CHROMIUM_PACKAGE}/package.json`, "utf8"));
  const folder = resolve(`node_modules/.cache/sparticuz-chromium-${version}`);
  const executablePath = `${folder}/chromium`;
  if (!existsSync(executablePath)) unpackChromium(folder);
  return {
    executablePath,
    env: createEnvironment({ LD_LIBRARY_PATH: `${folder}/al2023/lib`, FONTCONFIG_PATH: `${folder}/fonts` }),
  };
}

/**
 * Unpacks the Chromium of the package into `folder`. The package unpacks into the temporary folder and reuses whatever it finds
 * there, so it gets a new one, which is renamed at the end because another process may be unpacking too. `AWS_EXECUTION_ENV`
 * makes it unpack the libraries that a minimal Linux lacks: `isRunningInAmazonLinux2023` in
 * https://github.com/Sparticuz/chromium/blob/master/source/helper.ts. Its `fonts.conf` names folders of Amazon's machines.
 */
function unpackChromium(folder: string): void {
  mkdirSync(dirname(folder), { recursive: true });
  const temporaryFolder = mkdtempSync(`${folder}-`);
  const program = 'import("@sparticuz/chromium").then((chromium) => chromium.default.executablePath())';
  execFileSync(process.execPath, ["-e", program], {
    env: { ...process.env, TMPDIR: temporaryFolder, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" },
  });
  const fonts = `<dir>${folder}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts/cache</cachedir>`;
  writeFileSync(`${temporaryFolder}/fonts/fonts.conf`, `<fontconfig>${fonts}</fontconfig>`);
  try {
    // A Chromium whose folder is deleted while it runs leaves a folder with its cache of fonts.
    if (!existsSync(`${folder}/chromium`)) rmSync(folder, { recursive: true, force: true });
    renameSync(temporaryFolder, folder);
  } catch (error) {
    // If another process has created the folder first, its copy is used.
    rmSync(temporaryFolder, { recursive: true, force: true });
    if (!existsSync(`${folder}/chromium`)) throw error;
  }
}

/**
 * The variables that Chromium sets while it starts, with the same values. It sets the second while other threads read the
 * environment, which crashes it if the variable is new: `setenv` is not thread-safe
 * (https://man7.org/linux/man-pages/man3/setenv.3.html#ATTRIBUTES). The first: https://github.com/systemd/systemd/issues/11293.
 */
const CHROMIUM_STARTUP_VARIABLES = { DBUS_SESSION_BUS_ADDRESS: "disabled:", FC_FONTATIONS: "1" };

/** Returns the environment of this process with these variables. */
const createEnvironment = (variables: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...process.env,
  ...CHROMIUM_STARTUP_VARIABLES,
  ...variables,
});

function canRun({ executablePath, env }: Chromium): boolean {
  try {
    execFileSync(executablePath, ["--version"], { env, stdio: "ignore", timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
