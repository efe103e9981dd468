import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Root } from "hast";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { visit } from "unist-util-visit";
import type { FigureDefinition } from "../figures/figure-definition";
import { figures } from "../figures/registry";
import { numberOf, type Run, type RunInputs } from "../lib/run";
import { type SubjectName, subjects } from "../models/run/all";
import { derive } from "../models/run/derive";
import type { Subject } from "../models/run/subject";

/** A module for each paper, and beside their folder one that leads to them, where `LazyLivePaper.tsx` looks for it. */
const FOLDER = resolve(".cache", "live-papers");

/** Seen from that folder. */
const SOURCE = "../../src";

/** What makes a paper live, of all that there is, by name. */
export type LiveNeeds = {
  figures: readonly string[];
  subjects: readonly SubjectName[];
  inputs: readonly string[];
};

/** What makes a paper live, as the text of a module. */
export type LiveModule = { slug: string; source: string };

/**
 * For each paper the module that makes it live: with the code of its own figures, and of the run with what its text and
 * its figures show and what that follows from; of other inputs the names. No reader waits for another paper's models.
 */
export function liveModules(
  papers: readonly { slug: string; tree: Root }[],
  inputs: RunInputs,
): LiveModule[] {
  const needsOf = needsFinder(inputs);
  return papers.map(({ slug, tree }) => ({ slug, source: moduleOf(needsOf(tree), inputs) }));
}

/** Writes these modules, and no others beside them. */
export function writeLivePapers(modules: readonly LiveModule[], folder = FOLDER): void {
  mkdirSync(folder, { recursive: true });
  const files = modules.map(({ slug }) => `${slug}.js`);
  for (const file of readdirSync(folder)) if (!files.includes(file)) rmSync(join(folder, file));
  for (const { slug, source } of modules) write(join(folder, `${slug}.js`), source);
  const entries = modules.map(
    ({ slug }) => `  ${JSON.stringify(slug)}: () => import("./live-papers/${slug}.js"),\n`,
  );
  write(`${folder}.js`, `export const livePapers = {\n${entries.join("")}};\n`);
}

/** While developing, webpack makes anew what is written, also where it is as it was. */
function write(path: string, source: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== source) writeFileSync(path, source);
}

/** Finds what papers need, from the trees of their pages. */
export function needsFinder(inputs: RunInputs): (tree: Root) => LiveNeeds {
  const run = derive(inputs, Object.values(subjects));
  const known = Object.entries<Subject>(subjects).map(([name, subject]) => ({
    name: name as SubjectName,
    ...partOf(subject, run),
  }));
  return (tree) => {
    const shown = shownIn(tree);
    const drawn = shown.figures.flatMap((name) => figures[name] ?? []);
    const asked = new Set([...shown.names, ...drawn.flatMap((figure) => [...askedByFigure(figure, run)])]);
    const chosen = new Set<SubjectName>();
    // The set grows while it is read: what one subject asks for, another may have to make.
    for (const name of asked) {
      const subject = known.find(({ makes }) => makes.has(name));
      if (!subject || chosen.has(subject.name)) continue;
      chosen.add(subject.name);
      for (const each of subject.asks) asked.add(each);
    }
    return {
      figures: shown.figures,
      subjects: known.map(({ name }) => name).filter((name) => chosen.has(name)),
      inputs: Object.keys(inputs).filter((name) => asked.has(name)),
    };
  };
}

const ledgerNamed = (name: string) => `ledger ${name}`;
const premiseNamed = (name: string) => `premise ${name}`;

/** What a subject adds to the run, and what it asks for to make it. */
function partOf({ order, values, verdicts, ledgers, premises }: Subject, run: Run) {
  const asks = new Set<string>();
  const get = (name: string) => {
    asks.add(name);
    return numberOf(run.values, name);
  };
  order?.(get);
  const makes = new Set([
    ...Object.keys({ ...values?.(get), ...verdicts?.(get) }),
    ...Object.keys(ledgers?.(get) ?? {}).map(ledgerNamed),
    ...Object.keys(premises?.(get) ?? {}).map(premiseNamed),
  ]);
  return { asks, makes };
}

/** What a text shows of the run, and its figures. */
function shownIn(tree: Root): { names: string[]; figures: string[] } {
  const names: string[] = [];
  const shown: string[] = [];
  visit(tree, "element", ({ properties }) => {
    const { dataName, dataLedger, dataPremise, dataFigure } = properties;
    // No reader changes a party's name.
    if (dataName && !/^party\./.test(String(dataName))) names.push(String(dataName).replace(/\.number$/, ""));
    if (dataLedger) names.push(ledgerNamed(String(dataLedger)));
    if (dataPremise) names.push(...String(dataPremise).split(" ").map(premiseNamed));
    if (dataFigure && !shown.includes(String(dataFigure))) shown.push(String(dataFigure));
  });
  return { names, figures: shown };
}

/** What a figure shows of the run, in any of its views, and what can be changed at it. */
function askedByFigure(figure: FigureDefinition, run: Run): Set<string> {
  const asked = new Set(figure.parameters.map(({ input }) => input));
  const watched: Run = {
    values: noting(run.values, (name) => asked.add(name)),
    ledgers: noting(run.ledgers, (name) => asked.add(ledgerNamed(name))),
    premises: noting(run.premises, (name) => asked.add(premiseNamed(name))),
  };
  figure.table(watched);
  for (const view of [undefined, ...(figure.views?.options.map(({ value }) => value) ?? [])]) {
    renderToStaticMarkup(createElement(figure.Drawing, { run: watched, view }));
    figure.finding(watched, view);
    figure.handles?.(watched, view);
  }
  return asked;
}

function noting<Value>(
  record: Readonly<Record<string, Value>>,
  note: (name: string) => void,
): Readonly<Record<string, Value>> {
  return new Proxy(record, {
    get(target, name) {
      if (typeof name !== "string") return undefined;
      note(name);
      return target[name];
    },
  });
}

function moduleOf(needs: LiveNeeds, inputs: RunInputs): string {
  const shown = needs.figures.map((name) => {
    const folder = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
    return { name, folder };
  });
  const own = Object.fromEntries(needs.inputs.map((name) => [name, inputs[name]]));
  return [
    `export { LivePaper } from "${SOURCE}/components/LivePaper/LivePaper";`,
    ...needs.subjects.map((name) => `import { subject as ${name} } from "${SOURCE}/models/run/${name}";`),
    ...shown.map(
      ({ folder }) => `import { figure as ${folder} } from "${SOURCE}/figures/${folder}/${folder}";`,
    ),
    `export const subjects = [${needs.subjects.join(", ")}];`,
    `export const figures = {${shown.map(({ name, folder }) => `"${name}": ${folder}`).join(", ")}};`,
    `export const others = ${JSON.stringify(Object.keys(inputs).filter((name) => !(name in own)))};`,
    `export const inputs = ${JSON.stringify(own, null, 2)};\n`,
  ].join("\n");
}
