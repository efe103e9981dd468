import { graphql } from "gatsby";

/** The papers in the foot of every page: as many as have a card. */
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
