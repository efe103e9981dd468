import type { ReactNode } from "react";
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

/** What to do with a paper that has been read, as a table: cite it, take it along, compare it, correct it. */
export function PaperTools({ paper }: { paper: Litepaper }) {
  const { slug, pdf, versions, version: present } = paper;
  const path = litepaperPath(slug);
  return (
    <section className={styles.tools} aria-labelledby="cite">
      <h2 id="cite" className={styles.title}>
        Cite this paper
      </h2>
      <dl className={styles.rows}>
        {FORMATS.map(([format, name]) => (
          <Row key={format} name={name}>
            <pre className={format === "bibtex" ? styles.code : undefined}>{paper.citation[format]}</pre>
            <CopyButton label="Copy" subject={name} text={paper.citation[format]} />
          </Row>
        ))}
        <Row name="Take along" onScreen>
          <p className={styles.links}>
            {pdf && <a href={pdf}>PDF</a>}
            <a href={epubPath(slug)}>EPUB</a>
            <a href={ALL_EPUB_PATH}>EPUB of all</a>
            <a href={`${path}.md`}>Markdown</a>
          </p>
          <CopyButton label="Copy as Markdown" text={() => fetchText(`${path}.md`)} />
        </Row>
        {versions.length > 0 && (
          <Row name="Versions" onScreen>
            <ul className={styles.versions}>
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
          </Row>
        )}
        <Row name="Source" onScreen>
          <a href={`${site.editBase}content${path}/index.mdx`}>Edit this page</a>
        </Row>
      </dl>
    </section>
  );
}

/** `onScreen`: what only a screen can follow, and paper leaves out. */
function Row({
  name,
  onScreen = false,
  children,
}: {
  name: string;
  onScreen?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={onScreen ? `${styles.row} ${styles.onScreen}` : styles.row}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.matter}>{children}</dd>
    </div>
  );
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
