import { graphql } from "gatsby";

/** What the landing page shows: used by `/` and by the page for unknown paths. */
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
    allLitepaper(sort: { order: ASC }) {
      nodes {
        slug
        title
        shortTitle
        summary
        readingMinutes
        sections {
          id
          title
          depth
          words
        }
      }
    }
  }
`;
