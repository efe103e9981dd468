import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { createExampleState } from "../components/create-example-state";
import { ExampleContext } from "../components/example-context";
import { Page } from "../frame/Page";
import { Waitlist } from "../waitlist/Waitlist";
import { Deciders } from "./Deciders";
import { FeatureCards } from "./FeatureCards";
import { Hero } from "./Hero";
import { HonestNumbers } from "./HonestNumbers";
import { Intro } from "./Intro";
import { LitepaperCards } from "./LitepaperCards";
import { ProtocolFeatures } from "./ProtocolFeatures";
import { WhyChain } from "./WhyChain";

type LandingProps = {
  /** The path of the open page: `/` or `/404`. */
  path: string;
  data: Queries.LandingContentFragment;
  /** Shown before the headline. */
  notice?: ReactNode;
};

/** The landing page, which the 404 page shows too. */
export function Landing({ path, data: { site, example, papers }, notice }: LandingProps) {
  if (!site || !example) throw new Error("The site's metadata or the example is missing from the data.");
  return (
    <ExampleContext.Provider value={createExampleState(example.values)}>
      <Page path={path} isSearched={path === "/"}>
        <Hero notice={notice} />
        <Intro />
        <HonestNumbers />
        <FeatureCards />
        <Deciders />
        <WhyChain />
        <ProtocolFeatures />
        <LitepaperCards papers={papers.nodes} />
        <Waitlist settings={site.siteMetadata.waitlist} />
      </Page>
    </ExampleContext.Provider>
  );
}

/** @public The queries of `src/pages/index.tsx` and `src/pages/404.tsx` spread it. */
export const landingContentFragment = graphql`
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
    ...PaperCovers
  }
`;
