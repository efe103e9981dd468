import type { Nodes, Root } from "hast";
import { placeOfField } from "../content/frontmatter";
import { type Question, questionFile } from "../content/questions";
import { readContent } from "../content/read-content";
import type { WrittenLink } from "../paper/links";
import { titleOf } from "../paper/section-texts";
import type { ContentProblem } from "../site/content-problem";
import { litepaperPath } from "../site/litepaper-paths";
import { QUESTIONS_PATH } from "../site/question-pages";
import { hasClass } from "../text/has-class";
import { type Addresses, checkLinks } from "./check-links";

/** By each id of a paper's page, what readers call its place: the title of the fold around it, or of the heading above it. */
export function placeNames(tree: Root): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  let heading = "";
  const read = (node: Nodes, fold: string | undefined): void => {
    if (!("children" in node)) return;
    let inside = fold;
    if (node.type === "element") {
      if (/^h[23]$/.test(node.tagName)) heading = titleOf(node);
      const [summary] = node.children;
      if (hasClass(node, "fold") && summary?.type === "element") inside = titleOf(summary);
      if (node.properties.id !== undefined) names.set(String(node.properties.id), inside ?? heading);
    }
    for (const child of node.children) read(child, inside);
  };
  read(tree, undefined);
  return names;
}

/** A question, with what readers call each place of its proof, and the slug of its paper. */
export type SiteQuestion = Omit<Question, "proof"> & {
  proof: { path: string; title: string; paper: string }[];
};

/** Proofs that lead nowhere. */
export function brokenProofs(
  root: string,
  questions: readonly Question[],
  addresses: Addresses,
): ContentProblem[] {
  return questions.flatMap((question) => {
    const path = questionFile(question);
    const source = readContent(root, path);
    const links = question.proof.map((url, index): WrittenLink => {
      const place = placeOfField(source, path, ["proof", index]);
      return { url, text: "", section: null, ...place };
    });
    return checkLinks(links, { ...addresses, path, page: QUESTIONS_PATH });
  });
}

/** The questions with the titles of the places that bear their answers; undefined where a paper could not be read. */
export function proven(
  questions: readonly Question[],
  papers: readonly { slug: string; tree: Root }[],
): SiteQuestion[] | undefined {
  const places = new Map<string, { title: string; paper: string }>();
  for (const { slug: paper, tree } of papers)
    for (const [id, title] of placeNames(tree)) places.set(`${litepaperPath(paper)}#${id}`, { title, paper });
  const all = questions.map(({ proof, ...question }) => ({
    ...question,
    proof: proof.flatMap((path) => {
      const place = places.get(path);
      return place ? [{ path, ...place }] : [];
    }),
  }));
  return all.every(({ proof }) => proof.length > 0) ? all : undefined;
}
