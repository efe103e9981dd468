import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Page } from "../components/Page";
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
export function Landing({ data: { site, run, allLitepaper }, above }: LandingProps) {
  if (!site || !run) throw new Error("The site's metadata or the run is missing from the data.");
  return (
    <Page papers={allLitepaper.nodes}>
      <Hero above={above} />
      <Intro />
      <FeatureCards drawings={run.cards} />
      <ProtocolFeatures />
      <LitepaperCards papers={allLitepaper.nodes} count={allLitepaper.totalCount} />
      <Waitlist settings={site.siteMetadata.waitlist} />
    </Page>
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
    run {
      cards {
        escrow
        key
        appeal
      }
    }
    allLitepaper(sort: { order: ASC }, limit: 6) {
      totalCount
      nodes {
        ...LitepaperSummary
      }
    }
  }
`;
