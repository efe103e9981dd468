import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Link, LinkReference, Root } from "mdast";
import { toString as getText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { didYouMean } from "../site/did-you-mean";
import { getPagePath, PAGES_OUTSIDE_CONTENT } from "./content-files";
import { addMistake, type File, getSourcePath } from "./mistakes";
import type { Page } from "./parse-page";
import { readPages } from "./read-pages";

/** Adds a mistake for each link to a page, section or figure that does not exist, and for a link "Figure 2" to another figure. */
export function remarkLinks() {
  return async (tree: Root, file: File) => {
    const pages = await readPages();
    const ownPath = getPagePath(getSourcePath(file));
    const definitions = new Map<string, string>();
    visit(tree, "definition", ({ identifier, url }) => {
      // The first of several with the same name counts: https://spec.commonmark.org/0.31.2/#link-reference-definitions
      if (!definitions.has(identifier)) definitions.set(identifier, url);
    });
    visit(tree, ["link", "linkReference"], (node) => {
      const link = node as Link | LinkReference;
      const url = link.type === "link" ? link.url : (definitions.get(link.identifier) ?? "");
      for (const message of findMistakes(url, getText(link), ownPath, pages)) addMistake(file, link, message);
    });
  };
}

function* findMistakes(
  url: string,
  text: string,
  ownPath: string,
  pages: ReadonlyMap<string, Page>,
): Generator<string> {
  if (/^(?:https?|mailto):/.test(url)) return;
  if (!/^[/#]/.test(url))
    return yield `“${url}” is no address. Begin it with https://, with / for a page of this site, or with # for a section.`;
  const [path = "", id] = url.replace(/^#/, `${ownPath}#`).split("#");
  const page = pages.get(path);
  if (!page) {
    if (PAGES_OUTSIDE_CONTENT.includes(path) || existsSync(join("static", path))) return;
    if (/\.(?:md|pdf)$/.test(path) && pages.has(path.replace(/\.\w+$/, ""))) return;
    return yield `There is no page “${path}”.${didYouMean(path, [...pages.keys(), ...PAGES_OUTSIDE_CONTENT])}`;
  }
  if (page.isDraft && !pages.get(ownPath)?.isDraft) yield `“${path}” is a draft, which visitors do not get.`;
  if (!id) return;
  const number = page.figures.indexOf(id) + 1;
  if (number > 0) {
    const writtenNumber = /^Figure (\d+)$/.exec(text)?.[1];
    if (writtenNumber && Number(writtenNumber) !== number)
      yield `“${path}#${id}” is Figure ${number}, not Figure ${writtenNumber}.`;
    return;
  }
  if (page.ids.has(id)) return;
  const kind = path === "/glossary" ? "term" : id.startsWith("figure-") ? "figure" : "section";
  yield `“${path}” has no ${kind} “${id}”.${didYouMean(id, [...page.ids, ...page.figures])}`;
}
