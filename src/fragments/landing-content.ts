import { graphql } from "gatsby";
import type { LitepaperSummary } from "../lib/litepaper";
import type { WaitlistSettings } from "../lib/waitlist-settings";

type LandingContent = { papers: readonly LitepaperSummary[]; paperCount: number; waitlist: WaitlistSettings };

/** The query's result as components know it: used by `/` and by the page for unknown paths. */
export function toLandingContent({ site, allLitepaper }: Queries.LandingContentFragment): LandingContent {
  if (!site) throw new Error("The site's metadata is missing from the data.");
  return {
    papers: allLitepaper.nodes,
    paperCount: allLitepaper.totalCount,
    waitlist: site.siteMetadata.waitlist,
  };
}

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
    allLitepaper(sort: { order: ASC }, limit: 6) {
      totalCount
      nodes {
        ...LitepaperSummary
      }
    }
  }
`;

/** What a card shows of a paper. */
export const litepaperSummary = graphql`
  fragment LitepaperSummary on Litepaper {
    ...PublishedLitepaper
    summary
    version
    dateModified
    readingMinutes
    sections {
      id: anchor
      title
    }
    cover
  }
`;
