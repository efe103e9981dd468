import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGatsby } from "../../../tools/run/gatsby";

jest.setTimeout(60_000);

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "run-gatsby-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** Puts a program in Gatsby's place. */
function writeGatsby(code: string): void {
  mkdirSync(join(root, "node_modules", "gatsby"), { recursive: true });
  writeFileSync(join(root, "node_modules", "gatsby", "cli.js"), code);
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Waits for what holds sooner or later; the test's own limit ends it. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((turn) => setTimeout(turn, 20));
}

const pidIn = (name: string): number => {
  try {
    return Number(readFileSync(join(root, name), "utf8"));
  } catch {
    return 0;
  }
};

test("a Gatsby that is stopped leaves no worker behind, not even one that does not listen", async () => {
  writeGatsby(`
    const { spawn } = require("node:child_process");
    const worker = 'process.on("SIGTERM", () => {}); require("node:fs").writeFileSync("worker", String(process.pid)); setInterval(() => {}, 1e6)';
    spawn(process.execPath, ["-e", worker]);
    setInterval(() => {}, 1e6);
  `);
  const gatsby = startGatsby(root, ["build"]);
  await until(() => pidIn("worker") > 0);
  gatsby.stop();
  expect(await gatsby.ended).toBeNull();
  await until(() => !isRunning(pidIn("worker")));
  expect(isRunning(gatsby.process.pid ?? 0)).toBe(false);
});

test("Gatsby is given its options and settings, and its status is handed on", async () => {
  writeGatsby(`process.exit(process.argv[2] === "build" && process.env.MAILING_LIST_PORT === "9" ? 7 : 1)`);
  expect(await startGatsby(root, ["build"], { MAILING_LIST_PORT: "9" }).ended).toBe(7);
});

test("Gatsby can ask nothing: its input has ended", async () => {
  writeGatsby(`process.stdin.on("end", () => process.exit(4)).resume()`);
  expect(await startGatsby(root, ["serve"]).ended).toBe(4);
});
