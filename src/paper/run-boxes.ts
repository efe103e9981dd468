import type { Root, RootContent } from "mdast";
import type { Node } from "unist";
import { SKIP, visit } from "unist-util-visit";
import { lookUp, noSuchValue, runReference } from "../content/run-values";
import { type DescribedLedger, type DescribedRun, printBalance } from "../example/run";
import { table, text } from "../text/markdown";
import { attributeOf, elementOf, isElement, type MdxElement } from "./mdx-elements";
import "./markdown-nodes";
import { withSmartQuotes } from "../text/smart-quotes";
import type { Report } from "./report";

/** Whether a paper shows the run, in a box, a ledger or a figure. */
export function showsRun(tree: Root): boolean {
  let shown = false;
  visit(tree, (node) => {
    shown ||= ["Run", "Ledger", "Figure"].some((name) => isElement(node, name));
  });
  return shown;
}

/**
 * Puts the run into a paper: `<Run title="…">` becomes a box, `<Ledger name="…" />` a table with its caption, and
 * `{run.job.price}` the value, in place. `{run.job.price.number}` is the value without its unit.
 * Where the run could not be read, boxes alone are placed.
 */
export function placeRun(tree: Root, run: DescribedRun | undefined, report: Report): void {
  const place = (blocks: readonly RootContent[], inBox: boolean): RootContent[] =>
    blocks.flatMap((block): RootContent[] => {
      const ledger = elementOf(block, "Ledger");
      if (ledger) {
        if (!run) return [];
        const name = attributeOf(ledger, "name") ?? "";
        const known = run.ledgers[name];
        if (known) return ledgerTable(name, known, block);
        const names = Object.keys(run.ledgers).join(", ");
        report(
          ledger,
          name ? `There is no ledger "${name}".` : "This ledger has no name.",
          `Write <Ledger name="…" /> with one of: ${names}.`,
        );
        return [];
      }
      if (block.type === "fold") return [{ ...block, children: place(block.children, inBox) }];
      const box = elementOf(block, "Run");
      if (!box) {
        replaceValues(block, inBox);
        return [block];
      }
      const title = withSmartQuotes(attributeOf(box, "title")?.trim() ?? "");
      if (block.type === "paragraph") {
        report(
          box,
          "This run box stands in a line.",
          'Put <Run title="…"> and </Run> on lines of their own, with a blank line after the first and before the second.',
        );
      } else if (inBox) {
        report(box, "This run box stands in another.", "Close the first with </Run> before it.");
      } else if (title === "") {
        report(box, "This run box has no title.", 'Say what happens in it: <Run title="The buyer appeals">.');
      }
      // A figure and what it shows beside the run: attack="session-key/signature".
      const [figure, view = ""] = attributeOf(box, "attack")?.split("/") ?? [];
      const attack = figure === undefined ? undefined : { figure, view, number: 0 };
      const premises = attributeOf(box, "premise")?.trim().split(/\s+/) ?? [];
      for (const name of premises) checkPremise(name, box);
      const children = place(box.children as RootContent[], true);
      return [{ type: "runBox", position: box.position, title, attack, premises, children }];
    });

  const checkPremise = (name: string, box: MdxElement) => {
    const premise = run?.premises[name];
    if (!run) return;
    if (!premise) {
      const names = Object.keys(run.premises).join(", ");
      report(box, `The run has no premise "${name}".`, `Write premise="…" with one or more of: ${names}.`);
    } else if (!premise.holds) {
      report(
        box,
        `The premise "${name}" of this run box does not hold: ${premise.because}.`,
        "Change content/run.yaml so that it does, or write the box anew without it.",
      );
    }
  };

  const replaceValues = (block: RootContent, inBox: boolean) => {
    visit(block, (node, index, parent) => {
      if (node.type === "heading" && inBox) {
        report(
          node,
          "A heading stands in a run box.",
          "Write it as a sentence in bold, or put the heading above the box, which has its title.",
        );
      }
      if (isElement(node, "Run")) return SKIP;
      if (node.type !== "mdxTextExpression" || !parent || index === undefined) return;
      const name = runReference(node.value);
      if (name === undefined) return;
      if (!inBox) {
        report(
          node,
          `The run's value "${name}" stands outside a run box.`,
          'Rules keep their symbols: write the symbol here, or put the sentence between <Run title="…"> and </Run>.',
        );
        return;
      }
      if (!run) return;
      const value = lookUp(run, name);
      if (value) parent.children.splice(index, 1, { type: "runReference", name, ...value });
      else report(node, ...noSuchValue(run, name));
      return index + 1;
    });
  };

  tree.children = place(tree.children, false);
}

/** A caption and a table, as a writer would write them. */
function ledgerTable(
  name: string,
  { caption, unit, accounts, steps }: DescribedLedger,
  { position }: Node,
): RootContent[] {
  const rows = steps.map(({ step, balances }) => [
    step,
    ...balances.map((balance) => printBalance(balance, unit)),
  ]);
  const data = { hProperties: { className: ["ledger"], dataLedger: name } };
  const label = `Table ${name}: The run, illustrative: ${caption}. In ${unit}; each row adds up to zero.`;
  return [
    { type: "paragraph", position, children: [{ ...text(label), position }] },
    { ...table([["Step", ...accounts], ...rows]), position, data },
  ];
}
