import { execFile } from "node:child_process";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectRoot } from "../build/built-site";

/** What a program came to: its exit status and all it wrote, without colours. */
export type Outcome = { status: number; output: string };

export type SiteCopy = ReturnType<typeof makeSiteCopy>;

const networkGuard = join(__dirname, "network-guard.cjs").replaceAll("\\", "/");

const LEFT_OUT = ["node_modules", ".git", "public", ".cache", ".env", "var", "coverage", "test-results"];

/**
 * Copies the project to a folder, in which a test may change and build it. The folders in node_modules are its own and their
 * files are the project's: webpack numbers modules by the paths that links lead to.
 */
export function makeSiteCopy(root: string) {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  // Tools have packages of their own.
  const filter = (source: string) => basename(source) !== "node_modules";
  for (const entry of readdirSync(projectRoot))
    if (!LEFT_OUT.includes(entry))
      cpSync(join(projectRoot, entry), join(root, entry), { recursive: true, filter });
  linkFiles(join(projectRoot, "node_modules"), join(root, "node_modules"));
  const networkLog = join(root, "network.log");

  return {
    publicDir: join(root, "public"),
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    copy: (from: string, to: string) => cpSync(join(root, from), join(root, to)),
    remove: (path: string) => rmSync(join(root, path), { recursive: true }),
    /** Runs Node in the copy, under the network guard, with further settings. */
    run: (options: readonly string[], settings: NodeJS.ProcessEnv = {}) =>
      new Promise<Outcome>((done) => {
        const env = {
          ...cleanEnvironment(),
          CI: "true",
          NO_COLOR: "1",
          // Gatsby notes the folders that it has built in the user's settings.
          XDG_CONFIG_HOME: join(root, ".config"),
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require "${networkGuard}"`,
          NETWORK_LOG: networkLog,
          ...settings,
        };
        const limits = { cwd: root, env, maxBuffer: 64 * 1024 ** 2 };
        execFile(process.execPath, options, limits, (error, stdout, stderr) => {
          const status = typeof error?.code === "number" ? error.code : error ? 1 : 0;
          done({ status, output: stripVTControlCharacters(stdout + stderr) });
        });
      }),
    /** Hosts other than this machine that anything run in the copy has tried to reach. */
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

/** The environment without what this run of the tests would tell a build. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const own = /^(?:WAITLIST_|MAILING_LIST_|JEST_|GATSBY_|NODE_ENV$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)));
}
