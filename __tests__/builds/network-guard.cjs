/**
 * Loaded ahead of a program (`node --require`), and so ahead of its child processes and worker threads: refuses every
 * connection and every name look-up that leaves this machine, and writes it to the file that NETWORK_LOG names.
 */
const dns = require("node:dns");
const { appendFileSync } = require("node:fs");
const net = require("node:net");

const LOOPBACK = new Set([undefined, "", "localhost", "127.0.0.1", "::1"]);

/** The refusal of a host, noted; `undefined` for this machine. */
function refuse(host) {
  if (LOOPBACK.has(host)) return undefined;
  appendFileSync(process.env.NETWORK_LOG, `${host}\n`);
  return Object.assign(new Error(`The network is refused here: ${host}`), { code: "ENETUNREACH" });
}

// HTTP, HTTPS, HTTP/2, TLS and fetch all end here.
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...parameters) {
  const [first, second] = Array.isArray(parameters[0]) ? parameters[0] : parameters;
  const options =
    typeof first === "object" ? first : { host: typeof second === "string" ? second : undefined };
  const refusal = options.path ? undefined : refuse(options.host);
  if (!refusal) return connect.apply(this, parameters);
  process.nextTick(() => this.destroy(refusal));
  return this;
};

for (const name of Object.keys(dns).filter((key) => /^(lookup|resolve)/.test(key))) {
  const ask = dns[name];
  dns[name] = (host, ...parameters) => {
    const refusal = refuse(host);
    if (!refusal) return ask(host, ...parameters);
    process.nextTick(parameters.at(-1), refusal);
  };
}
for (const name of Object.keys(dns.promises).filter((key) => /^(lookup|resolve)/.test(key))) {
  const ask = dns.promises[name];
  dns.promises[name] = async (host, ...parameters) => {
    const refusal = refuse(host);
    if (refusal) throw refusal;
    return ask(host, ...parameters);
  };
}
