/** What Chromium's PDFs end with, and their dictionary of facts about the document. */
const TRAILER = /trailer\n<<(.*?)>>\nstartxref\n(\d+)\n%%EOF\s*$/s;
const FACTS = /(\d+) 0 obj\n<<(\/Title .*?\/ModDate \([^)]*\))>>\nendobj/s;

/**
 * A PDF of Chromium's with its author, whom Chromium has no way to name: the facts once more at the file's end, as an
 * incremental update (ISO 32000-1, 7.5.6). Throws for what is not such a PDF.
 */
export function withAuthor(pdf: Buffer, author: string): Buffer {
  const text = pdf.toString("latin1");
  const [, entries, table] = TRAILER.exec(text) ?? [];
  const [, number, facts] = FACTS.exec(text) ?? [];
  if (!entries || !table || !number || !facts)
    throw new Error("The PDF is not as Chromium writes it: its trailer or its facts were not found.");
  const object = `${number} 0 obj\n<<${facts}\n/Author <${textString(author)}>>>\nendobj\n`;
  const start = pdf.length + 1;
  const place = String(start).padStart(10, "0");
  const update =
    `\n${object}xref\n${number} 1\n${place} 00000 n \n` +
    `trailer\n<<${entries}\n/Prev ${table}>>\nstartxref\n${start + object.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(update, "latin1")]);
}

/** A text as UTF-16 with its mark, in hexadecimal: no sign needs an escape. */
function textString(text: string): string {
  return Buffer.from(`\uFEFF${text}`, "utf16le").swap16().toString("hex").toUpperCase();
}
