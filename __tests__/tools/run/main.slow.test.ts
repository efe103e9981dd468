import { execFile } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "../../temporary-folder";

const ROOT = resolve(__dirname, "../../..");

type Outcome = { status: number | string | undefined; output: string; errors: string };

function runSite(mode: string, environment: Record<string, string>): Promise<Outcome> {
  const env = {
    ...process.env,
    MAILING_LIST_FILE: join(createTemporaryFolder(), "list.jsonl"),
    ...environment,
  };
  return new Promise((done) =>
    execFile(
      process.execPath,
      ["--import", "tsx", "tools/run/main.ts", mode],
      { cwd: ROOT, env },
      (error, output, errors) => done({ status: error?.code ?? 0, output, errors }),
    ),
  );
}

test("a taken port is reported before the build starts, with what to do", async () => {
  const other = createServer((socket) => socket.end()).listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const { status, output, errors } = await runSite("serve", { PORT: String(port), MAILING_LIST_PORT: "0" });
  other.close();
  expect(errors).toMatch(new RegExp(`^Port ${port} of the site is taken .*PORT=\\d+`));
  expect([status, output]).toEqual([1, ""]);
});

test.each([
  ["serve", { PORT: "http" }, "The setting PORT must be a whole number from 1 to 65535, not “http”."],
  ["build", {}, "Say one of: serve, develop."],
])("%s with %j fails with a message", async (mode, environment, sentence) => {
  const { status, output, errors } = await runSite(mode, environment);
  expect([status, output, errors]).toEqual([1, "", expect.stringContaining(sentence)]);
});
