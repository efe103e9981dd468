import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { startMailingList } from "../../../tools/mailing-list/server";
import { parseSubscriber } from "../../../tools/mailing-list/subscribers";
import { inFolder, post, recordsIn } from "./harness";

const ROOT = resolve(__dirname, "../../..");

type Program = { child: ChildProcess; output: () => string; errors: () => string };

function run(environment: Record<string, string>): Program {
  const child = spawn(process.execPath, ["--import", "tsx", "tools/mailing-list/main.ts"], {
    cwd: ROOT,
    env: { ...process.env, ...environment },
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (text) => {
    output += text;
  });
  child.stderr.on("data", (text) => {
    errors += text;
  });
  return { child, output: () => output, errors: () => errors };
}

async function listening({ child, output, errors }: Program): Promise<string> {
  while (!output().includes("\n")) {
    const data = once(child.stdout as Readable, "data");
    if ((await Promise.race([data, once(child, "exit").then(() => "ended")])) === "ended")
      throw new Error(`the program ended: ${errors()}`);
  }
  return /http:\/\/\S+:\d+/.exec(output())?.[0] ?? "";
}

async function ended({ child }: Program): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

test("says in one line where it listens and records, and ends cleanly on SIGINT and SIGTERM", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      const program = run({ MAILING_LIST_PORT: "0", MAILING_LIST_FILE: file });
      const url = await listening(program);
      expect(program.output()).toBe(`Mailing list on ${url}, recording in ${file}\n`);
      expect((await post(url, { EMAIL: `${signal}@example.org` })).status).toBe(200);
      program.child.kill(signal);
      expect([await ended(program), program.errors()]).toEqual([0, ""]);
    }
    expect(await recordsIn(file)).toHaveLength(2);
  }));

test("listens on loopback alone", () =>
  inFolder(async (folder) => {
    const { url, close } = await startMailingList({ port: 0, file: join(folder, "list.jsonl") });
    const addresses = Object.values(networkInterfaces()).flatMap((entries) => entries ?? []);
    for (const { address } of addresses.filter(({ internal, family }) => !internal && family === "IPv4")) {
      await expect(fetch(url.replace("127.0.0.1", address))).rejects.toThrow();
    }
    await close();
    await expect(fetch(url)).rejects.toThrow();
  }));

test("closes after its grace though a request never ends, and can be asked twice", () =>
  inFolder(async (folder) => {
    // Requests may take longer to arrive than this test may take, so that only the grace can end it.
    const settings = { port: 0, file: join(folder, "list.jsonl"), requestTimeout: 600_000, grace: 1 };
    const { url, close } = await startMailingList(settings);
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    const head = "POST /subscribe/post?u=local&id=waitlist HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99";
    // An answer to the first says that the second, on the same connection, has reached the list too.
    socket.write(
      `HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n${head}\r\nContent-Type: application/x-www-form-urlencoded\r\n\r\n`,
    );
    await once(socket, "data");
    await Promise.all([close(), close(), once(socket, "close")]);
  }));

test("stops with one sentence and status 1 when a setting, the port or the file cannot be used", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    const { url, close } = await startMailingList({ port: 0, file });
    const { port } = new URL(url);
    await writeFile(join(folder, "flat"), "");
    const cases: [Record<string, string>, RegExp][] = [
      [
        { MAILING_LIST_PORT: "http", MAILING_LIST_FILE: file },
        /^The setting MAILING_LIST_PORT must be .*\n$/,
      ],
      [
        { MAILING_LIST_PORT: port, MAILING_LIST_FILE: file },
        /^The mailing list cannot listen on port \d+: .*in use.*\n$/,
      ],
      [
        { MAILING_LIST_PORT: "0", MAILING_LIST_FILE: join(folder, "flat", "x") },
        /^Sign-ups cannot be recorded in .*\n$/,
      ],
    ];
    for (const [environment, sentence] of cases) {
      const program = run(environment);
      expect([await ended(program), program.output()]).toEqual([1, ""]);
      expect(program.errors()).toMatch(sentence);
    }
    await close();
  }));

test("killed in mid-stream, twice over one file, it has lost no sign-up that it acknowledged", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    const acknowledged: string[] = [];
    for (let life = 0; life < 2; life += 1) {
      const programs = [0, 1].map(() => run({ MAILING_LIST_PORT: "0", MAILING_LIST_FILE: file }));
      const urls = await Promise.all(programs.map(listening));
      let running = true;
      const clients = Array.from({ length: 8 }, async (_, client) => {
        for (let turn = 0; running; turn += 1) {
          const EMAIL = `life${life}.client${client}.${turn}@example.org`;
          const response = await post(urls[client % 2] ?? "", { EMAIL }).catch(() => undefined);
          if (!response) return;
          if (response.status === 200) acknowledged.push(EMAIL);
        }
      });
      const enough = acknowledged.length + 40;
      while (acknowledged.length < enough) await new Promise((turn) => setImmediate(turn));
      for (const { child } of programs) child.kill("SIGKILL");
      await Promise.all(programs.map(ended));
      running = false;
      await Promise.all(clients);
    }
    const lines = (await readFile(file, "utf8")).split("\n");
    const recorded = new Set(lines.map((line) => parseSubscriber(line)?.email));
    expect(acknowledged.filter((email) => !recorded.has(email))).toEqual([]);
    expect(acknowledged.length).toBeGreaterThanOrEqual(80);
  }));
