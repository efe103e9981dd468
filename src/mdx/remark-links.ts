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

/** Checks that each link on this site leads to a page and a place that are there, and that "Figure 2" is the second figure. */
export function remarkLinks() {
  return async (tree: Root, file: File) => {
    const pages = await readPages();
    const own = getPagePath(getSourcePath(file));
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
      checkLink(link, { path: path || own, id: id || undefined, own }, pages, file);
    });
  };
}

type Target = { path: string; id: string | undefined; own: string };

function checkLink(
  link: Link | LinkReference,
  { path, id, own }: Target,
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
  if (page.isDraft && !pages.get(own)?.isDraft)
    addMistake(file, link, `“${path}” is a draft, which visitors do not get.`);
  // The check of a page that cannot be parsed tells of that.
  if (id === undefined || !page.canBeParsed) return;
  const number = page.figures.indexOf(id) + 1;
  if (number > 0) {
    const said = /^Figure (\d+)$/.exec(getText(link))?.[1];
    if (said && Number(said) !== number)
      addMistake(file, link, `“${path}#${id}” is Figure ${number}, not Figure ${said}.`);
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
