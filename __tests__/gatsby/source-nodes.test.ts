import type { SourceNodesArgs } from "gatsby";
import type { Content } from "../../src/all-content/read-all-content";
import { sourceNodes } from "../../src/gatsby/source-nodes";

const watch = jest.fn();
const readSiteOfBuild = jest.fn();
jest.mock("../../src/gatsby/watch-site", () => ({ watchSite: (...all: unknown[]) => watch(...all) }));
jest.mock("../../src/gatsby/site-content", () => ({
  ...jest.requireActual("../../src/gatsby/site-content"),
  readSiteOfBuild: () => readSiteOfBuild(),
}));

const term = (slug: string, definition = "What it is.") => ({ slug, term: slug, aliases: [], definition });
const content = (...terms: ReturnType<typeof term>[]): Content => ({
  ...{
    paths: [],
    papers: [],
    references: [],
    questions: [],
    run: undefined,
    versions: [],
  },
  terms,
});

/** A store that holds nodes as Gatsby's does, and what was done to it. */
async function begin(first: Content) {
  const store = new Map<string, { id: string; term: string }>();
  const createNode = jest.fn(async (node: { id: string; term: string }) => void store.set(node.id, node));
  const deleteNode = jest.fn(({ id }: { id: string }) => void store.delete(id));
  readSiteOfBuild.mockReturnValue({ content: first, problems: [] });
  const api = {
    actions: { createNode, deleteNode },
    getNode: (id: string) => store.get(id),
    createNodeId: (key: string) => key,
    createContentDigest: (fields: object) => JSON.stringify(fields),
  };
  await sourceNodes?.(api as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  createNode.mockClear();
  const [, , show] = watch.mock.calls.at(-1) ?? [];
  return { store, createNode, deleteNode, show: show as (next: Content) => Promise<Content> };
}

test("a change replaces what it changes, and nothing else, before anybody can look", async () => {
  const { store, createNode, deleteNode, show } = await begin(
    content(term("escrow"), term("stake"), term("lock")),
  );
  await show(content(term("escrow", "Another thing."), term("stake")));
  expect(createNode.mock.calls).toMatchObject([
    [{ id: "GlossaryTerm escrow", definition: "Another thing." }],
  ]);
  expect(deleteNode).toHaveBeenCalledTimes(1);
  expect([...store.keys()]).toEqual(["GlossaryTerm escrow", "GlossaryTerm stake"]);
});

test("what cannot be read stays", async () => {
  const { store, show } = await begin(content(term("escrow")));
  expect((await show({ ...content(), terms: undefined })).terms).toEqual([term("escrow")]);
  expect([...store.keys()]).toEqual(["GlossaryTerm escrow"]);
});

test("a build does not wait for changes", async () => {
  const { NODE_ENV } = process.env;
  watch.mockClear();
  Object.assign(process.env, { NODE_ENV: "production" });
  await begin(content());
  Object.assign(process.env, { NODE_ENV });
  expect(watch).not.toHaveBeenCalled();
});
