import { sectionFiles } from "../../src/outputs/section-files";

const text = {
  path: "/litepapers/pop",
  title: "Proof, version 0.2",
  markdown:
    "# Proof\n\nVersion 0.2.\n\n## Reputation\n\n### Burn\n\nIt burns.\n\n```md\n## No heading\n```\n\n### Lock\n\nIt locks.\n\n## Über uns\n\nWe.\n",
};
const ids = ["reputation", "burn", "lock", "über-uns"];
const files = sectionFiles({ ...text, ids });
const contentOf = (path: string) => String(files.find((file) => file.path === path)?.content);

test("each heading is a file, which ends where the next heading begins", () => {
  expect(files.map(({ path }) => path)).toEqual(ids.map((id) => `/litepapers/pop/${id}.md`));
  expect(contentOf("/litepapers/pop/burn.md").split("\n\n").slice(1)).toEqual([
    "### Burn",
    "It burns.",
    "```md\n## No heading\n```\n",
  ]);
});

test("it begins with its text's name, its address, the status and the licence", () => {
  expect(contentOf("/litepapers/pop/burn.md").split("\n")[0]).toBe(
    "> Proof, version 0.2. <https://hyperagent.network/litepapers/pop#burn>. Described, not live: the papers, a demo, a waitlist. MIT licence.",
  );
  expect(contentOf("/litepapers/pop/über-uns.md")).toContain("/litepapers/pop#%C3%BCber-uns>");
});

test("a section that headings divide names its parts, and another names none", () => {
  const parts = ["burn", "lock"]
    .map((id) => `- https://hyperagent.network/litepapers/pop/${id}.md\n`)
    .join("");
  expect(contentOf("/litepapers/pop/reputation.md")).toMatch(
    new RegExp(`## Reputation\n\nIn it:\n\n${parts}$`),
  );
  expect(contentOf("/litepapers/pop/über-uns.md")).toMatch(/We\.\n$/);
});

test("what stands behind a text is known by its headings, in whichever order the page has it", () => {
  const markdown =
    "# Proof\n\n## Burn\n\n## Symbols used here\n\n## References\n\n## Lock\n\n## Cite this paper\n";
  const found = sectionFiles({ ...text, markdown, ids: ["burn", "lock", "references", "symbols"] });
  const said = found.map(({ path, content }) => [path, /^## .*$/m.exec(String(content))?.[0]]);
  expect(said).toEqual([
    ["/litepapers/pop/burn.md", "## Burn"],
    ["/litepapers/pop/symbols.md", "## Symbols used here"],
    ["/litepapers/pop/references.md", "## References"],
    ["/litepapers/pop/lock.md", "## Lock"],
    ["/litepapers/pop/cite.md", "## Cite this paper"],
  ]);
});

test("a heading's own id wins, and one that has none divides nothing", () => {
  const markdown = '# Questions\n\n## <a id="to-run"></a>To run\n\n### More\n';
  const [file, ...others] = sectionFiles({ path: "/questions", title: "Questions", markdown });
  expect(file?.path).toBe("/questions/to-run.md");
  expect(others).toEqual([]);
  expect(file?.content).toMatch(/### More\n$/);
});
