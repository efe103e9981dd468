import { graphql, type PageProps } from "gatsby";
import { demoTexts } from "../demo/demo-texts";
import { DEMO_FRAGMENT, DEMO_PATH, MARKET_FRAGMENT } from "../demo/fragment";
import { ListActions, ListEntry, ListPage } from "../components/ListPage";
import { Seo } from "../components/Seo";
import { exampleFrom } from "../components/example-from";
import { openDemo } from "../demo/demo-run";
import { endingsInWords } from "../demo/endings";

/** The demo's story with all its endings, to be read: what the demo leads to without a script. */
export default function DemoPage({ data }: PageProps<Queries.DemoPageQuery>) {
  if (!data.example) throw new Error("The example is missing from the data.");
  const endings = endingsInWords(openDemo(exampleFrom(data.example.values).example));
  const head = (
    <Seo title={demoTexts.page} description={demoTexts.description} path={DEMO_PATH} surface="paper" />
  );
  return (
    <ListPage title={demoTexts.title} lead={demoTexts.lead} head={head} papers={data.papers.nodes}>
      <ListActions
        actions={[
          { to: `/${DEMO_FRAGMENT}`, text: demoTexts.play },
          { to: `/${MARKET_FRAGMENT}`, text: demoTexts.market },
        ]}
      />
      {endings.map(({ name, text, balances, address }, index) => (
        <ListEntry key={address} id={`ending-${index + 1}`} name={`${index + 1}. ${name}`} text={text}>
          {`${balances} `}
          <a href={address}>Open in the demo</a>
        </ListEntry>
      ))}
    </ListPage>
  );
}

export const query = graphql`
  query DemoPage {
    ...ExampleValues
    ...Papers
  }
`;
