import { writeFile } from "node:fs/promises";
import { h } from "hastscript";
import { htmlWriter } from "../paper/html-writer";
import { canonicalUrl, pageTitle, site } from "../site/site";
import type { Move } from "./host-files";
import { publicFile } from "./public-file";

/**
 * A page that leads on by itself, for hosts that know no redirects: the browser goes on at once, search engines are told the
 * address that counts, and readers have a link. Unlike an answer of the host it drops the part of the page that was asked for.
 */
export function movedPage({ to }: Move): string {
  const html = h("html", { lang: site.language }, [
    h("head", [
      h("meta", { charset: "utf-8" }),
      h("meta", { httpEquiv: "Content-Security-Policy", content: "default-src 'none'" }),
      h("meta", { httpEquiv: "refresh", content: `0; url=${to}` }),
      h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("title", pageTitle("Moved")),
      h("link", { rel: "canonical", href: canonicalUrl(to) }),
    ]),
    h("body", [
      h("main", [
        h("h1", "Moved"),
        h("p", ["This page is read at ", h("a", { href: to }, canonicalUrl(to)), "."]),
      ]),
    ]),
  ]);
  return `<!DOCTYPE html>${htmlWriter.stringify({ type: "root", children: [html] })}`;
}

/** Writes such a page at each address that a paper has left. */
export async function writeMovedPages(moves: readonly Move[]): Promise<void> {
  for (const move of moves) await writeFile(publicFile(`${move.from}/index.html`), movedPage(move));
}
