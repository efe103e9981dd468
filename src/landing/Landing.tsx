import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ExampleContext } from "../components/example-context";
import { exampleFrom } from "../components/example-from";
import { Page } from "../frame/Page";
import { Waitlist } from "../waitlist/Waitlist";
import { FeatureCards } from "./FeatureCards";
import { Hero } from "./Hero";
import { Intro } from "./Intro";
import { LitepaperCards } from "./LitepaperCards";
import { ProtocolFeatures } from "./ProtocolFeatures";

type LandingProps = {
  data: Queries.LandingContentFragment;
  /** What stands before the headline. */
  above?: ReactNode;
};

/** The landing page's parts in their order; also what unknown paths show. */
export function Landing({ data: { site, example, papers, covers }, above }: LandingProps) {
  if (!site || !example) throw new Error("The site's metadata or the example is missing from the data.");
  return (
    <ExampleContext.Provider value={exampleFrom(example.values)}>
      <Page papers={papers.nodes}>
        <Hero above={above} />
        <Intro />
        <FeatureCards />
        <ProtocolFeatures />
        <LitepaperCards papers={covers.nodes} />
        <Waitlist settings={site.siteMetadata.waitlist} />
      </Page>
    </ExampleContext.Provider>
  );
}

/** @public For the queries of `/` and of unknown paths. */
export const landingContent = graphql`
  fragment LandingContent on Query {
    site {
      siteMetadata {
        waitlist {
          url
          u
          id
        }
      }
    }
    ...ExampleValues
    ...Papers
    ...PaperCovers
  }
`;
