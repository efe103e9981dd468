/** Returns the words of a PDF, where they stand on its pages, its structure and its links. */

/** The words of a line, and the height of its foot above the foot of the page in points. */
type Line = { text: string; y: number };

/** The lower margin of a page in points, as `elements.css` sets it. The page's number stands below. */
const BOTTOM_MARGIN = (24 / 25.4) * 72;

type StructureNode = { role?: string; id?: string; children?: readonly StructureNode[] } | null;

/** Keeps letters and digits: pdfjs returns words without the spaces between them, and variables as mathematical italics. */
export function getLetters(text: string): string {
  return text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export async function readPdf(data: Buffer) {
  // An ES module, which jest can import but not require.
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
    /** The lines of each page from its head to its foot, without the page's number. */
    lines: contents.map((items) => {
      const byFoot = new Map<number, string[]>();
      for (const { str, transform } of items) {
        const y = Math.round(transform[5] as number);
        if (str.trim() !== "" && y > BOTTOM_MARGIN) byFoot.set(y, [...(byFoot.get(y) ?? []), str]);
      }
      return [...byFoot]
        .map(([y, words]): Line => ({ text: joinWords(words), y }))
        .sort((one, other) => other.y - one.y);
    }),
    /** The roles of its structure, such as H2, Table and Figure. */
    roles: async () => (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap(listRoles),
    links: async () => {
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
