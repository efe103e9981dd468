import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "../../temporary-folder";

const ROOT = resolve(__dirname, "../../..");

function runSite(mode: string, environment: Record<string, string>) {
  const file = join(createTemporaryFolder(), "list.jsonl");
  return spawnSync(process.execPath, ["--import", "tsx", "tools/run/main.ts", mode], {
    cwd: ROOT,
    env: { ...process.env, MAILING_LIST_FILE: file, ...environment },
    encoding: "utf8",
  });
}

test("a taken port is reported before the build starts, with what to do", async () => {
  const other = createServer((socket) => socket.end()).listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { status, stdout, stderr } = runSite("serve", { PORT: String(port), MAILING_LIST_PORT: "0" });
  other.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} of the site is taken .*PORT=\\d+`));
  expect([status, stdout]).toEqual([1, ""]);
});

test.each([
  ["serve", { PORT: "http" }, "The setting PORT must be a whole number from 1 to 65535, not “http”."],
  ["build", {}, "Say one of: serve, develop."],
])("%s with %j fails with a message", (mode, environment, sentence) => {
  const { status, stdout, stderr } = runSite(mode, environment);
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringContaining(sentence)]);
});
