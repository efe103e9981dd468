import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseSubscriber, type Subscriber } from "../../../tools/mailing-list/subscribers";

export const QUERY = "/subscribe/post?u=local&id=waitlist";

/** Runs a test in a folder of its own, which goes with it. */
export async function inFolder(test: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "mailing-list-"));
  try {
    await test(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A sign-up as the site's form sends it; `fields` adds to it and replaces in it. */
export function post(url: string, fields: Record<string, string>, init: RequestInit = {}): Promise<Response> {
  const body = new URLSearchParams({ u: "local", id: "waitlist", ...fields });
  return fetch(`${url}${QUERY}`, { method: "POST", body, ...init });
}

/** Every line of the file as a record; fails on a line that is none. */
export async function recordsIn(file: string): Promise<Subscriber[]> {
  const text = await readFile(file, "utf8");
  if (text !== "" && !text.endsWith("\n")) throw new Error(`the last line is not terminated: ${text}`);
  return text
    .split("\n")
    .slice(0, -1)
    .map((line) => {
      const record = parseSubscriber(line);
      if (!record) throw new Error(`not a record: ${line}`);
      return record;
    });
}

/**
 * Sends bytes as they are, and resolves with all that comes back until the server closes the connection. A client that
 * reads `late`, once all of it is sent, finds only what a reset of the connection has left.
 */
export async function exchange(
  url: string,
  bytes: string,
  reads: "at once" | "late" = "at once",
): Promise<string> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const received: Buffer[] = [];
  const sent = new Promise<void>((resolve) => socket.write(bytes, () => resolve()));
  if (reads === "late") await sent;
  socket.on("data", (chunk) => received.push(chunk));
  await once(socket, "close");
  return Buffer.concat(received).toString("utf8");
}

/** Sends bytes as they are and goes away without waiting for an answer; resolves when the server has seen both. */
export async function sendAndLeave(url: string, bytes: string): Promise<void> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  await new Promise<void>((sent) => socket.write(bytes, () => sent()));
  socket.resetAndDestroy();
  await once(socket, "close");
}

export type Reply = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** A GET with headers that fetch does not let one set. */
export async function getAs(url: string, headers: Record<string, string>): Promise<Reply> {
  const sent = httpRequest(url, { headers }).end();
  const [response] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks).toString("utf8"),
  };
}
