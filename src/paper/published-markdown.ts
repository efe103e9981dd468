import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** Reads the Markdown that is made from papers, which has neither frontmatter nor MDX. */
export const markdownParser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();
