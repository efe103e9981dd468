import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFile, writeFile } from "node:fs/promises";
import { networkInterfaces } from "node:os";
import { join, resolve } from "node:path";
import { startMailingList } from "../../../tools/mailing-list/start";
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
    if (child.exitCode !== null) throw new Error(`the program ended: ${errors()}`);
    await new Promise((wait) => setTimeout(wait, 20));
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

test("closes in about a second though a request never ends, and can be asked twice", () =>
  inFolder(async (folder) => {
    const { url, close } = await startMailingList({ port: 0, file: join(folder, "list.jsonl") });
    const body = new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from("u=local")) });
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const init = { method: "POST", body, duplex: "half", headers } as RequestInit;
    const unfinished = fetch(`${url}/subscribe/post?u=local&id=waitlist`, init).catch(() => "cut");
    await new Promise((wait) => setTimeout(wait, 100));
    const began = Date.now();
    await Promise.all([close(), close()]);
    expect(Date.now() - began).toBeLessThan(3000);
    expect(await unfinished).toBe("cut");
  }));

test("stops with one sentence and status 1 when a setting, the port or the file cannot be used", () =>
  inFolder(async (folder) => {
    const file = join(folder, "list.jsonl");
    const { url, close } = await startMailingList({ port: 0, file });
    const { port } = new URL(url);
    await writeFile(join(folder, "flat"), "");
    const cases: [Record<string, string>, RegExp][] = [
      [{ MAILING_LIST_PORT: "http", MAILING_LIST_FILE: file }, /^MAILING_LIST_PORT must be .*\n$/],
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
      while (acknowledged.length < enough) await new Promise((wait) => setTimeout(wait, 2));
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
