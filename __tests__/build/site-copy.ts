import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { requireFreshBuild } from "../../tools/test/fresh-build";
import { buildSettings, projectRoot } from "./built-site";

/** What a program came to: its exit status and all it wrote, without colours. */
export type Outcome = { status: number; output: string };

/** A copy of the project that a test may change and build without touching the project. */
export type SiteCopy = {
  readonly root: string;
  readonly publicDir: string;
  /** A file's text. */
  read(path: string): string;
  /** Writes a file, whose path starts at the project's root. */
  write(path: string, text: string): void;
  /** Makes a file or a folder what it is in the project, or nothing where the project has none. */
  restore(path: string): void;
  /** Leaves what there is now, with what was built, in another folder, to be looked at. */
  saveAs(folder: string): void;
  /**
   * Runs Node or a program of node_modules/.bin in the copy, under the network guard and with these settings alone; where
   * `until` is given, until it has written that, and then asks it to end.
   */
  run(
    program: string,
    options: readonly string[],
    settings?: Readonly<Record<string, string>>,
    limit?: { until: RegExp },
  ): Promise<Outcome>;
  /** What runs in the copy now, on systems that tell. */
  processes(): string[];
  /** Hosts other than this machine that anything run in the copy has tried to reach. */
  networkAttempts(): string[];
};

export const networkGuard = join(__dirname, "network-guard.cjs");

/** What a build is told that the environment or .env may say (.env.example). */
const SETTING = /^(?:WAITLIST_|MAILING_LIST_|DRAFTS$|CONTENT_SIGNAL$|CHROME_PATH$|PAPERS_PDF$)/;

/** What the project's own build was told. */
export const projectSettings: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(buildSettings).flatMap(([name, value = ""]) => (SETTING.test(name) ? [[name, value]] : [])),
);

/** What a build leaves: Gatsby's cache, and the site. */
const BUILT = [".cache", "public"];

const OWN = ["node_modules", ".git", ".env", "var", "coverage", "test-results", "playwright-report"];

/**
 * Copies the project to a folder of test-results, where it can be looked at after the tests, with its present build and
 * the cache of that, as somebody leaves them who moves the folder. The folders in node_modules are its own and their
 * files are the project's: webpack numbers modules by the paths that links lead to, and numbers these as it does the
 * project's.
 */
export function makeSiteCopy(): SiteCopy {
  requireFreshBuild(projectRoot);
  const root = join(projectRoot, "test-results", "site-copy");
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  // Tools have packages of their own.
  const filter = (source: string) => basename(source) !== "node_modules";
  for (const entry of readdirSync(projectRoot))
    if (![...BUILT, ...OWN].includes(entry))
      cpSync(join(projectRoot, entry), join(root, entry), { recursive: true, filter });
  linkFiles(join(projectRoot, "node_modules"), join(root, "node_modules"));
  for (const folder of BUILT) cpSync(join(projectRoot, folder), join(root, folder), { recursive: true });
  const publicDir = join(root, "public");
  const networkLog = join(root, "network.log");

  return {
    root,
    publicDir,
    read: (path) => readFileSync(join(root, path), "utf8"),
    write: (path, text) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    restore: (path) => {
      rmSync(join(root, path), { recursive: true, force: true });
      if (existsSync(join(projectRoot, path)))
        cpSync(join(projectRoot, path), join(root, path), { recursive: true });
    },
    saveAs: (folder) => {
      rmSync(folder, { recursive: true, force: true });
      // The times tell that the build is newer than what it is made of.
      const modules = join(root, "node_modules");
      const filter = (source: string) => source !== modules;
      cpSync(root, folder, { recursive: true, preserveTimestamps: true, filter });
      symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
    },
    run: (program, options, settings = {}, limit = undefined) =>
      new Promise((done) => {
        const environment = {
          ...cleanEnvironment(),
          ...settings,
          CI: "true",
          NO_COLOR: "1",
          // Gatsby notes the folders that it has built in the user's settings.
          XDG_CONFIG_HOME: join(root, ".config"),
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require "${networkGuard.replaceAll("\\", "/")}"`,
          NETWORK_LOG: networkLog,
        };
        const child = execFile(
          program === "node" ? process.execPath : join(root, "node_modules", ".bin", program),
          options,
          { cwd: root, env: environment, maxBuffer: 64 * 1024 ** 2, shell: process.platform === "win32" },
          (error, stdout, stderr) => {
            const status = typeof error?.code === "number" ? error.code : error ? 1 : 0;
            done({ status, output: stripVTControlCharacters(stdout + stderr) });
          },
        );
        child.stdout?.on("data", (text) => {
          if (limit?.until.test(String(text))) child.kill("SIGTERM");
        });
      }),
    processes: () =>
      (existsSync("/proc") ? readdirSync("/proc") : []).filter((id) => {
        const folder = join("/proc", id, "cwd");
        return /^\d+$/.test(id) && existsSync(folder) && realpathSync(folder).startsWith(root);
      }),
    networkAttempts: () =>
      existsSync(networkLog) ? readFileSync(networkLog, "utf8").split("\n").filter(Boolean) : [],
  };
}

function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    // What tools keep there they also change there.
    if (entry.name === ".cache") symlinkSync(source, target, "junction");
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isDirectory()) linkFiles(source, target);
    else linkSync(source, target);
  }
}

/** The environment without what this run of the tests, and this developer's settings, would tell a build. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !SETTING.test(name) && !/^(?:JEST_|GATSBY_|NODE_ENV$)/.test(name),
  );
  return Object.fromEntries(inherited);
}
