import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { projectRoot } from "../build/built-site";

/** A program's exit status, and its standard output and error without colours. */
export type Outcome = { status: number; output: string };

export type SiteCopy = ReturnType<typeof makeSiteCopy>;

const networkGuard = join(__dirname, "network-guard.cjs").replaceAll("\\", "/");

const EXCLUDED = ["node_modules", ".git", "public", ".cache", ".env", "var", "coverage", "test-results"];

/**
 * Copies the project to a folder, in which a test may change and build it. node_modules is copied with hard links to its files,
 * because webpack resolves a symbolic link to the project's own folder.
 */
export function makeSiteCopy(root: string) {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  // tools/hosts has packages of its own.
  const filter = (source: string) => basename(source) !== "node_modules";
  for (const entry of readdirSync(projectRoot))
    if (!EXCLUDED.includes(entry))
      cpSync(join(projectRoot, entry), join(root, entry), { recursive: true, filter });
  execFileSync("cp", ["-al", `${projectRoot}/node_modules/.`, join(root, "node_modules")]);
  // Programs write to this folder, which would change a hard-linked file of the project.
  rmSync(join(root, "node_modules/.cache"), { recursive: true, force: true });
  symlinkSync(join(projectRoot, "node_modules/.cache"), join(root, "node_modules/.cache"));
  const networkLog = join(root, "network.log");

  return {
    publicDir: join(root, "public"),
    write: (path: string, text: string) => {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    },
    copy: (from: string, to: string) => cpSync(join(root, from), join(root, to)),
    /** Runs Node in the copy with the network guard. */
    run: (options: readonly string[], settings: NodeJS.ProcessEnv = {}) =>
      new Promise<Outcome>((done) => {
        const env = {
          ...getCleanEnvironment(),
          CI: "true",
          NO_COLOR: "1",
          // Gatsby stores the folders that it has built in the user's configuration.
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
    /** Returns the hosts outside this machine that a program in the copy tried to reach. */
    readNetworkAttempts: () =>
      existsSync(networkLog) ? readFileSync(networkLog, "utf8").split("\n").filter(Boolean) : [],
  };
}

/** Returns the environment without the variables with which a test run would change a build. */
function getCleanEnvironment(): NodeJS.ProcessEnv {
  const excluded = /^(?:WAITLIST_|MAILING_LIST_|JEST_|GATSBY_|NODE_ENV$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !excluded.test(name)));
}
