import { selectAll } from "hast-util-select";
import { attributes, readPaper, render, rendered, texts } from "./writing";

const PROPERTIES = `<Properties>

- [reading] A key that \`revoke\` has taken spends nothing, whatever $P$ is.

  Two operations are validated before either runs. The first [revokes](#introduction) the thief's key.

- A limit of zero is a limit.

  A key without a limit is given for one with the limit zero.

</Properties>
`;

const inAppendix = `## Introduction\n\nText.\n\n<Appendix title="It">\n\n${PROPERTIES}\n</Appendix>\n`;

test("each is what opens to the attack that it stops, with its mark and its formulae, and an id of its own words", () => {
  const page = render(inAppendix);
  const summaries = ".appendix > ul.properties > li > details > summary";
  expect(texts(page, summaries)).toEqual([
    "[Our reading] A key that revoke has taken spends nothing, whatever P is.",
    "A limit of zero is a limit.",
  ]);
  expect(selectAll(`${summaries} :is(.mark-reading, code, math)`, page)).toHaveLength(3);
  expect(texts(page, "details.fold:not([open]) > summary + p")).toEqual([
    "Two operations are validated before either runs. The first revokes the thief’s key.",
    "A key without a limit is given for one with the limit zero.",
  ]);
  const ids = attributes(page, "details", "id");
  expect(ids).toEqual([expect.stringMatching(/^p-\w{6}$/), expect.stringMatching(/^p-\w{6}$/)]);
  expect(attributes(render(inAppendix.replace("[reading] A key", "[open] A key")), "details", "id")).toEqual(
    ids,
  );
});

test("stand in a section, a fold and a run box too", () => {
  const page = render(
    `${PROPERTIES}\n<Details title="More">\n\n${PROPERTIES.replace("A limit", "No limit")}\n</Details>\n\n<Run title="It">\n\n${PROPERTIES.replace("A limit", "This limit")}\n</Run>\n`,
  );
  expect(selectAll(":is(details, .run) > ul.properties > li > details", page)).toHaveLength(4);
  expect(new Set(attributes(page, ".properties > li > details", "id").filter(Boolean)).size).toBe(6);
});

test("a list in the Markdown, each attack behind its property, which has its id", () => {
  const { markdown } = rendered(inAppendix);
  expect(markdown).toMatch(
    /\n- <a id="p-\w{6}"><\/a>\\\[Our reading] A key that `revoke` has taken spends nothing, whatever \$P\$ is\.\n\n {2}Two operations [^\n]+\[revokes]\(https:[^\n]+\)[^\n]+\n\n- <a id="p-\w{6}"><\/a>A limit of zero is a limit\.\n\n {2}A key/,
  );
});

test("words in sight are those of the property, and all words those of its attack too", () => {
  const text = `## Introduction\n\n${PROPERTIES}`;
  expect(readPaper(text).outline).toMatchObject({ wordsInSight: 18, wordCount: 44 });
});
