export const IMPORT_MISTAKE =
  "A page imports and exports nothing. Remove the line, write it as code, or begin it with another word.";

const UNCLOSED_FORMULA = "No second $ ends this formula. Write it, or \\$ if this is only a sign.";
const LATEX = "LaTeX stands between dollar signs, as in $\\frac{a}{b}$. Write them around the whole formula.";
const COMMENT = "This comment is not closed. Write */} after it.";
const HEADING_ID = "A heading’s id is made of its words. Remove {#…}.";
const JAVASCRIPT = "A brace begins JavaScript. A brace that is only a brace has a backslash before it: \\{.";

type PlacedMessage = { place: number; message: string };

/** Returns what is wrong with a brace that begins JavaScript, and the index in the text at which to tell it. */
export function findBraceMistake(text: string, brace: number): PlacedMessage {
  // A command of LaTeX with the arguments before this one, or an index.
  const [latex] = /(?:\\[A-Za-z]+(?:[{[][^{}[\]]*[}\]])*|[_^}])$/.exec(text.slice(0, brace)) ?? [];
  if (latex) return findLatexMistake(text, brace - latex.length);
  if (text.startsWith("{#", brace)) return { place: brace, message: HEADING_ID };
  const [, name] = /^\{\s*([a-z][\w-]*\.[\w.-]+)\s*\}/.exec(text.slice(brace)) ?? [];
  if (!name)
    return { place: brace, message: /^\{\/\*(?!.*\*\/)/s.test(text.slice(brace)) ? COMMENT : JAVASCRIPT };
  const message = `{${name}} is no value of the example. Write <Value name="${name}" />, or \\{ for the sign.`;
  return { place: brace, message };
}

/** Returns what is wrong with LaTeX outside of formulas: the formula is not closed, or there is none. */
function findLatexMistake(text: string, index: number): PlacedMessage {
  const [paragraph = ""] = text
    .slice(0, index)
    .split(/\n\s*\n/)
    .reverse();
  const dollars = [...paragraph.matchAll(/(?<!\\)\$+/g)];
  const lastDollar = dollars.at(-1);
  return lastDollar && dollars.length % 2 === 1
    ? { place: index - paragraph.length + lastDollar.index, message: UNCLOSED_FORMULA }
    : { place: index, message: LATEX };
}
