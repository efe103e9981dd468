/** The lower margin of a page in points, as `elements.css` sets it. The page number is printed in it. */
const BOTTOM_MARGIN_PT = (24 / 25.4) * 72;

type StructureNode = { role?: string; id?: string; children?: readonly StructureNode[] } | null;

/** Returns the letters and digits of a text, as pdfjs returns words without spaces and variables as mathematical italics. */
export function getLetters(text: string): string {
  return text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** Returns the text of each page of a PDF, its lines, its structure and its links. */
export async function readPdf(data: Buffer) {
  // Imported when it is called, as jest runs tests as CommonJS and pdfjs is an ES module.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(data), verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1)),
  );
  const contents = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items.flatMap((item) => ("str" in item ? [item] : [])),
    ),
  );
  return {
    document,
    texts: contents.map((items) => joinWords(items.map(({ str }) => str))),
    /** The lines of each page from top to bottom, without the page number. */
    lines: contents.map((items) => {
      const wordsByHeight = new Map<number, string[]>();
      for (const { str, transform } of items) {
        const y = Math.round(transform[5] as number);
        if (str.trim() !== "" && y > BOTTOM_MARGIN_PT)
          wordsByHeight.set(y, [...(wordsByHeight.get(y) ?? []), str]);
      }
      return [...wordsByHeight].sort(([y], [otherY]) => otherY - y).map(([, words]) => joinWords(words));
    }),
    /** Returns the roles in the structure tree, such as H2, Table and Figure. */
    getRoles: async () => (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap(listRoles),
    /** Returns the URLs of all links. */
    getLinks: async () => {
      const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
      return annotations.flatMap(({ url }: { url?: string }) => (url ? [url] : []));
    },
  };
}

function joinWords(words: readonly string[]): string {
  return words.join(" ").replaceAll(/\s+/g, " ");
}

function listRoles(node: StructureNode): string[] {
  return [...(node?.role ? [node.role] : []), ...(node?.children ?? []).flatMap(listRoles)];
}
