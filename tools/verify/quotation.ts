import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import temml from "temml";
import { sha256 } from "../../src/content/sha256";
import type { Sections } from "../../src/outputs/sections";

/** Where a quotation stands. */
export type Place = {
  title: string;
  version: string;
  section: string;
  /** Address of the paragraph, or of the section where it stands in no paragraph. */
  url: string;
  /** SHA-256 of the text that it stands in. */
  digest: string;
};

/**
 * Where a quotation stands in the papers, word for word, and addresses of texts that are not what their digests say.
 *
 * It may have been copied from a page or from its Markdown: white space, the shape of quotation marks, emphasis, links and
 * the numbers of citations do not count; formulae may be LaTeX. `path` limits the search to the paper of that path.
 */
export function verifyQuotation({ papers }: Sections, quotation: string, path = "/") {
  const sought = comparable(quotation);
  const verdict: { places: Place[]; forged: string[] } = { places: [], forged: [] };
  if (sought === "") return verdict;
  for (const { title, version, url, sections } of papers) {
    if (path !== "/" && new URL(url).pathname !== path) continue;
    for (const section of sections) {
      for (const entry of [section, ...section.paragraphs])
        if (sha256(entry.text) !== entry.sha256) verdict.forged.push(entry.url);
      const stands = ({ text }: { text: string }) => comparable(text).includes(sought);
      const found = section.paragraphs.find(stands) ?? (stands(section) ? section : undefined);
      if (found)
        verdict.places.push({ title, version, section: section.title, url: found.url, digest: found.sha256 });
    }
  }
  return verdict;
}

/** A text as its signs alone. */
function comparable(text: string): string {
  return text
    .replaceAll(/\$([^$]+)\$/g, (_formula, latex: string) => mathText(latex))
    .replaceAll(/<a id="[^"]*"><\/a>/g, "")
    .replaceAll(/!?\[([^\]]*)\]\((?:https?:|[/#])[^)]*\)/g, "$1")
    .replaceAll(/\[\^[^\]]+\]/g, "")
    .replaceAll(/\\?\[\d+(?:, \d+)*\]/g, "")
    .replaceAll(/[*`\\$]/g, "")
    .normalize("NFKC")
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll(/[\s\u200b\u2061\u2062]/g, "");
}

/** What a page shows of a formula, without its layout. */
function mathText(latex: string): string {
  return textOf(fromHtml(temml.renderToString(latex), { fragment: true }));
}
