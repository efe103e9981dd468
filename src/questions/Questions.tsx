import { OPEN_QUESTIONS_PATH, readerId, readerNames, readers } from "../site/question-pages";
import { site } from "../site/site";
import { trustedHtml } from "../site/trusted-html";
import * as page from "../reading/Page.module.css";
import * as header from "../reading/PaperHeader.module.css";
import { TableOfContents } from "../reading/TableOfContents";
import * as styles from "./Questions.module.css";

type Question = Queries.QuestionsPageQuery["allQuestion"]["nodes"][number];

/** All questions in sight, reader by reader, with contents that lead to each reader's. */
export function Questions({ title, questions }: { title: string; questions: readonly Question[] }) {
  return (
    <article className={page.paper}>
      <header className={header.header}>
        <h1 className={header.title}>{title}</h1>
        <p className={`${header.subtitle} ${styles.lead}`}>
          Answers before you <a href={`#${readerId("decide")}`}>decide whether it makes sense</a>,{" "}
          <a href={`#${readerId("build")}`}>build on it</a> or{" "}
          <a href={`#${readerId("run")}`}>run an agent on it</a>. Each is short, and its links lead to what
          bears it.
        </p>
        <p className={`quiet ${styles.terms}`}>
          “The description” is what is public of {site.name}’s protocol; numbers belong to one invented job,
          the run. What neither this page nor the papers say, nobody has said. What they ask themselves stands
          among <a href={OPEN_QUESTIONS_PATH}>the open questions</a>.
        </p>
      </header>
      <TableOfContents
        sections={readerNames.map((reader) => ({ id: readerId(reader), titleHtml: readers[reader] }))}
      />
      <div className={`${page.body} ${page.entries} ${styles.readers}`}>
        {readerNames.map((reader) => (
          <section key={reader} aria-labelledby={readerId(reader)}>
            <Heading id={readerId(reader)} level="h2" title={readers[reader]} />
            {questions
              .filter((question) => question.reader === reader)
              .map((question) => (
                <Answer key={question.slug} question={question} />
              ))}
          </section>
        ))}
      </div>
    </article>
  );
}

function Answer({ question: { slug, question, answerHtml, proof } }: { question: Question }) {
  return (
    <section aria-labelledby={slug}>
      <Heading id={slug} level="h3" title={question} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made from this repository's content */}
      <div className={styles.answer} dangerouslySetInnerHTML={{ __html: trustedHtml(answerHtml) }} />
      <ul className={`quiet ${styles.proof}`}>
        {proof.map(({ path, title, paper }) => (
          <li key={path}>
            <a href={path}>
              {paper.title}, {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A heading, and beside it the link to itself. */
function Heading({ id, level: Level, title }: { id: string; level: "h2" | "h3"; title: string }) {
  return (
    <div className={styles.heading}>
      <Level id={id}>{title}</Level>
      <a className="heading-link" href={`#${id}`} aria-label={`Link to: ${title}`}>
        #
      </a>
    </div>
  );
}
