import { litepaperPath } from "../site/litepaper-paths";
import * as page from "../reading/Page.module.css";
import * as header from "../reading/PaperHeader.module.css";
import { TableOfContents } from "../reading/TableOfContents";
import * as styles from "./Questions.module.css";

type Paper = Queries.OpenQuestionsPageQuery["allLitepaper"]["nodes"][number];

type OpenQuestionsProps = { title: string; lead: string; papers: readonly Paper[] };

/** The open questions of each paper, under the headings that they stand under there. */
export function OpenQuestions({ title, lead, papers }: OpenQuestionsProps) {
  const asking = papers.filter(({ openQuestions }) => openQuestions.length > 0);
  return (
    <article className={page.paper}>
      <header className={header.header}>
        <h1 className={header.title}>{title}</h1>
        <p className={header.subtitle}>{lead}</p>
      </header>
      <TableOfContents sections={asking.map(({ slug, title }) => ({ id: slug, titleHtml: title }))} />
      <div className={`${page.body} ${page.entries} ${styles.readers}`}>
        {asking.map(({ slug, title, openQuestions }) => (
          <section key={slug} aria-labelledby={slug}>
            <div className={styles.heading}>
              <h2 id={slug}>{title}</h2>
            </div>
            {bySection(openQuestions).map(({ anchor, title, asked }) => (
              <div key={anchor}>
                <div className={styles.heading}>
                  <h3>
                    <a href={`${litepaperPath(slug)}#${anchor}`}>{title}</a>
                  </h3>
                </div>
                <ul className={styles.answer}>
                  {asked.map((question) => (
                    <li key={question.slug} className={styles.asked} id={question.slug}>
                      {question.context && <span className={styles.context}>{question.context} </span>}
                      {question.text}
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </section>
        ))}
      </div>
    </article>
  );
}

type Question = Paper["openQuestions"][number];

/** The headings that ask, in order, each with what it asks. */
function bySection(openQuestions: readonly Question[]) {
  const sections = new Map<string, { anchor: string; title: string; asked: Question[] }>();
  for (const question of openQuestions) {
    const { anchor = "", title = "" } = question.section ?? {};
    const section = sections.get(anchor) ?? { anchor, title, asked: [] };
    section.asked.push(question);
    sections.set(anchor, section);
  }
  return [...sections.values()];
}
