import { openLitepaper } from "../../src/markdown/litepaper";
import { library, PATH, writePaper } from "./writing";

const drawFigure = () => '<svg role="img"><desc id="d">Two states &amp; an arrow.</desc></svg>';
const plain = (text: string) =>
  openLitepaper(writePaper(text), PATH).render({ ...library, drawFigure }).markdown;

test("begins with the title, the subtitle, and version, date and address", () => {
  const lines = plain("Text.").split("\n");
  expect(lines.slice(0, 5)).toEqual([
    "# Sample paper",
    "",
    "> A paper for tests",
    "",
    expect.stringMatching(/^Version 0\.1, 2026-11-21\. .*\/litepapers\/sample$/),
  ]);
});

test("keeps Markdown, formulae and notes, and makes links into the site absolute", () => {
  const markdown = plain(
    "## Part\n\n*So* $x_1$, [exit](/litepapers/pop#exit).[^n]\n\n- one\n\n[^n]: Note.\n",
  );
  expect(markdown).toContain(
    "## Part\n\n*So* $x_1$, [exit](https://hyperagent.network/litepapers/pop#exit).[^n]",
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
  expect(markdown).toMatch(/## References\n\n1\. Kleros\.\n2\. The Sybil Attack\.\n$/);
  expect(markdown).not.toContain("[@");
});

test("says what figures show in words", () => {
  const markdown = plain('<Figure name="job-states">Follow *any* path.</Figure>\n');
  expect(markdown).toContain("**Figure 1.** Follow *any* path.\n\n*Two states & an arrow.*");
  expect(markdown).not.toContain("<Figure");
});

test("leaves out comments to writers", () => {
  expect(plain("{/* alpha */}\n\n## A {/* beta */}{/* gamma */}b\n")).not.toMatch(/alpha|beta|gamma|\{/);
});

test("ends with what each version changed", () => {
  const change = (version: string, text: string) => ({ version, date: "2026-11-21", text });
  const changes = JSON.stringify([
    change("0.1.1", "The first thing that was wrong."),
    change("0.1.1", "The second thing that was wrong."),
    change("0.1", "The paper was published."),
  ]);
  const paper = openLitepaper(writePaper("Text.", { changes }), PATH);
  expect(paper.render({ ...library, drawFigure }).markdown).toMatch(
    /\n## Changes\n\n\*\*Version 0\.1\.1, 2026-11-21\.\*\*\n\n- The first thing.*\n- The second thing.*\n\n\*\*Version 0\.1, 2026-11-21\.\*\*\n\n- The paper was published\.\n$/,
  );
});
