import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Link, LinkReference, Root } from "mdast";
import { toString as getText } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { getPagePath, OTHER_PAGES } from "./content-files";
import { didYouMean } from "./did-you-mean";
import { getDefinitionUrls } from "./get-definition-urls";
import { addMistake, type File, getSourcePath } from "./mistakes";
import type { Page } from "./parse-page";
import { readPages } from "./read-pages";

/** Adds a mistake for each link to a page, section or figure that does not exist, and for a link "Figure 2" to another figure. */
export function remarkLinks() {
  return async (tree: Root, file: File) => {
    const pages = await readPages();
    const ownPath = getPagePath(getSourcePath(file));
    const definitions = getDefinitionUrls(tree);
    visit(tree, ["link", "linkReference"], (node) => {
      const link = node as Link | LinkReference;
      const url = link.type === "link" ? link.url : (definitions.get(link.identifier) ?? "");
      if (!/^[/#]/.test(url)) {
        if (!/^(?:https?|mailto):/.test(url))
          addMistake(
            file,
            link,
            `“${url}” is no address. Begin it with https://, with / for a page of this site, or with # for a section.`,
          );
        return;
      }
      const [path = "", id] = url.split("#");
      checkLink(link, { path: path || ownPath, id: id || undefined, ownPath }, pages, file);
    });
  };
}

type LinkTarget = { path: string; id: string | undefined; ownPath: string };

function checkLink(
  link: Link | LinkReference,
  { path, id, ownPath }: LinkTarget,
  pages: ReadonlyMap<string, Page>,
  file: File,
): void {
  const page = pages.get(path);
  if (!page) {
    if (OTHER_PAGES.includes(path) || existsSync(join("static", path))) return;
    if (/\.(?:md|pdf)$/.test(path) && pages.has(path.replace(/\.\w+$/, ""))) return;
    addMistake(
      file,
      link,
      `There is no page “${path}”.${didYouMean(path, [...pages.keys(), ...OTHER_PAGES])}`,
    );
    return;
  }
  if (page.isDraft && !pages.get(ownPath)?.isDraft)
    addMistake(file, link, `“${path}” is a draft, which visitors do not get.`);
  // The check of that page adds the mistake.
  if (id === undefined || !page.canBeParsed) return;
  const number = page.figures.indexOf(id) + 1;
  if (number > 0) {
    const writtenNumber = /^Figure (\d+)$/.exec(getText(link))?.[1];
    if (writtenNumber && Number(writtenNumber) !== number)
      addMistake(file, link, `“${path}#${id}” is Figure ${number}, not Figure ${writtenNumber}.`);
    return;
  }
  if (page.ids.has(id)) return;
  const kind = path === "/glossary" ? "term" : id.startsWith("figure-") ? "figure" : "section";
  addMistake(
    file,
    link,
    `“${path}” has no ${kind} “${id}”.${didYouMean(id, [...page.ids, ...page.figures])}`,
  );
}
