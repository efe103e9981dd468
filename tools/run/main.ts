/**
 * `npm start` builds the site and serves it. `npm run develop` serves it with hot reload and GraphiQL. Both run the local
 * mailing list, so that the waitlist form works without an external service.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import getPort, { clearLockedPorts } from "get-port";
import { loadSettingsFile, readMailingListSettings, readPort } from "../../src/gatsby/read-settings";
import { startMailingList } from "../mailing-list/server";
import { projectRoot } from "../project";
import { runMain } from "../run-main";

const SIGNALS = ["SIGINT", "SIGTERM"] as const;
const KILL_AFTER_MS = 5000;
const PARENT_CHECK_INTERVAL_MS = 250;

const DEFAULT_PORTS = { serve: 9000, develop: 8000 } as const;

runMain(async () => {
  loadSettingsFile(join(projectRoot, ".env"));
  const mode = process.argv[2];
  if (mode !== "serve" && mode !== "develop") throw new Error("Say one of: serve, develop.");
  const port = readPort(process.env, "PORT", DEFAULT_PORTS[mode]);
  const settings = readMailingListSettings(process.env);

  // Started before the build, because the form is built with the list's port.
  const list = await startMailingList({ ...settings, logError: console.error });
  const MAILING_LIST_PORT = new URL(list.url).port;
  try {
    await requireFreePort(port);
    if (mode === "serve") {
      await runGatsby(["build"], { MAILING_LIST_PORT });
      // Another program may have taken the port during the build.
      await requireFreePort(port);
    }
    console.log(`The mailing list is at ${list.url}/ and keeps sign-ups in ${resolve(settings.file)}`);
    await runGatsby([mode, "--port", String(port)], { MAILING_LIST_PORT });
  } finally {
    await list.close();
  }
});

/**
 * Runs Gatsby until it ends, and ends it when this program is asked to end. Gatsby gets no standard input: it would wait
 * for an answer to its question whether another port will do.
 */
async function runGatsby(options: readonly string[], settings: NodeJS.ProcessEnv): Promise<void> {
  const gatsby = spawn(
    process.execPath,
    [join(projectRoot, "node_modules", "gatsby", "cli.js"), ...options],
    {
      cwd: projectRoot,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...settings },
    },
  );
  const stopGatsby = (signal: NodeJS.Signals) => {
    gatsby.kill(signal);
    setTimeout(() => gatsby.kill("SIGKILL"), KILL_AFTER_MS).unref();
  };
  // `once` would not do, because the terminal and npm both send the signal of Ctrl-C.
  for (const signal of SIGNALS) process.on(signal, stopGatsby);
  // npm sends a signal to its shell only, which ends without passing it on. This program then has a new parent.
  const parent = process.ppid;
  const parentCheck =
    process.env.npm_lifecycle_event &&
    setInterval(() => process.ppid !== parent && stopGatsby("SIGTERM"), PARENT_CHECK_INTERVAL_MS);
  const [code, signal] = await once(gatsby, "exit");
  if (parentCheck) clearInterval(parentCheck);
  for (const name of SIGNALS) process.off(name, stopGatsby);
  if (code !== 0) throw new Error(`gatsby ${options[0]} ended with ${signal ?? code}.`);
}

/** Throws if another program listens on the port at any address of this machine. A browser could reach it at `localhost`. */
async function requireFreePort(port: number): Promise<void> {
  // get-port does not return a port a second time within 15 seconds unless it is told to forget the first.
  clearLockedPorts();
  if ((await getPort({ port })) === port) return;
  throw new Error(
    `Port ${port} of the site is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`,
  );
}
