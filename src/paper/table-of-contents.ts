import { APPENDIX_ID } from "./markdown-nodes";
import type { PaperParts } from "./paper-parts";

/** The sections that a paper's table of contents has: those of its text, in its order, without their subsections. */
export const tableOfContents = ({ sections }: PaperParts): PaperParts["sections"] =>
  sections.filter(({ depth, id }) => depth === 2 && id !== APPENDIX_ID);
