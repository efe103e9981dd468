import type { ReactNode } from "react";
import type { Litepaper } from "../site/litepaper-facts";
import { ALL_EPUB_PATH, changesPath, epubPath, litepaperPath, versionPath } from "../site/litepaper-paths";
import { site } from "../site/site";
import { CopyButton } from "../components/CopyButton";
import * as styles from "./PaperTools.module.css";

const FORMATS = [
  ["apa", "APA"],
  ["bibtex", "BibTeX"],
  ["plain", "Plain"],
] as const;

/** What to do with a paper that has been read: take it along, correct it, cite it, compare its versions. */
export function PaperTools({ paper }: { paper: Litepaper }) {
  const { slug, pdf, versions, version: present } = paper;
  const path = litepaperPath(slug);
  return (
    <div className={styles.tools}>
      <p className={styles.links}>
        {pdf && <a href={pdf}>PDF</a>}
        <a href={epubPath(slug)}>EPUB</a>
        <a href={ALL_EPUB_PATH}>EPUB of all</a>
        <a href={`${path}.md`}>Markdown</a>
        <CopyButton label="Copy as Markdown" text={() => fetchText(`${path}.md`)} />
        <a href={`${site.editBase}content${path}/index.mdx`}>Edit this page</a>
      </p>
      <EndMatter id="cite" title="Cite this paper">
        <dl>
          {FORMATS.map(([format, name]) => (
            <div key={format} className={styles.row}>
              <dt className="quiet">{name}</dt>
              <dd className={styles.matter}>
                <pre className={format === "bibtex" ? styles.code : undefined}>{paper.citation[format]}</pre>
                <CopyButton label="Copy" subject={name} text={paper.citation[format]} />
              </dd>
            </div>
          ))}
        </dl>
      </EndMatter>
      {versions.length > 0 && (
        <EndMatter id="versions" title="Versions">
          <ul>
            {versions.toReversed().map((version) => (
              <li key={version}>
                <a href={versionPath(slug, version)}>Version {version}</a>
                {version !== present ? (
                  <a href={changesPath(slug, version)}>Changes since {version}</a>
                ) : (
                  versions.length > 1 && (
                    <a href={`${versionPath(slug, version)}#changes`}>What each version changed</a>
                  )
                )}
              </li>
            ))}
          </ul>
        </EndMatter>
      )}
    </div>
  );
}

type EndMatterProps = { id: string; title: string; children: ReactNode };

/** A part that its title opens, as `endMatter` makes those of the text. */
function EndMatter({ id, title, children }: EndMatterProps) {
  return (
    <section className={id === "versions" ? styles.versions : undefined} aria-labelledby={id}>
      <details className="end-matter" id={`${id}-list`}>
        <summary className="opens">
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </section>
  );
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
