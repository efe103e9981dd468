import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CreateDevServerArgs } from "gatsby";
import { CONTENT_MESSAGES_PATH } from "../../src/content-messages/content-messages";
import { onCreateDevServer, tellBrowsers } from "../../src/gatsby/on-create-dev-server";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let origin: string;

beforeEach(async () => {
  const answers = new Map<string, Answer>();
  const app = { get: (path: string, answer: Answer) => answers.set(path, answer) };
  await onCreateDevServer?.({ app } as unknown as CreateDevServerArgs, { plugins: [] }, () => undefined);
  server = createServer((request, response) => answers.get(request.url ?? "")?.(request, response));
  await new Promise<void>((listening) => server.listen(0, listening));
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test("a page hears how the content is when it opens, and again with each change", async () => {
  tellBrowsers({ problems: [], papers: ["pop"] });
  const { body, headers } = await fetch(origin + CONTENT_MESSAGES_PATH);
  expect(headers.get("content-type")).toBe("text/event-stream");
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = async () => (await reader?.read())?.value;
  expect(await next()).toBe('data: {"problems":[],"papers":["pop"]}\n\n');
  tellBrowsers({ problems: [], papers: [] });
  expect(await next()).toBe('data: {"problems":[],"papers":[]}\n\n');
  await reader?.cancel();
});
