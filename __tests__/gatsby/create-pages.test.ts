import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPages } from "../../src/gatsby/create-pages";
import { MAX_CARDS } from "../../src/site/litepaper-paths";

/** The pages that are made of these papers and versions. */
async function pagesFor(papers: object[], versions: object[] = []) {
  const data = { allLitepaper: { nodes: papers }, allLitepaperVersion: { nodes: versions } };
  const createPage = jest.fn();
  const api = { graphql: async () => ({ data }), actions: { createPage } };
  await createPages?.(api as never, { plugins: [] }, () => undefined);
  return createPage.mock.calls.map(([page]) => page);
}

test("each paper gets one page at its address, which asks for the paper and its neighbours by slug", async () => {
  const pages = await pagesFor([{ slug: "pop" }, { slug: "agfi" }]);
  expect(pages).toMatchObject([
    { path: "/litepapers/pop", context: { slug: "pop", previous: null, next: "agfi" } },
    { path: "/litepapers/agfi", context: { slug: "agfi", previous: "pop", next: null } },
  ]);
  expect(existsSync(pages[0].component)).toBe(true);
});

test("as soon as there are more papers than cards, one page lists them all", async () => {
  const paths = async (count: number) => {
    const papers = Array.from({ length: count }, (_, index) => ({ slug: `p${index}` }));
    return (await pagesFor(papers)).map(({ path }) => path);
  };
  expect(await paths(MAX_CARDS)).not.toContain("/litepapers");
  expect(await paths(MAX_CARDS + 1)).toContain("/litepapers");
});

test("each version on record gets a page, and an old one another of what has changed since", async () => {
  const record = (slug: string, version: string) => ({ id: `${slug} ${version}`, slug, version });
  const pages = await pagesFor(
    [{ slug: "pop", version: "0.2", lang: "zh-Hans" }],
    [record("pop", "0.1"), record("pop", "0.2"), record("gone", "0.1")],
  );
  const pageOf = (slug: string, version: string, changes: boolean, isPresent = false) => [
    `/litepapers/${slug}/v/${version.replace(".", "-")}${changes ? "/changes" : ""}`,
    {
      ...{ id: `${slug} ${version}`, changes, present: `/litepapers/${slug}`, isPresent },
      lang: slug === "pop" ? "zh-Hans" : "en",
    },
  ];
  expect(
    pages.filter(({ path }) => path.includes("/v/")).map(({ path, context }) => [path, context]),
  ).toEqual([
    pageOf("pop", "0.1", false),
    pageOf("pop", "0.1", true),
    pageOf("pop", "0.2", false, true),
    pageOf("gone", "0.1", false),
    pageOf("gone", "0.1", true),
  ]);
  for (const { component } of pages) expect(existsSync(component)).toBe(true);
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
    return (await pagesFor([], [{ id: "gone 0.1", slug: "gone", version: "0.1" }]))[0];
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
