import { graphql } from "gatsby";

/** What the foot of every page leads to: as many papers as have a card. */
export const publications = graphql`
  fragment Publications on Query {
    published: allLitepaper(sort: { order: ASC }, limit: 6) {
      nodes {
        ...PublishedLitepaper
      }
    }
  }

  fragment PublishedLitepaper on Litepaper {
    slug
    title
    pdf
  }
`;
