import { once } from "node:events";
import { type IncomingMessage, request as requestHttp } from "node:http";
import { connect } from "node:http2";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
};

export type Client = {
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  close(): void;
};

/** Asks an origin exactly what it is told, follows nothing, and leaves the path as it is written: HTTP/2 for https. */
export function openClient(origin: string): Client {
  return origin.startsWith("https:") ? overHttp2(origin) : overHttp1(origin);
}

/** The body as it was before compression. */
export function plainBody({ headers, body }: Answer): Buffer {
  const encoding = headers["content-encoding"];
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
}

/** The certificate of these tests is made by the tests, so it is not checked. */
function overHttp2(origin: string): Client {
  const session = connect(origin, { rejectUnauthorized: false, ALPNProtocols: ["h2"] });
  return {
    get: async (path, headers = {}) => {
      const stream = session.request({ ":path": path, ...headers });
      const [fields] = await once(stream, "response");
      return { status: Number(fields[":status"]), headers: text(fields), body: await buffer(stream) };
    },
    close: () => session.close(),
  };
}

function overHttp1(origin: string): Client {
  const { hostname, port } = new URL(origin);
  return {
    get: async (path, headers = {}) => {
      const request = requestHttp({ hostname, port, path, headers }).end();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      const { statusCode = 0, headers: fields } = response;
      return { status: statusCode, headers: text(fields), body: await buffer(response) };
    },
    close: () => undefined,
  };
}

function text(
  fields: Readonly<Record<string, string | string[] | number | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
