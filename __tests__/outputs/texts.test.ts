import { JSDOM } from "jsdom";
import { textFiles, unpadded, versionFiles } from "../../src/outputs/all";
import { paperAt } from "../../src/outputs/documents";
import { feedOf } from "../../src/outputs/feed";
import { json } from "../../src/outputs/json-lines";
import { llmsFile, llmsFull } from "../../src/outputs/llms";
import { SKILL_PATH, wellKnownFiles } from "../../src/outputs/well-known";
import { site } from "../../src/site/site";
import { sha256 } from "../../src/text/sha256";
import { documents, other, paper, treeOf } from "./documents";

const fileAt = (path: string) =>
  String([...wellKnownFiles(documents), llmsFile(documents)].find((file) => file.path === path)?.content);

test("the draft with every element is that paper at both of its addresses, so that both have its Markdown", () => {
  const draft = { ...paper, slug: "kitchen-sink" };
  expect(["/kitchen-sink", "/litepapers/kitchen-sink"].map((path) => paperAt([draft], path))).toEqual([
    draft,
    draft,
  ]);
  expect(paperAt([paper], "/pop")).toBeUndefined();
});

test.each(["/llms.txt", SKILL_PATH])("%s says that nothing is live", (path) => {
  expect(fileAt(path)).toContain(site.status);
});

describe("llms.txt", () => {
  const lines = fileAt("/llms.txt").split("\n");

  test("has a title, a summary, text without headings, and lists of links, as llmstxt.org says", () => {
    expect(lines[0]).toBe("# HyperAgent");
    expect(lines[2]).toMatch(/^> \S/);
    const firstList = lines.findIndex((line) => line.startsWith("## "));
    expect(lines.slice(1, firstList).some((line) => line.startsWith("#"))).toBe(false);
    for (const line of lines.slice(firstList).filter(Boolean))
      expect(line).toMatch(/^(?:## \w|- \[[^\]]+\]\(https:\/\/hyperagent\.network\/\S*\): \S)/);
  });

  test("leads to each paper's Markdown, and names the forms that there are", () => {
    const text = lines.join("\n");
    expect(text).toContain(
      "[Proof](https://hyperagent.network/litepapers/pop.md): How work is proved. Version 0.2, 2026-11-21. Ids: introduction, terms-of-it, references, cite.",
    );
    expect(text).toContain("also there with .pdf, .epub, .csl.json");
    const unprinted = documents.papers.map((each) => ({ ...each, pdf: null }));
    expect(llmsFile({ ...documents, papers: unprinted }).content).toContain("also there with .epub, ");
    expect(text).toContain("[Home](https://hyperagent.network/index.md)");
    const questions = "[Questions](https://hyperagent.network/questions.md)";
    expect(text.split(questions)).toHaveLength(2);
    expect(text.indexOf(questions)).toBeLessThan(text.indexOf("[Proof]("));
    expect(text).toContain("[Glossary](https://hyperagent.network/glossary.md)");
  });

  test("has all papers whole in a file of their own", () => {
    expect(llmsFull(["# A\n", "# B\n\nText.\n\n"]).content).toBe("# A\n\n---\n\n# B\n\nText.\n");
  });
});

test("the Markdown of an old version is what was published, and says where it stays and where the paper is; a present one is its paper's", () => {
  const markdown =
    "# Proof\n\n> Of work\n\nVersion 0.1, 2026-11-20. <https://hyperagent.network/litepapers/pop>\n\nText.\n";
  const versions = [
    { slug: "pop", version: "0.1", dateModified: "2026-11-20", markdown },
    { slug: "pop", version: "0.2", dateModified: "2026-11-21", markdown },
  ];
  expect(versionFiles({ ...documents, versions })).toEqual([
    {
      path: "/litepapers/pop/v/0-1.md",
      content:
        "# Proof\n\n> Of work\n\nVersion 0.1, 2026-11-20. <https://hyperagent.network/litepapers/pop/v/0-1>\n\n" +
        "This is an old version, as it was published. The present one is at <https://hyperagent.network/litepapers/pop>. Described, not live: the papers, a demo, a waitlist.\n\nText.\n",
    },
  ]);
});

describe("the feed", () => {
  const xml = String(feedOf(documents).content);

  test("is well-formed XML, and has an entry for each version of each paper, newest first, each with an id of its own", () => {
    // Throws where it is not well-formed.
    const parsed = new JSDOM(xml, { contentType: "application/xml" }).window.document;
    expect(parsed.documentElement.namespaceURI).toBe("http://www.w3.org/2005/Atom");
    expect([...xml.matchAll(/<id>(tag:[^<]+)<\/id>/g)].map(([, id]) => id)).toEqual([
      "tag:hyperagent.network,2026-11-22:agfi/0.2",
      "tag:hyperagent.network,2026-11-21:pop/0.2",
      "tag:hyperagent.network,2026-11-20:pop/0.1",
    ]);
  });

  test("leads to the page that keeps a version, and to the paper where none does", () => {
    const leads = [...xml.matchAll(/<entry>.*?<title>([^<]*)<.*?href="([^"]*)"/gs)].map(
      ([, ...entry]) => entry,
    );
    expect(leads).toEqual([
      ["Finance, version 0.2", "https://hyperagent.network/litepapers/agfi"],
      ["Proof, version 0.2", "https://hyperagent.network/litepapers/pop/v/0-2"],
      ["Proof, version 0.1", "https://hyperagent.network/litepapers/pop/v/0-1"],
    ]);
  });

  test("has a version that says nothing of its changes, as the first does, with the paper's summary", () => {
    const first = { slug: "agfi", version: "0.1", dateModified: "2026-11-19", markdown: "" };
    const { content } = feedOf({ ...documents, versions: [...documents.versions, first] });
    expect(/<entry>(?!.*<entry>).*<\/entry>/s.exec(String(content))?.[0]).toMatch(
      /agfi\/0\.1<.*2026-11-19T.*<summary>How agents borrow\./s,
    );
  });

  test("says what a version changed, and was updated when its newest version came", () => {
    expect(xml).toContain("<summary>The first &#x26; foremost thing.\nThe second thing.</summary>");
    expect(/<updated>([^<]+)/.exec(xml)?.[1]).toBe("2026-11-22T00:00:00Z");
  });
});

test("a question's proof leads to the file of the section that it stands in", () => {
  const markdown = '# Proof\n\n## Introduction\n\n<a id="p-0a1b2c"></a>Text.\n';
  const proof = '<a href="/litepapers/pop#p-0a1b2c">A</a> <a href="/litepapers/pop#introduction">B</a>';
  const files = textFiles(
    {
      ...documents,
      papers: [{ ...paper, markdown, tree: treeOf('<h2 id="introduction">Introduction</h2>') }],
    },
    { readPage: () => `<main><h1>Page</h1><p>${proof} <a href="/glossary#escrow">C</a></p></main>` },
  );
  const section = "https://hyperagent.network/litepapers/pop/introduction.md";
  expect(files.find(({ path }) => path === "/questions.md")?.content).toContain(
    `[A](${section}#p-0a1b2c) [B](${section}) [C](https://hyperagent.network/glossary#escrow)`,
  );
});

test("a page that says the status itself says it once", () => {
  const files = textFiles(documents, { readPage: () => `<main><h1>Page</h1><p>${site.status}.</p></main>` });
  const home = String(files.find(({ path }) => path === "/index.md")?.content);
  expect(home.split(site.status)).toHaveLength(2);
});

test("tables lose what lines up their columns, and other lines keep their blanks", () => {
  expect(unpadded("a  b\n\n> | One   | T  |\n> | ----- | -- |\n> | x     | yy |\n")).toBe(
    "a  b\n\n> | One | T |\n> | --- | -- |\n> | x | yy |\n",
  );
});

test("JSON has a line for each entry and each of its own, and is the data that it was made of", () => {
  const data = { a: [1, { b: undefined, c: [2] }], d: { e: null } };
  expect(json(data)).toBe('{\n"a": [\n1,\n{"c":[2]}\n],\n"d": {\n"e": null\n}\n}\n');
  expect(JSON.parse(json(data))).toEqual({ a: [1, { c: [2] }], d: { e: null } });
});

test("robots.txt lets everybody in, and says what for only where the site says so", () => {
  expect(fileAt("/robots.txt")).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://hyperagent.network/sitemap-index.xml\n",
  );
  const signalled = wellKnownFiles(documents, "search=yes, ai-train=no");
  expect(signalled.find(({ path }) => path === "/robots.txt")?.content).toContain(
    "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
  );
});

describe("under /.well-known", () => {
  test("the skill has a name and a description that discovery allows, and its digest is the file's", () => {
    const { skills } = JSON.parse(fileAt("/.well-known/agent-skills/index.json"));
    expect(skills).toHaveLength(1);
    const [skill] = skills;
    expect(skill.name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(skill.name.length).toBeLessThanOrEqual(64);
    expect(skill.description.length).toBeLessThanOrEqual(1024);
    expect(skill).toMatchObject({ type: "skill-md", url: SKILL_PATH });
    expect(skill.digest).toBe(`sha256:${sha256(fileAt(SKILL_PATH))}`);
    expect(SKILL_PATH).toContain(`/${skill.name}/`);
    expect(fileAt(SKILL_PATH)).toMatch(new RegExp(`^---\nname: ${skill.name}\ndescription: `));
  });

  test("security.txt names a contact, and expires within a year of the last change", () => {
    const text = fileAt("/.well-known/security.txt");
    expect(text).toMatch(/^Contact: https:\/\/\S+\n/);
    const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? "");
    const changed = Date.parse(other.dateModified);
    expect(expires).toBeGreaterThan(changed);
    expect(expires - changed).toBeLessThan(366 * 24 * 3_600_000);
    expect(text).toContain("Canonical: https://hyperagent.network/.well-known/security.txt");
  });
});
