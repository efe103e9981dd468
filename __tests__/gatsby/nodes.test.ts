import { join } from "node:path";
import type { CreateNodeArgs } from "gatsby";
import { onCreateNode } from "../../src/gatsby/nodes";

// Without what builds keep: that is theirs.
jest.mock("../../src/gatsby/litepaper-cache", () => ({
  openCachedLitepaper: jest.requireActual("../../src/markdown/litepaper").openLitepaper,
}));

const inContent = (path: string) => join(process.cwd(), "content", path);

async function nodesFrom(node: object) {
  const createNode = jest.fn();
  const createParentChildLink = jest.fn();
  const error = jest.fn();
  const api = {
    node: { id: "parent", ...node },
    actions: { createNode, createParentChildLink },
    reporter: { error },
    createNodeId: (name: string) => `id of ${name}`,
    createContentDigest: (content: string) => `digest of ${content}`,
  };
  await onCreateNode?.(api as unknown as CreateNodeArgs, { plugins: [] }, () => undefined);
  return {
    nodes: createNode.mock.calls.map(([created]) => created),
    links: createParentChildLink.mock.calls,
    error,
  };
}

test("a paper's MDX becomes a Litepaper with its address, its sections and its length", async () => {
  const contentFilePath = inContent("litepapers/pop/index.mdx");
  const { nodes, links } = await nodesFrom({
    internal: { type: "Mdx", contentFilePath, contentDigest: "d" },
  });
  expect(nodes).toHaveLength(1);
  expect(nodes[0]).toMatchObject({
    id: "id of Litepaper pop",
    parent: "parent",
    slug: "pop",
    title: "Proof of Performance",
    filePath: contentFilePath,
    internal: { type: "Litepaper", contentDigest: "d" },
  });
  expect(nodes[0].sections[0]).toMatchObject({ id: "abstract", title: "Abstract", depth: 2 });
  expect(nodes[0].readingMinutes).toBe(Math.round(nodes[0].wordCount / 220));
  expect(links).toHaveLength(1);
});

test("a draft has a node while developing and in previews, which says what it is, and none in what is published", async () => {
  const contentFilePath = inContent("litepapers/kitchen-sink/index.mdx");
  const made = async (settings: Record<string, string>) => {
    const before = { ...process.env };
    Object.assign(process.env, settings);
    try {
      return (await nodesFrom({ internal: { type: "Mdx", contentFilePath, contentDigest: "d" } })).nodes;
    } finally {
      process.env = before;
    }
  };
  expect(await made({ NODE_ENV: "development" })).toMatchObject([{ version: "0.1, draft" }]);
  expect(await made({ NODE_ENV: "production", DRAFTS: "show" })).toHaveLength(1);
  expect(await made({ NODE_ENV: "production" })).toEqual([]);
});

test("MDX from anywhere else is left alone", async () => {
  const contentFilePath = join(process.cwd(), "elsewhere", "index.mdx");
  const { nodes, error } = await nodesFrom({ internal: { type: "Mdx", contentFilePath } });
  expect(nodes).toEqual([]);
  expect(error).not.toHaveBeenCalled();
});

test("the bibliography becomes a Reference for each work", async () => {
  const { nodes } = await nodesFrom({
    internal: { type: "File" },
    absolutePath: inContent("references.json"),
  });
  expect(nodes.length).toBeGreaterThan(20);
  expect(nodes.map(({ key }) => key)).toContain("erc-4337");
  for (const { html, internal } of nodes) {
    expect(html).not.toBe("");
    expect(internal.type).toBe("Reference");
  }
});

test("the run's file becomes its inputs", async () => {
  const { nodes, links } = await nodesFrom({
    internal: { type: "File", contentDigest: "d" },
    absolutePath: inContent("run.yaml"),
  });
  expect(nodes).toMatchObject([
    { source: expect.stringContaining("job.price:"), internal: { type: "RunInputs" } },
  ]);
  expect(links).toHaveLength(1);
});

test("a term's file becomes a GlossaryTerm", async () => {
  const { nodes } = await nodesFrom({
    internal: { type: "File", contentDigest: "d" },
    absolutePath: inContent("glossary/escrow.md"),
  });
  expect(nodes).toMatchObject([{ slug: "escrow", term: "Escrow", internal: { type: "GlossaryTerm" } }]);
});

test("a paper that a writer has just broken is reported, and the site keeps running", async () => {
  const contentFilePath = inContent("litepapers/Not An Address/index.mdx");
  const { nodes, error } = await nodesFrom({ internal: { type: "Mdx", contentFilePath } });
  expect(nodes).toEqual([]);
  expect(error).toHaveBeenCalledWith(expect.stringContaining('"Not An Address" cannot be an address.'));
});
