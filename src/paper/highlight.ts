import type { ElementContent } from "hast";
import { h } from "hastscript";
import { createCssVariablesTheme, createHighlighterCoreSync, type HighlighterCore } from "shiki/core";
import { createJavaScriptRegexEngine } from "shiki/engine/javascript";
import diff from "shiki/langs/diff.mjs";
import go from "shiki/langs/go.mjs";
import graphql from "shiki/langs/graphql.mjs";
import http from "shiki/langs/http.mjs";
import javascript from "shiki/langs/javascript.mjs";
import json from "shiki/langs/json.mjs";
import python from "shiki/langs/python.mjs";
import rust from "shiki/langs/rust.mjs";
import bash from "shiki/langs/shellscript.mjs";
import toml from "shiki/langs/toml.mjs";
import typescript from "shiki/langs/typescript.mjs";
import yaml from "shiki/langs/yaml.mjs";

const grammars = {
  ...{ bash, diff, go, graphql, http, javascript, json },
  ...{ python, rust, toml, typescript, yaml },
};

/** What may stand behind the three backticks of a code block; `text` has no colours. */
export const codeLanguages: readonly string[] = [...Object.keys(grammars), "text"];

const otherNames: ReadonlyMap<string, string> = new Map([
  // The grammars that one leans on stand before it.
  ...Object.entries(grammars).flatMap(([language, grammar]) =>
    (grammar.at(-1)?.aliases ?? []).map((other) => [other, language] as const),
  ),
  ...["plain", "plaintext", "txt", "mermaid"].map((other) => [other, "text"] as const),
  ["golang", "go"],
  ...codeLanguages.map((language) => [language, language] as const),
]);

/** The language that is called so, by any of its names and in any case: `ts` is `typescript`. */
export function codeLanguage(name: string): string | undefined {
  return otherNames.get(name.toLowerCase());
}

/** The class of each role that has a colour of its own; names, signs and the like have none. */
const CLASSES: Readonly<Record<string, string>> = {
  "var(token-keyword)": "keyword",
  "var(token-comment)": "comment",
  "var(token-string)": "literal",
  "var(token-string-expression)": "literal",
  "var(token-constant)": "literal",
};

// The theme gives roles instead of colours: the style sheet has a light and a dark colour for each.
const theme = createCssVariablesTheme({ name: "roles", variablePrefix: "", fontStyle: false });

let highlighter: HighlighterCore | undefined;

/** Code with its keywords, comments and literals marked by classes; as it is, in a language that is not known. */
export function highlightCode(code: string, language: string): ElementContent[] {
  const grammar = Object.hasOwn(grammars, language) ? grammars[language as keyof typeof grammars] : undefined;
  if (!grammar) return [{ type: "text", value: code }];
  highlighter ??= createHighlighterCoreSync({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine(),
  });
  highlighter.loadLanguageSync(grammar);
  const lines = highlighter.codeToTokensBase(code, {
    lang: language,
    theme: "roles",
    // Shiki stops after half a second on a line, so on a slow machine the HTML would differ.
    tokenizeTimeLimit: 0,
  });
  const pieces: { words: string; role: string | undefined }[] = [];
  for (const { content, color = "" } of lines.flatMap((line, index) =>
    index === 0 ? line : [{ content: "\n", color: "" }, ...line],
  )) {
    const role = CLASSES[color];
    const last = pieces.at(-1);
    if (last && (last.role === role || content.trim() === "")) last.words += content;
    else pieces.push({ words: content, role });
  }
  return pieces.flatMap(({ words, role }): ElementContent[] => {
    if (!role) return [{ type: "text", value: words }];
    const end = words.trimEnd();
    const space = words.slice(end.length);
    return [
      h("span", { className: [role] }, end),
      ...(space ? [{ type: "text", value: space } as const] : []),
    ];
  });
}
