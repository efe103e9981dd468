import { Fragment } from "react";
import {
  ALL_EPUB_PATH,
  changesPath,
  epubPath,
  type Litepaper,
  litepaperPath,
  versionPath,
} from "../../site/litepaper";
import { site } from "../../site/site";
import { CopyButton } from "../../ui/CopyButton";
import * as styles from "./PaperTools.module.css";

const FORMATS = [
  ["apa", "APA"],
  ["bibtex", "BibTeX"],
  ["plain", "Plain"],
] as const;

/** What to do with a paper that has been read: cite it, take it along, correct it. */
export function PaperTools({ paper }: { paper: Litepaper }) {
  const path = litepaperPath(paper.slug);
  return (
    <section className={styles.tools} aria-labelledby="cite">
      <h2 id="cite" className={styles.title}>
        Cite this paper
      </h2>
      <dl className={styles.citations}>
        {FORMATS.map(([format, name]) => (
          <div key={format} className={styles.citation}>
            <dt className={styles.format}>{name}</dt>
            <dd className={styles.text}>
              <pre className={format === "bibtex" ? styles.code : undefined}>{paper.citation[format]}</pre>
              <CopyButton label="Copy" subject={name} text={paper.citation[format]} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.links}>
        <CopyButton label="Copy as Markdown" text={() => fetchText(`${path}.md`)} />
        <a href={`${path}.md`}>Markdown</a>
        {paper.pdf && <a href={paper.pdf}>PDF</a>}
        <a href={epubPath(paper.slug)}>EPUB</a>
        <a href={ALL_EPUB_PATH}>EPUB of all</a>
        <a href={`${site.editBase}content${path}/index.mdx`}>Edit this page</a>
        {paper.versions.map((version) => (
          <Fragment key={version}>
            <a href={versionPath(paper.slug, version)}>Version {version}</a>
            {version !== paper.version && (
              <a href={changesPath(paper.slug, version)}>Changes since {version}</a>
            )}
          </Fragment>
        ))}
      </p>
      <p className={styles.digest}>
        <a href="/sections.json">SHA-256</a> of the Markdown: <code>{paper.digest}</code>
      </p>
    </section>
  );
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
