import { graphql, type PageProps } from "gatsby";
import { createExampleState } from "../components/create-example-state";
import { Seo } from "../components/Seo";
import { Demo } from "../demo/Demo";
import * as styles from "../demo/Demo.module.css";
import { RoundsAsText } from "../demo/RoundsAsText";
import { Page } from "../frame/Page";
import { site } from "../site/site";

const DEMO_PATH = "/demo";

const DESCRIPTION =
  "Five rounds between a buyer and an AI agent that do not know each other, with one rule more in each. Then the same job is done at a company, and on a chain.";

/** The demo, and all of its rounds as text. */
export default function DemoPage({ data }: PageProps<Queries.DemoPageQuery>) {
  if (!data.example) throw new Error("The example is missing from the data.");
  const { example } = createExampleState(data.example.values);
  return (
    <Page path={DEMO_PATH}>
      <Seo title="Demo" description={DESCRIPTION} path={DEMO_PATH} surface="paper" />
      <div className={styles.page}>
        <h1 className={styles.heading}>One rule a round</h1>
        <Demo example={example} />
        <section className={styles.texts} aria-labelledby="rounds-as-text">
          <h2 id="rounds-as-text">The rounds as text</h2>
          <p className="quiet">{site.status}. People and amounts are made up.</p>
          <RoundsAsText example={example} />
        </section>
      </div>
    </Page>
  );
}

export const query = graphql`
  query DemoPage {
    ...ExampleValues
  }
`;
