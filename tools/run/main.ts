/**
 * `npm start`: builds the production site and serves it. `npm run develop`: the same site with hot reload and GraphiQL.
 * Both run the local mailing list beside it, so that the waitlist works without the external service. `npm run build`:
 * builds, and no more.
 */
import { join, resolve } from "node:path";
import getPort, { clearLockedPorts } from "get-port";
import { loadSettingsFile, readMailingListSettings, readPort } from "../../src/gatsby/environment";
import { startMailingList } from "../mailing-list/server";
import { waitForServer } from "../wait-for-server";
import { type Gatsby, startGatsby } from "./gatsby";

const root = join(__dirname, "..", "..");

const DEFAULT_PORTS = { serve: 9000, develop: 8000 } as const;

/** The Gatsby that is running; a signal to this program ends it, and the program with it. */
let running: Gatsby | undefined;
let signalled: NodeJS.Signals | undefined;

function stop(name: NodeJS.Signals): void {
  signalled = name;
  if (!running) process.exit(1);
  running.stop();
}

// More than once: the terminal and npm both pass on what was pressed.
for (const name of ["SIGINT", "SIGTERM"] as const) process.on(name, stop);

// npm hands a signal to its shell, which ends without a word to this program: that its parent is gone is all it sees.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop("SIGTERM"), 250).unref();
}

async function main(mode = "serve"): Promise<void> {
  loadSettingsFile(join(root, ".env"));
  if (mode === "build") return build();
  if (mode !== "serve" && mode !== "develop") throw new Error("Say one of: build, serve, develop.");
  const port = readPort(process.env, "PORT", DEFAULT_PORTS[mode]);
  const settings = readMailingListSettings(process.env);

  // It keeps its port from here on, and the form is built to post there.
  const list = await startMailingList({ ...settings, log: console.error });
  try {
    const MAILING_LIST_PORT = new URL(list.url).port;
    await requireFreePort(port);
    if (mode === "serve") await build({ MAILING_LIST_PORT });
    await requireFreePort(port);
    const url = `http://localhost:${port}/`;
    const server = start([mode, "--port", String(port)], { MAILING_LIST_PORT });
    // A first `develop` makes every page before it answers.
    await waitForServer(url, server.process, 600);
    console.log(`
  Site          ${url}${mode === "develop" ? `\n  GraphiQL      ${url}___graphql` : ""}
  Mailing list  ${list.url}/
  Sign-ups in   ${resolve(settings.file)}
`);
    process.exitCode = (await server.ended) ?? 0;
  } finally {
    running?.stop();
    await list.close();
  }
}

async function build(settings?: NodeJS.ProcessEnv): Promise<void> {
  const code = await start(["build"], settings).ended;
  if (code !== 0) throw new Error("The build failed; what to fix stands above.");
}

function start(options: readonly string[], settings?: NodeJS.ProcessEnv): Gatsby {
  const gatsby = startGatsby(root, options, settings);
  running = gatsby;
  void gatsby.ended.then(() => {
    running = undefined;
  });
  return gatsby;
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

main(process.argv[2]).catch((error: Error) => {
  console.error(signalled ? `Stopped by ${signalled}.` : error.message);
  process.exitCode = 1;
});
