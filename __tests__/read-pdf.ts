/** What a PDF says, and where on its pages. */

/** A line of a page: its words, and where its foot stands, in points from the page's. */
type Line = { text: string; y: number };

/** A4 in points, and what `elements.css` leaves free above and below. */
export const PAGE = { height: 842, top: (22 / 25.4) * 72, bottom: (24 / 25.4) * 72 };

type StructureNode = { role?: string; id?: string; children?: readonly StructureNode[] } | null;

function rolesOf(node: StructureNode): string[] {
  return [...(node?.role ? [node.role] : []), ...(node?.children ?? []).flatMap(rolesOf)];
}

/** Letters and figures alone: pdfjs gives words without their distances, and variables in mathematical italics. */
export function getLetters(text: string): string {
  return text.normalize("NFKC").replaceAll(/[^\p{L}\p{N}]/gu, "");
}

export async function readPdf(data: Buffer) {
  // An ES module, which a test loads when it comes to it.
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
  const texts = contents.map((items) =>
    items
      .map(({ str }) => str)
      .join(" ")
      .replaceAll(/\s+/g, " "),
  );
  const letters = texts.map(getLetters);
  return {
    document,
    pages,
    contents,
    texts,
    /** Whether the words stand on one page. */
    together: (words: string) => letters.some((ofPage) => ofPage.includes(getLetters(words))),
    /** Each page's lines from its head to its foot, without the page's number. */
    lines: contents.map((items) => {
      const byFoot = new Map<number, string[]>();
      for (const { str, transform } of items) {
        const y = Math.round(transform[5] as number);
        if (str.trim() !== "" && y > PAGE.bottom) byFoot.set(y, [...(byFoot.get(y) ?? []), str]);
      }
      return [...byFoot]
        .map(([y, words]): Line => ({ text: words.join(" ").replaceAll(/\s+/g, " "), y }))
        .sort((one, other) => other.y - one.y);
    }),
    /** Roles of what the structure tree says, such as H2, Table and Figure. */
    roles: async () => (await Promise.all(pages.map((page) => page.getStructTree()))).flatMap(rolesOf),
    links: async () => {
      const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat();
      return annotations.flatMap(({ url }: { url?: string }) => (url ? [url] : []));
    },
    /** The words in each font, by its name without the mark of a subset. */
    textsByFont: async () => {
      const byFont = new Map<string, string>();
      for (const [index, page] of pages.entries()) {
        for (const { str, fontName } of contents[index] ?? []) {
          if (str.trim() === "") continue;
          // A font has its name once a page with it has been read to be drawn.
          if (!page.commonObjs.has(fontName)) await page.getOperatorList();
          const { name } = page.commonObjs.get(fontName) as { name: string };
          const font = name.replace(/^[A-Z]{6}\+/, "");
          byFont.set(font, (byFont.get(font) ?? "") + str);
        }
      }
      return byFont;
    },
  };
}
