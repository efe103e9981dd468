import { existsSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { SCHEMA } from "../../src/gatsby/schema";

const papersArePrinted = jest.fn();
jest.mock("../../src/gatsby/pdf", () => ({ papersArePrinted }));

const BUILT = join("public", "index.html");

const home = process.cwd();
const reporter = { info: jest.fn() };
const api = { reporter } as unknown as ParentSpanPluginArgs;
let folder: string;
let site: string;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), "cache-invalidation-")));
  site = join(folder, "site");
  mkdirSync(join(site, ".cache", "compiled"), { recursive: true });
  writeCode("one");
  writeFileSync(join(site, "package-lock.json"), "{}");
  mkdirSync(join(site, dirname(SCHEMA)), { recursive: true });
  writeFileSync(join(site, SCHEMA), "");
  papersArePrinted.mockResolvedValue(false);
  reporter.info.mockReset();
});

afterEach(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true, force: true });
});

const writeCode = (code: string) =>
  writeFileSync(join(site, ".cache", "compiled", "gatsby-node.js"), `module.exports = "${code}";`);

/**
 * As Gatsby begins: it empties a cache that it finds without `public`, or for a reason of its own. Says whether what was
 * built could stay.
 */
async function begin({ emptied = false } = {}): Promise<boolean> {
  process.chdir(site);
  jest.resetModules();
  const { onPreInit, onPluginInit } = await import("../../src/gatsby/cache-invalidation");
  await onPreInit?.(api, { plugins: [] }, () => undefined);
  if (emptied || !existsSync("public")) rmSync(join(".cache", "inputs"), { force: true });
  mkdirSync(join("public", "static"), { recursive: true });
  await onPluginInit?.(api, { plugins: [] }, () => undefined);
  const stays = existsSync(BUILT);
  mkdirSync("public", { recursive: true });
  writeFileSync(BUILT, "");
  return stays;
}

test("what was built stays while everything that it was made with is the same", async () => {
  expect(await begin()).toBe(false);
  expect(await begin()).toBe(true);
  expect(reporter.info).not.toHaveBeenCalled();
});

test("what was built without a note of what it was made with goes, without a word", async () => {
  mkdirSync(join(site, "public"));
  expect(await begin()).toBe(false);
  expect(reporter.info).not.toHaveBeenCalled();
});

test.each([
  ["the code", () => writeCode("two")],
  ["the schema", () => writeFileSync(join(site, SCHEMA), "type Paper")],
  ["a package", () => writeFileSync(join(site, "package-lock.json"), '{"packages":{}}')],
  ["whether papers are printed", () => papersArePrinted.mockResolvedValue(true)],
  [
    "the folder",
    () => {
      const moved = join(folder, "moved");
      process.chdir(home);
      renameSync(site, moved);
      site = moved;
    },
  ],
])("what was built goes once when %s has changed, and the build says why", async (_, change) => {
  await begin();
  change();
  expect(await begin()).toBe(false);
  expect(reporter.info).toHaveBeenCalledWith(expect.stringContaining("building anew"));
  expect(await begin()).toBe(true);
});

test("what was built goes when Gatsby has emptied its cache for a reason of its own, and with it what we noted there", async () => {
  await begin();
  expect(await begin({ emptied: true })).toBe(false);
  expect(await begin()).toBe(true);
});

test("a build that ends before the cache is ready leaves no note", async () => {
  await begin();
  writeCode("two");
  process.chdir(site);
  const { onPreInit } = await import("../../src/gatsby/cache-invalidation");
  await onPreInit?.(api, { plugins: [] }, () => undefined);
  expect(await begin()).toBe(false);
});
