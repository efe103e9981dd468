import rehypeStringify from "rehype-stringify";
import { unified } from "unified";

/** Writes HTML as React does, so that all pages have one form. */
export const htmlWriter = unified()
  .use(rehypeStringify, { closeSelfClosing: true, tightSelfClosing: true })
  .freeze();
