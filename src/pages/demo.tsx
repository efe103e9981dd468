import { graphql, type PageProps } from "gatsby";
import { createExampleState } from "../components/create-example-state";
import { Seo } from "../components/Seo";
import { demoTexts } from "../demo/demo-texts";
import { DEMO_FRAGMENT, DEMO_PATH } from "../demo/fragment";
import { JobTree } from "../demo/JobTree";
import * as tree from "../demo/JobTree.module.css";
import { openDemo } from "../demo/setting";
import { Page } from "../frame/Page";
import * as header from "../reading/ContentPageHeader.module.css";
import { site } from "../site/site";
import * as layout from "../styles/article-layout.module.css";

/** All ways in which the demo's job can end, as text. The demo's buttons lead here if scripts are off. */
export default function DemoPage({ data }: PageProps<Queries.DemoPageQuery>) {
  if (!data.example) throw new Error("The example is missing from the data.");
  const { inputs } = createExampleState(data.example.values);
  const setting = openDemo(inputs);
  return (
    <Page path={DEMO_PATH}>
      <Seo title={demoTexts.page} description={demoTexts.description} path={DEMO_PATH} surface="paper" />
      <article className={layout.article}>
        <header className={header.header}>
          <h1 className={header.title}>{demoTexts.title}</h1>
          <p className={header.subtitle}>{demoTexts.lead}</p>
          <p className={header.facts}>
            <strong className={header.status}>
              {site.status}. The demo plays version 2.0 of the rules. People and amounts are made up.
            </strong>
          </p>
          <p className={tree.actions} data-scripted="">
            <a className="main-button" href={`/${DEMO_FRAGMENT}`}>
              {demoTexts.play}
            </a>
          </p>
        </header>
        <section className={`${layout.body} ${tree.section}`} aria-labelledby="how-a-job-ends">
          <h2 id="how-a-job-ends">How a job can end</h2>
          <p>
            {`Each end says what everybody has gained or lost by it, in USDC, before what the work costs ${setting.party("party.lead")}.`}
          </p>
          <JobTree setting={setting} />
        </section>
      </article>
    </Page>
  );
}

export const query = graphql`
  query DemoPage {
    ...ExampleValues
  }
`;
