import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { Questions } from "../questions/Questions";
import { inPageOrder, QUESTIONS_PATH } from "../site/question-pages";
import { Seo } from "../components/Seo";

const TITLE = "Questions";
const DESCRIPTION =
  "What readers ask who decide, build or run an agent: each question answered in a few sentences, with the places in the papers that bear it.";

/** What readers ask, reader by reader. */
export default function QuestionsPage({ data }: PageProps<Queries.QuestionsPageQuery>) {
  return (
    <Page back papers={data.published.nodes}>
      <Seo title={TITLE} description={DESCRIPTION} path={QUESTIONS_PATH} surface="paper" />
      <Questions title={TITLE} questions={inPageOrder(data.allQuestion.nodes)} />
    </Page>
  );
}

export const query = graphql`
  query QuestionsPage {
    allQuestion(sort: { slug: ASC }) {
      nodes {
        slug
        reader
        order
        question
        answerHtml
        proof {
          path
          title
          paper {
            title
          }
        }
      }
    }
    ...Publications
  }
`;
