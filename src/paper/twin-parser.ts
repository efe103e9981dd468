import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkParse from "remark-parse";
import { unified } from "unified";

/** Reads a paper's Markdown as its twin and its records have it: without frontmatter and MDX. */
export const twinParser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).freeze();
