import { readFileSync } from "node:fs";
import { fromHtml } from "hast-util-from-html";
import { select, selectAll } from "hast-util-select";
import { toString as getText } from "hast-util-to-string";
import { getPageFile } from "./public-file-path";

/** A page of the built site. */
export type BuiltPage = ReturnType<typeof readBuiltPage>;

/** Reads a page of the built site, with its title, its description and the ids of its sections' headings. */
export function readBuiltPage(path: string) {
  const html = readFileSync(getPageFile(path), "utf8");
  const page = fromHtml(html);
  const title = select("h1", page);
  const description = select("meta[name=description]", page);
  const pdf = select("meta[name=citation_pdf_url]", page);
  return {
    path,
    html,
    title: title ? getText(title) : "",
    description: String(description?.properties.content ?? ""),
    sectionIds: selectAll("main :is(h2, h3)[id]", page).map(({ properties }) => String(properties.id)),
    /** The URL of the PDF; undefined for a page without one. */
    pdf: pdf ? String(pdf.properties.content) : undefined,
  };
}
