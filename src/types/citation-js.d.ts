declare module "@citation-js/core" {
  type FormatOptions = {
    format?: "html" | "text" | "object";
    template?: string;
    lang?: string;
    hyperlinks?: boolean;
  };

  /** A set of works in CSL-JSON. */
  export class Cite {
    constructor(works: readonly object[]);
    format(kind: "bibliography" | "bibtex", options?: FormatOptions): string;
  }
}

declare module "@citation-js/plugin-csl";
declare module "@citation-js/plugin-bibtex";
