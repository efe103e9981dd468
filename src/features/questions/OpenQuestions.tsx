import { litepaperPath } from "../../site/litepaper";
import * as styles from "./OpenQuestions.module.css";

type Paper = Queries.OpenQuestionsPageQuery["allLitepaper"]["nodes"][number];

/** The open questions of each paper, under the headings that they stand under there. */
export function OpenQuestions({ papers }: { papers: readonly Paper[] }) {
  return papers
    .filter(({ openQuestions }) => openQuestions.length > 0)
    .map(({ slug, title, openQuestions }) => (
      <section key={slug} className={styles.paper} aria-labelledby={slug}>
        <h2 id={slug}>
          {title} <span className={styles.count}>{openQuestions.length}</span>
        </h2>
        {[...bySection(openQuestions)].map(([heading, questions]) => (
          <div key={heading} className={styles.section}>
            <h3>
              <a href={`${litepaperPath(slug)}#${questions[0]?.section?.anchor}`}>{heading}</a>
            </h3>
            <ul>
              {questions.map((question) => (
                <li key={question.slug} id={question.slug}>
                  {question.text}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    ));
}

function bySection(questions: Paper["openQuestions"]): Map<string, Paper["openQuestions"][number][]> {
  const groups = new Map<string, Paper["openQuestions"][number][]>();
  for (const question of questions) {
    const heading = question.section?.title ?? "";
    groups.set(heading, [...(groups.get(heading) ?? []), question]);
  }
  return groups;
}
