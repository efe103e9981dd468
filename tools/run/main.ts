/**
 * `npm start`: builds the production site and serves it. `npm run develop`: the same site with hot reload and GraphiQL.
 * Both run the local mailing list beside it, so that the waitlist works without the external service. `npm run build`:
 * builds, and no more.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { readSettings } from "../mailing-list/settings";
import { type RunningMailingList, startMailingList } from "../mailing-list/start";
import { dropStaleCache } from "./stale-cache";

const root = join(__dirname, "..", "..");
const gatsbyProgram = join(root, "node_modules", "gatsby", "cli.js");

type Mode = { name: "serve" | "develop"; defaultPort: number };

const MODES: Readonly<Record<string, Mode>> = {
  serve: { name: "serve", defaultPort: 9000 },
  develop: { name: "develop", defaultPort: 8000 },
};

async function main(argument: string | undefined): Promise<void> {
  if (argument === "build") return build();
  const mode = MODES[argument ?? "serve"];
  if (!mode) throw new Error(`Say one of: build, ${Object.keys(MODES).join(", ")}.`);
  const port = readPort(process.env.PORT, mode.defaultPort);
  const { port: listPort, file } = readSettings(process.env);

  if (mode.name === "serve") await build();
  else dropStaleCache(root);
  const list = await startMailingList({ port: listPort, file, log: console.error });
  const server = gatsby([mode.name, "--port", String(port)]);
  closeTogether(server, list);
  await answering(`http://localhost:${port}/`, server);

  console.log(`
  Site          http://localhost:${port}/${mode.name === "develop" ? `\n  GraphiQL      http://localhost:${port}/___graphql` : ""}
  Mailing list  ${list.url}/
  Sign-ups in   ${resolve(file)}
`);
}

function readPort(value: string | undefined, fallback: number): number {
  if (!value) return fallback;
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT must be a whole number from 1 to 65535, not "${value}".`);
  }
  return port;
}

function gatsby(options: readonly string[]): ChildProcess {
  return spawn(process.execPath, [gatsbyProgram, ...options], { cwd: root, stdio: "inherit" });
}

async function build(): Promise<void> {
  if (dropStaleCache(root)) console.log("The code has changed since the last build: building anew.");
  const [code] = await once(gatsby(["build"]), "exit");
  if (code !== 0) throw new Error("The build failed; what to mend stands above.");
}

/** Whichever ends first, the other follows. */
function closeTogether(server: ChildProcess, list: RunningMailingList): void {
  const stop = () => {
    server.kill("SIGTERM");
    void list.close();
  };
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  server.once("exit", (code) => {
    void list.close();
    process.exitCode = code ?? 0;
  });
}

/** Resolves once the address answers; rejects if the server ends before. */
async function answering(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error("The server ended before it answered; the reason stands above.");
}

main(process.argv[2]).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
