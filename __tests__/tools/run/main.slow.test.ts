import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { join, resolve } from "node:path";
import { createTemporaryFolder } from "../../temporary-folder";

const ROOT = resolve(__dirname, "../../..");

test("a taken port is reported before the build starts, with what to do", async () => {
  const other = createServer((socket) => socket.end()).listen(0);
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const settings = {
    PORT: String(port),
    MAILING_LIST_PORT: "0",
    MAILING_LIST_FILE: join(createTemporaryFolder(), "list.jsonl"),
  };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", "tsx", "tools/run/main.ts", "serve"],
    { cwd: ROOT, env: { ...process.env, ...settings }, encoding: "utf8" },
  );
  other.close();
  expect(stderr).toMatch(new RegExp(`^Port ${port} of the site is taken .*PORT=\\d+`));
  expect([status, stdout]).toEqual([1, ""]);
});
