import { CopyButton } from "../components/CopyButton";
import { getMarkdownPath, site } from "../site/site";
import { type ContentPage, formatCitations } from "./content-page";
import * as styles from "./PaperTools.module.css";

const FORMATS = [
  ["apa", "APA"],
  ["bibtex", "BibTeX"],
  ["plain", "Plain"],
] as const;

/** What to do with a paper that has been read: take it along, correct it, see its history, cite it. */
export function PaperTools({ paper }: { paper: ContentPage }) {
  const markdown = getMarkdownPath(paper.path);
  const file = `content${paper.path}/index.mdx`;
  const citations = formatCitations(paper);
  return (
    <div className={styles.tools}>
      <p className={styles.links}>
        {paper.pdf && <a href={paper.pdf}>PDF</a>}
        <a href={markdown}>Markdown</a>
        <CopyButton label="Copy as Markdown" text={() => fetchText(markdown)} />
        <a href={`${site.editBase}${file}`}>Edit this page</a>
        <a href={`${site.historyBase}${file}`}>History</a>
      </p>
      <section aria-labelledby="cite">
        <details className={styles.citations}>
          <summary className="with-chevron">
            <h2 id="cite">Cite this paper</h2>
          </summary>
          <dl>
            {FORMATS.map(([format, name]) => (
              <div key={format} className={styles.row}>
                <dt className="quiet">{name}</dt>
                <dd className={styles.matter}>
                  <pre className={format === "bibtex" ? styles.code : undefined}>{citations[format]}</pre>
                  <CopyButton label="Copy" hiddenLabel={name} text={citations[format]} />
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
