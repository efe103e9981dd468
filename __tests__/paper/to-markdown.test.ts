import { renderVersion } from "../../src/paper/version-text";
import { figuresDrawn, PATH, rendered } from "./writing";

const figures = figuresDrawn(() => '<svg role="img"><desc id="d">Two states &amp; an arrow.</desc></svg>');
const whole = (text: string, changes = {}, own = {}) => rendered(text, changes, { figures, ...own }).markdown;

/** The Markdown up to how the paper is cited. */
const plain = (text: string, changes = {}, own = {}) =>
  whole(text, changes, own).replace(/\n## Cite this paper\n.*$/s, "");

test("begins with the title, the subtitle, and version, date and address", () => {
  const lines = plain("Text.").split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "# Sample paper",
    "",
    "> A paper for tests",
    "",
    expect.stringMatching(/^Version 0\.1, 2026-11-21\. <https:.*\/litepapers\/sample>$/),
  ]);
});

test("keeps Markdown, formulae and notes, and makes links into the site absolute", () => {
  const markdown = plain(
    "## Part\n\n*So* $x_1$, [exit](/litepapers/pop#exit).[^n]\n\n- one\n\n[^n]: Note.\n",
  );
  expect(markdown).toContain(
    '## Part\n\n<a id="p-71180e"></a>*So* $x_1$, [exit](https://hyperagent.network/litepapers/pop#exit).[^n]',
  );
  expect(markdown).toContain("[^n]: Note.");
  expect(markdown).toContain("- one");
});

test("cites by number, also in captions and tables, and lists the works at the end", () => {
  const markdown = plain(
    "Text [@kleros].\n\nTable: Of [@sybil-attack] and [us](/).\n\n| a |\n|---|\n| [@kleros] |\n",
  );
  expect(markdown).toContain("Text \\[1].");
  expect(markdown).toContain("**Table 1.** Of \\[2] and [us](https://hyperagent.network/).");
  expect(markdown).toContain("| \\[1] |");
  expect(markdown).toMatch(
    /## References\n\n1\. <a id="reference-kleros"><\/a>Kleros\.\n2\. <a id="reference-sybil-attack"><\/a>The \*Sybil\* Attack\.\n$/,
  );
  expect(markdown).not.toContain("[@");
});

test("writes a work's address as a link", () => {
  expect(plain("Text [@erc-4337].")).toContain(
    "Account Abstraction. [EIP](https://eips.ethereum.org/EIPS/eip-4337)",
  );
});

test("keeps the ids by which paragraphs, tables, figures and an appendix are addressed", () => {
  const text = [
    "First.\n\nTable: Of a.\n\n| a |\n|---|\n| b |\n",
    '<Run title="A job">\n\nBea pays {run.job.price}.\n\n</Run>\n',
    '<Figure name="job-states">Follow.</Figure>\n',
    '<Appendix title="an interface">\n\nMore.\n\n</Appendix>\n',
  ].join("\n");
  const { html, markdown } = rendered(text, {}, { figures });
  const anchors = [...markdown.matchAll(/<a id="([^"]+)"><\/a>/g)].map(([, id]) => id);
  const ids = [...html.matchAll(/ id="(p-\w+|table-\d+|figure-\d+|appendix)"/g)].map(([, id]) => id);
  expect(anchors).toHaveLength(5);
  expect(anchors.sort()).toEqual(ids.sort());
});

test("a heading that cites has its id in an old version too, where the citation is a word of it", () => {
  const text = "## What others do [@kleros]\n\nText.\n\n### And *we* [@kleros]\n\nText.\n";
  const { html, markdown } = rendered(text);
  const before = renderVersion(markdown, PATH);
  for (const page of [html, before]) {
    expect(page).toContain('<h2 id="what-others-do">');
    expect(page).toContain('<h3 id="and-we">');
  }
});

test("leads to the definitions of the terms that it uses, and says how it is cited", () => {
  const term = (name: string) => ({ slug: name.toLowerCase(), term: name, aliases: [], definition: "It." });
  const glossary = [term("Lock"), term("Escrow")];
  const markdown = whole("An escrow, a lock.", { terms: "[escrow, lock]" }, { glossary });
  const escrow = "[Escrow](https://hyperagent.network/glossary#escrow)";
  expect(markdown).toContain(
    `\n## Terms used here\n\n${escrow}, ${escrow.replaceAll("Escrow", "Lock").replaceAll("escrow", "lock")}\n\n## Cite`,
  );
  expect(markdown).toContain("\n## Cite this paper\n\nIn APA style.\n\n```bibtex\n@techreport{}\n```\n");
});

test("says what figures show in words, and what they draw as a table", () => {
  const markdown = plain('<Figure name="job-states">Follow *any* path.</Figure>\n');
  expect(markdown).toContain("**Figure 1.** Follow *any* path.\n\n*Two states & an arrow.*\n\n");
  expect(markdown).toMatch(/\| At, days \| State \|\n\|[ :|-]+\|\n\| 1\.5 +\| open +\|\n/);
  expect(markdown).not.toContain("<Figure");
});

test("leaves out comments to writers", () => {
  expect(plain("{/* alpha */}\n\n## A {/* beta */}{/* gamma */}b\n")).not.toMatch(/alpha|beta|gamma|\{/);
});
