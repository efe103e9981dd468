/** What gatsby-plugin-mdx and `npm run check:content` make a page with, in this order. */
import rehypeMathml from "@daiji256/rehype-mathml";
import rehypeCitation from "rehype-citation";
import rehypePrettyCode from "rehype-pretty-code";
import rehypeSlug from "rehype-slug";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkSmartypants from "remark-smartypants";
import { createCssVariablesTheme } from "shiki";
import { REFERENCES } from "./references";
import { rehypeClasses } from "./rehype-classes";
import { rehypeNotes } from "./rehype-notes";
import { rehypePictures } from "./rehype-pictures";
import { rehypeReferences } from "./rehype-references";
import { rehypeRefuse } from "./rehype-refuse";
import { remarkChecks } from "./remark-checks";
import { remarkCitations } from "./remark-citations";
import { remarkFigures } from "./remark-figures";
import { remarkLinks } from "./remark-links";
import { remarkPlaces } from "./remark-places";
import { remarkValues } from "./remark-values";

export const mdxOptions = {
  remarkPlugins: [
    remarkPlaces,
    remarkGfm,
    remarkMath,
    remarkChecks,
    remarkValues,
    remarkLinks,
    remarkCitations,
    [remarkSmartypants, { dashes: false }],
    remarkFigures,
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
