import { litepaperPath, matterOf } from "../../src/lib/litepaper";

test.each([
  ["pop", "/litepapers/pop"],
  ["erc4337a", "/litepapers/erc4337a"],
  ["agfi", "/litepapers/agfi"],
])("the paper %s is read at %s", (slug, path) => {
  expect(litepaperPath(slug)).toBe(path);
});

test("a paper's own matter is what stands between its introduction and its conclusion", () => {
  const titles = ["Abstract", "Introduction", "Session keys", "Conclusion"];
  const sections = titles.map((title) => ({ id: title.toLowerCase().replace(" ", "-"), title }));
  expect(matterOf(sections)).toEqual(["Session keys"]);
});
