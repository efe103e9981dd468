import { isLoopbackHost, loopbackPage, prefersJson } from "../../../tools/mailing-list/request";

test.each([
  "localhost",
  "LOCALHOST:8901",
  "127.0.0.1:8901",
  "127.8.8.8",
  "[::1]:8901",
  "list.localhost:80",
  "localhost.",
])("takes the host %s for this machine", (host) => expect(isLoopbackHost(host)).toBe(true));

test.each([
  undefined,
  "",
  "example.org",
  "localhost.example.org",
  "127.0.0.1.example.org",
  "notlocalhost",
  "192.168.0.1",
  "0.0.0.0",
  "[::2]",
  "localhost:80@example.org",
])("does not take the host %j for this machine", (host) => expect(isLoopbackHost(host)).toBe(false));

test.each([
  ["http://localhost:9000/litepapers/pop/?x=1#y", "http://localhost:9000/"],
  ["https://127.0.0.1", "https://127.0.0.1/"],
  ["http://[::1]:8000", "http://[::1]:8000/"],
  ["http://evil.example/", undefined],
  ["http://localhost@evil.example/", undefined],
  ["javascript:alert(1)//localhost", undefined],
  ["null", undefined],
  [undefined, undefined],
])("links back from %j to %j", (address, page) => expect(loopbackPage(address)).toBe(page));

test.each([
  ["application/json", true],
  ["application/json, text/plain, */*", true],
  ["text/html;q=0.5, application/json;q=0.9", true],
  ["application/*, text/html;q=0.1", true],
  ["text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8", false],
  ["application/json, text/html", false],
  ["application/json;q=0", false],
  ["application/json;q=nonsense", false],
  ["*/*", false],
  ["", false],
  [undefined, false],
])("reads Accept: %j as JSON preferred: %j", (accept, json) => expect(prefersJson(accept)).toBe(json));
