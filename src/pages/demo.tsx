import "../styles/global";
import { graphql, type PageProps } from "gatsby";
import { DemoStory } from "../components/Demo/DemoStory";
import { ListAction, ListPage } from "../components/ListPage/ListPage";
import { Seo } from "../components/Seo/Seo";
import { DEMO_FRAGMENT, DEMO_PATH } from "../lib/demo/fragment";
import { demoTexts } from "../lib/texts/demo";

/** The demo's story with all its endings, to be read: what the demo leads to without a script, and where its content is. */
export default function DemoPage({ data }: PageProps<Queries.DemoPageQuery>) {
  if (!data.runInputs) throw new Error("The run is missing from the data.");
  const head = (
    <Seo title={demoTexts.page} description={demoTexts.description} path={DEMO_PATH} surface="paper" />
  );
  return (
    <ListPage title={demoTexts.title} lead={demoTexts.lead} head={head} papers={data.published.nodes}>
      <ListAction to={`/${DEMO_FRAGMENT}`}>{demoTexts.play}</ListAction>
      <DemoStory content={data.runInputs.demo} />
    </ListPage>
  );
}

export const query = graphql`
  query DemoPage {
    runInputs {
      demo {
        numbers {
          name
          value
        }
        parties {
          name
          value
        }
        rules {
          name
          sentence
          address
        }
      }
    }
    ...Publications
  }
`;
