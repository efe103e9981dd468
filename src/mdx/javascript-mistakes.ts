export const IMPORT_MISTAKE =
  "A page imports and exports nothing. Remove the line, write it as code, or begin it with another word.";

const UNCLOSED_FORMULA = "No second $ ends this formula. Write it, or \\$ if this is only a sign.";
const LATEX = "LaTeX stands between dollar signs, as in $\\frac{a}{b}$. Write them around the whole formula.";
const COMMENT = "This comment is not closed. Write */} after it.";
const JAVASCRIPT = "A brace begins JavaScript. A brace that is only a brace has a backslash before it: \\{.";

/** Returns what is wrong with a brace that begins JavaScript, and the index in the text at which to tell it. */
export function findBraceMistake(text: string, brace: number): { place: number; message: string } {
  const [, name] = /^\{\s*([a-z][\w.-]*)\s*\}/.exec(text.slice(brace)) ?? [];
  const paragraph =
    text
      .slice(0, brace)
      .split(/\n\s*\n/)
      .at(-1) ?? "";
  if (/(?:\\[A-Za-z]+|[_^}\]])$/.test(paragraph)) {
    const dollars = [...paragraph.matchAll(/(?<!\\)\$+/g)];
    const lastDollar = dollars.at(-1);
    return lastDollar && dollars.length % 2 === 1
      ? { place: brace - paragraph.length + lastDollar.index, message: UNCLOSED_FORMULA }
      : { place: brace, message: LATEX };
  }
  if (!name)
    return { place: brace, message: /^\{\/\*(?!.*\*\/)/s.test(text.slice(brace)) ? COMMENT : JAVASCRIPT };
  const message = `{${name}} is no value of the example. Write <Value name="${name}" />, or \\{ for the sign.`;
  return { place: brace, message };
}
