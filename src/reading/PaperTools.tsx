import { CopyButton } from "../components/CopyButton";
import { getMarkdownPath, site } from "../site/site";
import { type ContentPage, formatPaperCitations } from "./content-page";
import * as styles from "./PaperTools.module.css";

/** Links to a paper's other formats and its source, and its citations with buttons that copy them. */
export function PaperTools({ paper }: { paper: ContentPage }) {
  const markdownPath = getMarkdownPath(paper.path);
  return (
    <div className={styles.tools}>
      <p className={`screen-only ${styles.links}`}>
        {paper.pdf && <a href={paper.pdf}>PDF</a>}
        <a href={markdownPath}>Markdown</a>
        <CopyButton label="Copy published Markdown" text={() => fetchText(markdownPath)} />
        <a href={`${site.editBase}content${paper.path}/index.mdx`}>Edit this page</a>
      </p>
      <section aria-labelledby="cite">
        <details className={styles.citations}>
          <summary className="with-chevron">
            <h2 id="cite">Cite this paper</h2>
          </summary>
          <dl>
            {Object.entries(formatPaperCitations(paper)).map(([name, citation]) => (
              <div key={name} className={styles.row}>
                <dt className="quiet">{name}</dt>
                <dd className={styles.citation}>
                  <pre className={name === "BibTeX" ? styles.code : undefined}>{citation}</pre>
                  <CopyButton label="Copy" hiddenLabel={name} text={citation} />
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
    </div>
  );
}

async function fetchText(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.text();
}
