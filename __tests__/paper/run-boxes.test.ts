import { select, selectAll } from "hast-util-select";
import { attributes, BODY, library, places, problemsIn, render, rendered, texts } from "./writing";

const BOX = `<Run title="The buyer pays">

{run.party.buyer} pays {run.job.price}, or {run.job.price.number} without the unit.

</Run>
`;

describe("a run box", () => {
  test("is set apart, named for those who do not see it, and prints the run's values", () => {
    const page = render(`Text.\n\n${BOX}`);
    expect(attributes(page, "div.run", "role")).toEqual(["note"]);
    expect(attributes(page, "div.run", "ariaLabel")).toEqual(["The run · illustrative: The buyer pays"]);
    expect(texts(page, ".run-label")).toEqual(["The run · illustrative The buyer pays"]);
    expect(texts(page, "div.run > p")).toEqual(["Bea pays 100\u00a0USDC, or 100 without the unit."]);
    expect(attributes(page, "data.run-value", "value")).toEqual(["Bea", "100", "100"]);
    expect(attributes(page, "data.run-value", "dataName")).toEqual([
      "party.buyer",
      "job.price",
      "job.price.number",
    ]);
  });

  test("says what it takes for granted, for a reader who changes the numbers", () => {
    const page = render(BOX.replace(">", ' premise="loan">'));
    expect(attributes(page, "div.run", "dataPremise")).toEqual(["loan"]);
  });

  test("says what a rule says in words of its sentence, which identify the paragraph as its other words do", () => {
    const page = render(
      BOX.replace("pays {run.job.price},", "{run.dispute.threshold.verdict} {run.job.price},"),
    );
    expect(texts(page, "div.run > p")).toEqual(["Bea pays 100\u00a0USDC, or 100 without the unit."]);
    expect(texts(page, "span[data-name]")).toEqual(["pays"]);
    expect(attributes(page, "div.run > p", "id")).toEqual(attributes(render(BOX), "div.run > p", "id"));
  });

  test("is a quotation in the Markdown, with its label", () => {
    const { markdown } = rendered(`Text.\n\n${BOX}`);
    const [text] = markdown.split("\n## Cite this paper");
    expect(text?.replaceAll(/<a id="p-\w+"><\/a>/g, "")).toContain(
      "> **The run (illustrative): The buyer pays.** Bea pays 100\u00a0USDC, or 100 without the unit.",
    );
    expect(text).not.toContain("{");
  });

  test("has paragraphs that can be cited, whose ids do not depend on the run's numbers", () => {
    const id = (price: string) => {
      const value = { value: 1, unit: "USDC" as const, description: "P", text: price, number: price };
      const run = { ...library.run, values: { ...library.run.values, "job.price": value } };
      return /<\/div>\s*<p id="(p-[0-9a-f]+)"/.exec(rendered(BOX, {}, { run }).html)?.[1];
    };
    expect(id("100")).toMatch(/^p-/);
    expect(id("100")).toBe(id("200"));
  });

  test("holds tables and figures, numbered in one row with those around it, and values in them", () => {
    const table = "Table: Of {run.party.buyer}.\n\n| a |\n|---|\n| {run.job.price} |\n";
    const outside = "Table: Of nobody.\n\n| a |\n|---|\n| x |\n";
    const page = render(
      `${outside}\n<Run title="Two">\n\n${table}\n<Figure name="job-states">Of {run.party.buyer}.</Figure>\n\n</Run>\n\n${outside}`,
    );
    expect(attributes(page, "figure", "id")).toEqual(["table-1", "table-2", "figure-1", "table-3"]);
    expect(texts(page, "div.run td")).toEqual(["100\u00a0USDC"]);
    expect(texts(page, "div.run figcaption")).toEqual(["Table 2 Of Bea.", "Figure 1 Of Bea."]);
  });
});

describe("a ledger", () => {
  test("is a table made from the models, captioned and numbered, inside a box or beside it", () => {
    const page = render('<Ledger name="pop" />\n\n<Run title="x">\n\n<Ledger name="pop" />\n\n</Run>\n');
    expect(texts(page, "figcaption")).toEqual([
      "Table 1 The run, illustrative: Who has what. In USDC; each row adds up to zero.",
      "Table 2 The run, illustrative: Who has what. In USDC; each row adds up to zero.",
    ]);
    expect(selectAll("div.run table.ledger", page)).toHaveLength(1);
    const [table] = selectAll("table.ledger", page);
    expect(table && texts(table, "th")).toEqual(["Step", "Bea", "Escrow"]);
    expect(table && texts(table, "tbody tr:last-child td")).toEqual(["Bea funds", "−100.5", "+100.5"]);
    expect(table && select("[align]", table)).toBeUndefined();
  });
});

describe("an attack in a run box", () => {
  const FIGURE = '<Figure name="job-states">What to read off it.</Figure>';
  const attack = (name: string) =>
    `<Run title="An attack" attack="${name}">\n\nIt pays.\n\n</Run>\n\n${FIGURE}\n`;

  test("ends in the way to the figure that runs it, by its number", () => {
    const page = render(`<Figure name="bonding-curve">Another.</Figure>\n\n${attack("job-states/bribe")}`);
    expect(texts(page, "div.run > :last-child")).toEqual(["Run this attack in Figure 2"]);
    expect(attributes(page, ".run-attack a", "href")).toEqual(["?fig.job-states=bribe#figure-2"]);
  });

  test("stands in no Markdown, where nothing runs", () => {
    const { markdown } = rendered(attack("job-states/bribe"));
    expect(markdown).not.toContain("Run this attack");
  });

  test.each(["job-states/steal", "bonding-curve/bribe", "job-states"])(
    "that no figure here runs (%s) is shown",
    (name) => {
      const problems = problemsIn(attack(name));
      expect(places(problems)).toEqual([
        `${BODY}:1 No figure of this paper shows "${name.includes("/") ? name : `${name}/`}".`,
      ]);
      expect(problems[0]?.advice).toBe("Use one of: job-states/bribe, job-states/free-work.");
    },
  );
});
