import { litepaperPath } from "../../src/lib/litepaper";

test.each([
  ["pop", "/litepapers/pop"],
  ["erc4337a", "/litepapers/erc4337a"],
  ["agfi", "/litepapers/agfi"],
])("the paper %s is read at %s", (slug, path) => {
  expect(litepaperPath(slug)).toBe(path);
});
