import { readFileSync } from "node:fs";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { getPageFile } from "./public-file";

/** A page of the site as it was built. */
export type BuiltPage = {
  path: string;
  html: string;
  /** Its first heading. */
  title: string;
  /** What its head says of it. */
  description: string;
};

export function readBuiltPage(path: string): BuiltPage {
  const html = readFileSync(getPageFile(path), "utf8");
  const page = fromHtml(html);
  const title = select("h1", page);
  const description = select("meta[name=description]", page);
  return {
    path,
    html,
    title: title ? textOf(title) : "",
    description: String(description?.properties.content ?? ""),
  };
}
