import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkSmartypants from "remark-smartypants";
import type { Pluggable } from "unified";

/** The syntax that pages have besides MDX's own: tables, notes and formulas. */
export const syntaxPlugins = [remarkGfm, remarkMath];

/** Makes straight quotation marks and apostrophes curly, and leaves dashes as they are written. */
export const smartypants: Pluggable = [remarkSmartypants, { dashes: false }];
