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
import { basename, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { requireFreshBuild } from "../../tools/test/fresh-build";
import { projectRoot } from "./built-site";

/** What a program came to: its exit status and all it wrote, without colours. */
export type Outcome = { status: number; output: string };

export type SiteCopy = ReturnType<typeof makeSiteCopy>;

export const networkGuard = join(__dirname, "network-guard.cjs");

/** Settings of the waitlist, which a copy has of its own; all others (.env.example) are those of the present build. */
const WAITLIST = /^(?:WAITLIST_|MAILING_LIST_)/;

const OWN = ["node_modules", ".git", "var", "coverage", "test-results", "playwright-report"];

/**
 * Copies the project to a folder, in which a test may change and build it, with its present build and the cache of that, as
 * somebody leaves them who moves the folder. The folders in node_modules are its own and their files are the project's:
 * webpack numbers modules by the paths that links lead to.
 */
export function makeSiteCopy(root: string) {
  requireFreshBuild(projectRoot);
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  // Tools have packages of their own.
  const filter = (source: string) => basename(source) !== "node_modules";
  for (const entry of readdirSync(projectRoot))
    if (!OWN.includes(entry))
      cpSync(join(projectRoot, entry), join(root, entry), { recursive: true, filter });
  linkFiles(join(projectRoot, "node_modules"), join(root, "node_modules"));
  const networkLog = join(root, "network.log");

  return {
    root,
    publicDir: join(root, "public"),
    read: (path: string) => readFileSync(join(root, path), "utf8"),
    write: (path: string, text: string) => writeFileSync(join(root, path), text),
    /** Runs Node or a program of node_modules/.bin in the copy, under the network guard. */
    run: (program: string, options: readonly string[]) =>
      new Promise<Outcome>((done) => {
        const env = {
          ...cleanEnvironment(),
          CI: "true",
          NO_COLOR: "1",
          // Gatsby notes the folders that it has built in the user's settings.
          XDG_CONFIG_HOME: join(root, ".config"),
          NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --require "${networkGuard.replaceAll("\\", "/")}"`,
          NETWORK_LOG: networkLog,
        };
        execFile(
          program === "node" ? process.execPath : join(root, "node_modules", ".bin", program),
          options,
          { cwd: root, env, maxBuffer: 64 * 1024 ** 2, shell: process.platform === "win32" },
          (error, stdout, stderr) => {
            const status = typeof error?.code === "number" ? error.code : error ? 1 : 0;
            done({ status, output: stripVTControlCharacters(stdout + stderr) });
          },
        );
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

/** The environment without what this run of the tests, and the waitlist's settings, would tell a build. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !WAITLIST.test(name) && !/^(?:JEST_|GATSBY_|NODE_ENV$)/.test(name),
  );
  return Object.fromEntries(inherited);
}
