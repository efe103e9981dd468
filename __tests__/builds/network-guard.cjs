/**
 * Refuses every connection and every DNS lookup that leaves this machine, and appends the host to the file NETWORK_LOG.
 * `NODE_OPTIONS=--require` loads it in a program, its child processes and its worker threads.
 */
const dns = require("node:dns");
const { appendFileSync } = require("node:fs");
const net = require("node:net");

const LOOPBACK = new Set([undefined, "", "localhost", "127.0.0.1", "::1"]);

/** Logs a host and returns the error to refuse it with, or `undefined` for this machine. */
function createRefusal(host) {
  if (LOOPBACK.has(host)) return undefined;
  appendFileSync(process.env.NETWORK_LOG, `${host}\n`);
  return Object.assign(new Error(`The network is refused here: ${host}`), { code: "ENETUNREACH" });
}

// HTTP, HTTPS, HTTP/2, TLS and fetch all connect through this method.
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...parameters) {
  const [first, second] = Array.isArray(parameters[0]) ? parameters[0] : parameters;
  const options =
    typeof first === "object" ? first : { host: typeof second === "string" ? second : undefined };
  const refusal = options.path ? undefined : createRefusal(options.host);
  if (!refusal) return connect.apply(this, parameters);
  process.nextTick(() => this.destroy(refusal));
  return this;
};

for (const name of Object.keys(dns).filter((key) => /^(lookup|resolve)/.test(key))) {
  const ask = dns[name];
  dns[name] = (host, ...parameters) => {
    const refusal = createRefusal(host);
    if (!refusal) return ask(host, ...parameters);
    process.nextTick(parameters.at(-1), refusal);
  };
}
for (const name of Object.keys(dns.promises).filter((key) => /^(lookup|resolve)/.test(key))) {
  const ask = dns.promises[name];
  dns.promises[name] = async (host, ...parameters) => {
    const refusal = createRefusal(host);
    if (refusal) throw refusal;
    return ask(host, ...parameters);
  };
}
