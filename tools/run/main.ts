/**
 * `npm start`: builds the production site and serves it. `npm run develop`: the same site with hot reload and GraphiQL.
 * Both run the local mailing list beside it, so that the waitlist works without the external service. `npm run build`:
 * builds, and no more.
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
/** How long Gatsby may take to end when it is asked to, in milliseconds. */
const PATIENCE = 5000;

const DEFAULT_PORTS = { serve: 9000, develop: 8000 } as const;

runMain(async () => {
  loadSettingsFile(join(projectRoot, ".env"));
  const mode = process.argv[2];
  if (mode === "build") return runGatsby(["build"]);
  if (mode !== "serve" && mode !== "develop") throw new Error("Say one of: build, serve, develop.");
  const port = readPort(process.env, "PORT", DEFAULT_PORTS[mode]);
  const settings = readMailingListSettings(process.env);

  // It keeps its port from here on, and the form is built to post there.
  const list = await startMailingList({ ...settings, log: console.error });
  const MAILING_LIST_PORT = new URL(list.url).port;
  try {
    await requireFreePort(port);
    if (mode === "serve") await runGatsby(["build"], { MAILING_LIST_PORT });
    await requireFreePort(port);
    console.log(`The mailing list is at ${list.url}/ and keeps sign-ups in ${resolve(settings.file)}`);
    await runGatsby([mode, "--port", String(port)], { MAILING_LIST_PORT });
  } finally {
    await list.close();
  }
});

/**
 * Runs Gatsby until it ends, and ends it where this program is to end. It cannot ask questions: a question whether another
 * port will do would wait for an answer for ever.
 */
async function runGatsby(options: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<void> {
  const gatsby = spawn(
    process.execPath,
    [join(projectRoot, "node_modules", "gatsby", "cli.js"), ...options],
    {
      cwd: projectRoot,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...settings },
    },
  );
  const stop = (name: NodeJS.Signals) => {
    gatsby.kill(name);
    setTimeout(() => gatsby.kill("SIGKILL"), PATIENCE).unref();
  };
  // More than once: the terminal and npm both pass on what was pressed.
  for (const name of SIGNALS) process.on(name, stop);
  // npm hands a signal to its shell, which ends without a word to this program: that its parent is gone is all it sees.
  const parent = process.ppid;
  const watch =
    process.env.npm_lifecycle_event && setInterval(() => process.ppid !== parent && stop("SIGTERM"), 250);
  const [code, signal] = await once(gatsby, "exit");
  if (watch) clearInterval(watch);
  for (const name of SIGNALS) process.off(name, stop);
  if (code !== 0) throw new Error(`gatsby ${options[0]} ended with ${signal ?? code}.`);
}

/** On every address of this machine: a browser that asks for localhost could reach another program otherwise. */
async function requireFreePort(port: number): Promise<void> {
  // Otherwise the library takes what it has found free for taken from then on.
  clearLockedPorts();
  if ((await getPort({ port })) === port) return;
  throw new Error(
    `Port ${port} of the site is taken by another program. Stop that, or choose another: PORT=${port + 1} npm start`,
  );
}
