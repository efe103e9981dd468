import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { OpenQuestions } from "../questions/OpenQuestions";
import { OPEN_QUESTIONS_PATH } from "../site/question-pages";
import { site } from "../site/site";
import { Seo } from "../components/Seo";

const TITLE = "Open questions";
const DESCRIPTION = `What nobody has said yet of ${site.name}’s protocol, as its papers mark it, paper by paper, each with the place that asks.`;

/** What the papers leave open, in one list. */
export default function OpenQuestionsPage({ data }: PageProps<Queries.OpenQuestionsPageQuery>) {
  return (
    <Page back papers={data.published.nodes}>
      <Seo title={TITLE} description={DESCRIPTION} path={OPEN_QUESTIONS_PATH} surface="paper" />
      <OpenQuestions title={TITLE} lead={DESCRIPTION} papers={data.allLitepaper.nodes} />
    </Page>
  );
}

export const query = graphql`
  query OpenQuestionsPage {
    allLitepaper(sort: { order: ASC }) {
      nodes {
        slug
        title
        openQuestions {
          slug
          context
          text
          address
          section {
            anchor
            title
          }
        }
      }
    }
    ...Publications
  }
`;
