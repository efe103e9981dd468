/**
 * Refuses every connection that leaves this machine, and appends the host to the file NETWORK_LOG.
 * `NODE_OPTIONS=--require` loads it in a program, its child processes and its worker threads.
 */
const { appendFileSync } = require("node:fs");
const net = require("node:net");

const LOOPBACK = new Set([undefined, "", "localhost", "127.0.0.1", "::1"]);

// HTTP, HTTPS, HTTP/2, TLS and fetch all connect through this method.
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...parameters) {
  const [first, second] = Array.isArray(parameters[0]) ? parameters[0] : parameters;
  const options =
    typeof first === "object" ? first : { host: typeof second === "string" ? second : undefined };
  if (options.path || LOOPBACK.has(options.host)) return connect.apply(this, parameters);
  appendFileSync(process.env.NETWORK_LOG, `${options.host}\n`);
  const refusal = new Error(`The network is refused here: ${options.host}`);
  process.nextTick(() => this.destroy(Object.assign(refusal, { code: "ENETUNREACH" })));
  return this;
};
