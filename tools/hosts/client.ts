import { request as requestHttp } from "node:http";
import { connect } from "node:http2";
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
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const stream = session.request({ ":path": path, ...headers });
        let answer: Omit<Answer, "body"> | undefined;
        const chunks: Buffer[] = [];
        stream.on("response", (fields) => {
          answer = { status: Number(fields[":status"]), headers: text(fields) };
        });
        stream.on("data", (chunk: Buffer) => chunks.push(chunk));
        stream.on("end", () => {
          if (answer) resolve({ ...answer, body: Buffer.concat(chunks) });
          else reject(new Error(`No answer for ${path}`));
        });
        stream.on("error", reject);
        stream.end();
      }),
    close: () => session.close(),
  };
}

function overHttp1(origin: string): Client {
  const { hostname, port } = new URL(origin);
  return {
    get: (path, headers = {}) =>
      new Promise((resolve, reject) => {
        const request = requestHttp({ hostname, port, path, headers }, (response) => {
          const chunks: Buffer[] = [];
          response.on("data", (chunk: Buffer) => chunks.push(chunk));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: text(response.headers),
              body: Buffer.concat(chunks),
            }),
          );
        });
        request.on("error", reject);
        request.end();
      }),
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
