import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { GatsbyNode } from "gatsby";
import { createPages } from "../../src/gatsby/create-pages";
import { MAX_CARDS } from "../../src/site/litepaper";

type Answer = {
  data?: {
    allLitepaper: { nodes: { slug: string; version?: string }[] };
    allLitepaperVersion?: { nodes: { id: string; slug: string; version: string }[] };
  };
  errors?: unknown;
};

async function pagesFor({ data, errors }: Answer) {
  const answer = { errors, data: data && { allLitepaperVersion: { nodes: [] }, ...data } };
  const createPage = jest.fn();
  const panicOnBuild = jest.fn();
  const api = { graphql: async () => answer, actions: { createPage }, reporter: { panicOnBuild } };
  await createPages?.(
    api as unknown as Parameters<NonNullable<GatsbyNode["createPages"]>>[0],
    { plugins: [] },
    () => undefined,
  );
  return { pages: createPage.mock.calls.map(([page]) => page), panicOnBuild };
}

test("each paper gets one page at its address, which asks for the paper and its neighbours by slug", async () => {
  const { pages, panicOnBuild } = await pagesFor({
    data: { allLitepaper: { nodes: [{ slug: "pop" }, { slug: "agfi" }] } },
  });
  expect(pages).toMatchObject([
    { path: "/litepapers/pop", context: { slug: "pop", previous: null, next: "agfi" } },
    { path: "/litepapers/agfi", context: { slug: "agfi", previous: "pop", next: null } },
  ]);
  expect(existsSync(pages[0].component)).toBe(true);
  expect(panicOnBuild).not.toHaveBeenCalled();
});

test("as soon as there are more papers than cards, one page lists them all", async () => {
  const papers = (count: number) => ({
    data: { allLitepaper: { nodes: Array.from({ length: count }, (_, index) => ({ slug: `p${index}` })) } },
  });
  const paths = async (count: number) => (await pagesFor(papers(count))).pages.map(({ path }) => path);
  expect(await paths(MAX_CARDS)).not.toContain("/litepapers");
  expect(await paths(MAX_CARDS + 1)).toContain("/litepapers");
});

test("each version on record gets a page, and an old one another of what has changed since", async () => {
  const record = (slug: string, version: string) => ({ id: `${slug} ${version}`, slug, version });
  const { pages } = await pagesFor({
    data: {
      allLitepaper: { nodes: [{ slug: "pop", version: "0.2" }] },
      allLitepaperVersion: { nodes: [record("pop", "0.1"), record("pop", "0.2"), record("gone", "0.1")] },
    },
  });
  const old = pages.filter(({ path }) => path.includes("/v/"));
  const pageOf = (slug: string, version: string, changes: boolean, isPresent = false) => [
    `/litepapers/${slug}/v/${version.replace(".", "-")}${changes ? "/changes" : ""}`,
    { id: `${slug} ${version}`, changes, present: `/litepapers/${slug}`, isPresent },
  ];
  expect(old.map(({ path, context }) => [path, context])).toEqual([
    pageOf("pop", "0.1", false),
    pageOf("pop", "0.1", true),
    pageOf("pop", "0.2", false, true),
    pageOf("gone", "0.1", false),
    pageOf("gone", "0.1", true),
  ]);
  for (const { component } of old) expect(existsSync(component)).toBe(true);
});

describe("redirects", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "pages-"));
    mkdirSync(join(root, "content"));
    jest.spyOn(process, "cwd").mockReturnValue(root);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(root, { recursive: true });
  });

  const pageOfGone = async (redirects: string) => {
    writeFileSync(join(root, "content/redirects.yaml"), redirects);
    const version = { id: "gone 0.1", slug: "gone", version: "0.1" };
    const data = { allLitepaper: { nodes: [] }, allLitepaperVersion: { nodes: [version] } };
    return (await pagesFor({ data })).pages[0];
  };

  test("say where an old version's page leads to", async () => {
    const page = await pageOfGone("/litepapers/gone: /litepapers/pop\n");
    expect(page.context).toMatchObject({ present: "/litepapers/pop" });
  });

  test("that cannot be read keep no page from being made", async () => {
    const page = await pageOfGone("/litepapers/gone: nowhere\n");
    expect(page.context).toMatchObject({ present: "/litepapers/gone" });
  });
});

test("the build stops when the papers cannot be listed", async () => {
  const errors = ["no such field"];
  const { pages, panicOnBuild } = await pagesFor({ errors });
  expect(pages).toEqual([]);
  expect(panicOnBuild).toHaveBeenCalledWith("The litepapers could not be listed.", errors);
});
