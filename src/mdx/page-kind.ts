/** What a file of the content becomes: a litepaper, or a page such as the questions and the glossary. */
export type PageKind = "paper" | "page";

/** Returns the kind of page that a file makes, by its path from the repository's root. */
export function getPageKind(file: string): PageKind {
  return file.startsWith("content/litepapers/") ? "paper" : "page";
}
