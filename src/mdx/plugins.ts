/** What gatsby-plugin-mdx and `npm run check:content` make a page with, in this order. */
import rehypeMathml from "@daiji256/rehype-mathml";
import rehypeCitation from "rehype-citation";
import rehypePrettyCode from "rehype-pretty-code";
import rehypeSlug from "rehype-slug";
import { createCssVariablesTheme } from "shiki";
import { REFERENCES } from "./references";
import { rehypeClasses } from "./rehype-classes";
import { rehypeNotes } from "./rehype-notes";
import { rehypePictures } from "./rehype-pictures";
import { rehypeReferences } from "./rehype-references";
import { rehypeRefuse } from "./rehype-refuse";
import { remarkChecks } from "./remark-checks";
import { remarkCitations } from "./remark-citations";
import { remarkLinks } from "./remark-links";
import { remarkPlaces } from "./remark-places";
import { remarkValues } from "./remark-values";
import { smartypants, syntaxPlugins } from "./syntax-plugins";

export const mdxOptions = {
  remarkPlugins: [
    remarkPlaces,
    ...syntaxPlugins,
    remarkChecks,
    remarkValues,
    remarkLinks,
    remarkCitations,
    smartypants,
  ],
  remarkRehypeOptions: { clobberPrefix: "" },
  rehypePlugins: [
    rehypeSlug,
    [rehypeCitation, { bibliography: REFERENCES, csl: "vancouver", linkCitations: true }],
    rehypeReferences,
    // `annotate` keeps the TeX, which the page's Markdown is written from.
    [rehypeMathml, { annotate: true }],
    [rehypePrettyCode, { theme: createCssVariablesTheme(), grid: false, keepBackground: false }],
    rehypeNotes,
    rehypePictures,
    rehypeClasses,
    rehypeRefuse,
  ],
};
