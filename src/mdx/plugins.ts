import rehypeMathml from "@daiji256/rehype-mathml";
import rehypeCitation from "rehype-citation";
import rehypePrettyCode from "rehype-pretty-code";
import rehypeSlug from "rehype-slug";
import { createCssVariablesTheme } from "shiki";
import { REFERENCES_FILE } from "./read-references";
import { rehypeFailOnMistakes } from "./rehype-fail-on-mistakes";
import { rehypeNotes } from "./rehype-notes";
import { rehypePictures } from "./rehype-pictures";
import { rehypeReferenceList } from "./rehype-reference-list";
import { rehypeTables } from "./rehype-tables";
import { remarkChecks } from "./remark-checks";
import { remarkCitations } from "./remark-citations";
import { remarkImports } from "./remark-imports";
import { remarkLinks } from "./remark-links";
import { remarkPositions } from "./remark-positions";
import { remarkSyntax } from "./remark-syntax";
import { remarkTables } from "./remark-tables";
import { remarkValues } from "./remark-values";
import { smartypants, syntaxPlugins } from "./syntax-plugins";

/** Compiles a page, for gatsby-plugin-mdx and for `npm run check:content`. The plugins run in this order. */
export const mdxOptions = {
  remarkPlugins: [
    remarkPositions,
    ...syntaxPlugins,
    remarkSyntax,
    remarkChecks,
    remarkTables,
    remarkValues,
    remarkLinks,
    remarkCitations,
    smartypants,
    remarkImports,
  ],
  remarkRehypeOptions: { clobberPrefix: "" },
  rehypePlugins: [
    rehypeSlug,
    rehypeNotes,
    rehypeTables,
    [rehypeCitation, { bibliography: REFERENCES_FILE, csl: "vancouver", linkCitations: true }],
    rehypeReferenceList,
    // `annotate` keeps the TeX, which the page's Markdown is written from.
    [rehypeMathml, { annotate: true }],
    // The colours are variables in `prose.css`.
    [rehypePrettyCode, { theme: createCssVariablesTheme(), grid: false, keepBackground: false }],
    rehypePictures,
    rehypeFailOnMistakes,
  ],
};
