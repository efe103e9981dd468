import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fromHtml } from "hast-util-from-html";
import { select } from "hast-util-select";
import { toString as textOf } from "hast-util-to-string";
import { PUBLIC } from "./public-file";

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
  const html = readFileSync(join(PUBLIC, path, "index.html"), "utf8");
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
