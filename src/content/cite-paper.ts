import { Cite } from "@citation-js/core";
import "@citation-js/plugin-bibtex";
import "@citation-js/plugin-csl";
import { fullTitle } from "../site/litepaper-facts";
import { litepaperPath, versionPath } from "../site/litepaper-paths";
import { canonicalUrl, site } from "../site/site";

type CitedPaper = { slug: string; title: string; subtitle: string; version: string; dateModified: string };

/**
 * How to cite a version of one of our papers, at the address that keeps it: for BibTeX, as CSL-JSON, in APA style, and as a
 * plain sentence. `dateModified` is YYYY-MM-DD.
 */
export function citePaper({ slug, title, subtitle, version, dateModified }: CitedPaper) {
  const [year = 0, month = 1, day = 1] = dateModified.split("-").map(Number);
  // A draft, “0.1, draft”, is kept nowhere.
  const url = canonicalUrl(/^[\d.]+$/.test(version) ? versionPath(slug, version) : litepaperPath(slug));
  // Each paper's own, whatever others are called; in a key with hyphens the plugin puts the title's first word instead.
  const key = `${site.name}-${slug}`.toLowerCase().replaceAll("-", "_");
  const work = {
    id: key,
    "citation-key": key,
    type: "report",
    title: fullTitle({ title, subtitle }),
    author: [{ literal: site.name }],
    issued: { "date-parts": [[year, month, day]] },
    genre: "Litepaper",
    number: `version ${version}`,
    URL: url,
  };
  const cite = new Cite([work]);
  // In APA style the author is not named again.
  const published = { ...work, publisher: site.name };
  // BibTeX has a field for the month alone; the day would break styles that expect one of its month names.
  const monthly = new Cite([{ ...published, issued: { "date-parts": [[year, month]] } }]);
  return {
    // The plugin knows no licence, and styles print none.
    bibtex: monthly.format("bibtex").trim().replace(/\n\}$/, `\n\tcopyright = {${site.licence.name}},\n}`),
    csl: JSON.stringify([{ ...published, note: `Licence: ${site.licence.name}, ${site.licence.url}` }]),
    apa: cite.format("bibliography", { format: "text", template: "apa" }).trim(),
    plain: `${site.name}, “${fullTitle({ title, subtitle })}”, litepaper, version ${version}, ${dateModified}, ${url}`,
  };
}
