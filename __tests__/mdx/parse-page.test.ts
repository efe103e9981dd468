import type { Root } from "hast";
import { selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import rehypeSlug from "rehype-slug";
import { createMdxProcessor } from "../../src/mdx/create-mdx-processor";
import { parsePage } from "../../src/mdx/parse-page";
import { smartypants, syntaxPlugins } from "../../src/mdx/syntax-plugins";

const HEADINGS = [
  "## Risks",
  "## See [it](/x)",
  "## What `transfer` *really* **does**",
  "## Who's “in”, and who's out?",
  "## Risks",
  "Underlined\n---",
  "##### A fifth level",
  "## A comment {/* for writers */}",
  "> ## Quoted",
  "```sh\n## not a heading\n```",
  '<Details title="More">\n\n## In a component\n\n</Details>',
].join("\n\n");

/** Returns the headings of the page that the text becomes. */
async function getBuiltHeadings(text: string) {
  const headings: { id: string; title: string }[] = [];
  const collectHeadings = () => (tree: Root) => {
    for (const heading of selectAll("h2, h5", tree))
      headings.push({ id: String(heading.properties.id), title: getText(heading).trim() });
  };
  const plugins = {
    remarkPlugins: [...syntaxPlugins, smartypants],
    rehypePlugins: [rehypeSlug, collectHeadings],
  };
  await (await createMdxProcessor(plugins)).process(text);
  return headings;
}

test("headings have the ids and titles of the page that the text becomes", async () => {
  const built = await getBuiltHeadings(HEADINGS);
  const { ids, sections } = await parsePage(HEADINGS);
  expect(built.map(({ title }) => title)).toContain("What transfer really does");
  expect(sections.map(({ id, title }) => ({ id, title }))).toEqual(
    built.filter(({ title }) => title !== "A fifth level"),
  );
  expect([...ids]).toEqual(built.map(({ id }) => id));
});

test("figures count in their order, without those in comments and in code", async () => {
  const { figures } = await parsePage(
    [
      '{/* <Figure name="AccountMap" /> */}',
      '`<Figure name="AccountMap" />`',
      '```mdx\n<Figure name="AccountMap" />\n```',
      "<Figure\n  name='JobTimeline'\n/>",
      '<Example title="Box">\n\n<Figure name="HealthFactor" />\n\n</Example>',
    ].join("\n\n"),
  );
  expect(figures).toEqual(["figure-job-timeline", "figure-health-factor"]);
});

test.each([
  ["\n", "draft: true"],
  ["\r\n", "draft: true"],
  ["\n", "draft:   true # until Monday"],
])("a page is a draft with the line ending %j and the field “%s”", async (end, field) => {
  const source = ["---", 'title: "Paper"', field, "---", "", "## Risks", ""].join(end);
  const { isDraft, ids } = await parsePage(source);
  expect(isDraft).toBe(true);
  expect([...ids]).toEqual(["risks"]);
});

test("formulas, URLs, tags, comments and citations do not count as words", async () => {
  const { words, sections } = await parsePage(
    [
      'One [two](/three/four), <Value name="job.price" />.',
      "## Three",
      "Four $a b$, {/* no word */} five\\$ or six\\$ [@kleros; @erc-8183].",
      "$$\na + b + c\n$$",
      "## Seven",
      "| Eight | `nine` |\n| --- | --- |\n| ten | 11 |",
    ].join("\n\n"),
  );
  expect(sections.map(({ words }) => words)).toEqual([5, 5]);
  expect(words).toBe(12);
});
