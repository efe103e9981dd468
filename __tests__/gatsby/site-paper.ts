import type { SitePaper } from "../../src/all-content/read-all-content";
import type { GlossaryTerm } from "../../src/content/glossary";
import { library, renderedSource, writePaper } from "../paper/writing";

/** A paper as the site reads it, from its text and what of its frontmatter is other than usual. */
export function sitePaper(
  slug: string,
  text: string,
  changes: Record<string, string> = {},
  glossary: readonly GlossaryTerm[] = [],
): SitePaper {
  const path = `content/litepapers/${slug}/index.mdx`;
  return { ...renderedSource(writePaper(text, changes), { ...library, glossary }, path), slug, path };
}
