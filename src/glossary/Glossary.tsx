import { useEffect, useId, useState } from "react";
import { flushSync } from "react-dom";
import { firstUseId, litepaperPath } from "../site/litepaper-paths";
import { idOf } from "../site/readable-address";
import * as page from "../reading/Page.module.css";
import * as header from "../reading/PaperHeader.module.css";
import * as styles from "./Glossary.module.css";

export type Term = {
  slug: string;
  term: string;
  definition: string;
  /** The papers that use it. */
  papers: readonly { slug: string; shortTitle: string }[];
};

type GlossaryProps = {
  title: string;
  lead: string;
  /** In alphabetical order. */
  terms: readonly Term[];
};

/** All terms under their letters, which lead to them; a filter leaves those with the words that are typed. */
export function Glossary({ title, lead, terms }: GlossaryProps) {
  const [words, setWords] = useState("");
  const fieldId = useId();
  const isShown = (term: Term) => hasWords(term, words);
  const letters = byLetter(terms);
  const count = terms.filter(isShown).length;

  // A link to a term that is filtered away shows all of them.
  useEffect(() => {
    const follow = () => {
      const named = document.getElementById(idOf(window.location.hash));
      if (!named?.closest("[hidden]")) return;
      flushSync(() => setWords(""));
      named.scrollIntoView();
    };
    window.addEventListener("hashchange", follow);
    return () => window.removeEventListener("hashchange", follow);
  }, []);

  return (
    <article className={page.paper}>
      <header className={header.header}>
        <h1 className={header.title}>{title}</h1>
        <p className={header.subtitle}>{lead}</p>
      </header>
      <div className={`on-screen ${page.beside} ${styles.ways}`}>
        <div data-scripted="">
          <label htmlFor={fieldId}>Filter the terms</label>
          <input
            className="field"
            id={fieldId}
            type="search"
            autoComplete="off"
            value={words}
            onChange={({ target }) => setWords(target.value)}
          />
          <p role="status">{words.trim() === "" ? "" : `${count} of ${terms.length} terms`}</p>
        </div>
        <nav aria-label="Letters">
          <ul>
            {letters.map(({ letter, terms }) => (
              <li key={letter} hidden={!terms.some(isShown)}>
                <a href={`#${letterId(letter)}`}>{letter}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={`${page.body} ${page.entries} ${styles.terms}`}>
        {letters.map(({ letter, terms }) => (
          <section key={letter} aria-labelledby={letterId(letter)} hidden={!terms.some(isShown)}>
            <h2 id={letterId(letter)}>{letter}</h2>
            {terms.map((term) => (
              <Entry key={term.slug} term={term} hidden={!isShown(term)} />
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

/** Without classes: there are dozens. */
function Entry({ term: { slug, term, definition, papers }, hidden }: { term: Term; hidden: boolean }) {
  return (
    <div hidden={hidden}>
      <h3 id={slug}>
        <dfn>{term}</dfn>
      </h3>
      <p>{definition}</p>
      <p>
        {papers.map((paper) => (
          <a key={paper.slug} href={`${litepaperPath(paper.slug)}#${firstUseId(slug)}`}>
            {paper.shortTitle}
          </a>
        ))}
      </p>
    </div>
  );
}

/** Terms in alphabetical order by their first letters. */
function byLetter(terms: readonly Term[]): { letter: string; terms: Term[] }[] {
  const letters = new Map<string, Term[]>();
  for (const term of terms) {
    const letter = term.term.charAt(0).toUpperCase();
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([letter, terms]) => ({ letter, terms }));
}

/** The id of a letter's terms on the page. */
function letterId(letter: string): string {
  return `letter-${letter.toLowerCase()}`;
}

/** Whether each of these words begins one of the term or of its definition. */
function hasWords({ term, definition }: Term, words: string): boolean {
  const there = wordsOf(`${term} ${definition}`);
  return wordsOf(words).every((typed) => there.some((word) => word.startsWith(typed)));
}

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
