import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import getPort from "get-port";
import { waitForServer } from "../../tools/wait-for-server";

test("goes on as soon as the address answers, over http or by taking a connection", async () => {
  const server = createServer((_request, response) => response.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await waitForServer(`http://127.0.0.1:${port}/`);
  await waitForServer(`https://127.0.0.1:${port}/`);
  await new Promise((closed) => server.close(closed));
});

test("waits for success: an answer that is an error is none", async () => {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    response.writeHead(asked < 3 ? 503 : 200).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  await waitForServer(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect(asked).toBe(3);
  await new Promise((closed) => server.close(closed));
});

test("gives up after its time, and says for what it waited and what the program said", async () => {
  const url = `http://127.0.0.1:${await getPort()}/`;
  const waiting = waitForServer(url, { seconds: 0.2, output: () => "Loading." });
  await expect(waiting).rejects.toThrow(`${url} did not answer within 0.2 seconds. Loading.`);
});

test("gives up at once when the program ends before it answers", async () => {
  const server = spawn(process.execPath, ["-e", "process.exit(3)"]);
  const url = `http://127.0.0.1:${await getPort()}/`;
  const waiting = waitForServer(url, { server, seconds: 600, output: () => "No such file." });
  await expect(waiting).rejects.toThrow(
    `The server for ${url} ended with status 3 before it answered. No such file.`,
  );
});
