/** Returns the kind of page that a file of the content becomes, by its path from the repository's root. */
export function getPageKind(file: string): Queries.PageKind {
  return file.startsWith("content/litepapers/") ? "paper" : "page";
}
