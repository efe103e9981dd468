import { type Content, type Reading, readAllContent } from "../all-content/read-all-content";
import { draftsAreShown } from "./read-settings";

let ofBuild: Reading | undefined;

/** The content as it was when the build began. Several hooks need it, and it is read once. */
export function readSiteOfBuild(): Reading {
  ofBuild ??= readAllContent(process.cwd(), { published: !draftsAreShown(process.env) });
  return ofBuild;
}

/** The content, with what was read before in place of what cannot be read now. */
export function completed(content: Content, before: Content): Content {
  const missing = content.paths.filter((path) => !content.papers.some((paper) => paper.path === path));
  return {
    paths: content.paths,
    papers: [...content.papers, ...before.papers.filter(({ path }) => missing.includes(path))],
    references: content.references ?? before.references,
    terms: content.terms ?? before.terms,
    questions: content.questions ?? before.questions,
    run: content.run ?? before.run,
    versions: content.versions ?? before.versions,
  };
}
