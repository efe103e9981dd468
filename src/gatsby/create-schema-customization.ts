import type { GatsbyNode } from "gatsby";

/** Types of what the site queries, so that no field goes when no page happens to use it. GraphiQL shows the descriptions. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    """A page of the content: a litepaper, the questions or the glossary."""
    type Mdx implements Node {
      frontmatter: MdxFrontmatter!
      fields: MdxFields!
    }

    """What a writer says of a page, between the lines of hyphens at its beginning."""
    type MdxFrontmatter {
      title: String!
      "The line under the title."
      subtitle: String!
      "What search engines and cards say of the page."
      description: String!
      "A litepaper's place among the litepapers, from 1."
      order: Int
      "A litepaper's version."
      version: String
      "The day of a litepaper's version."
      date: Date @dateformat
      "Whether visitors do not get the page yet."
      draft: Boolean
    }

    """What the build knows of a page."""
    type MdxFields {
      "The page's address on this site."
      path: String!
      "Whether the page is a litepaper."
      kind: PageKind!
      "The last part of its path: pop of /litepapers/pop."
      slug: String!
      "Whole minutes that reading takes, at 220 words a minute."
      minutes: Int!
      "The parts under its ## headings, in order."
      sections: [MdxSection!]!
    }

    """What a file of the content becomes, by its folder."""
    enum PageKind {
      "A litepaper: it has an order, a version and a date."
      paper
      "Another page: the questions, the glossary."
      page
    }

    """A part of a page, under a ## heading."""
    type MdxSection {
      id: String!
      title: String!
      words: Int!
    }

    """The example that all litepapers tell in numbers, from content/example.yaml: exactly one."""
    type Example implements Node @dontInfer {
      values: [ExampleValue!]!
    }

    """A value of the example: an input, or what follows from the inputs."""
    type ExampleValue {
      "What a paper writes: <Value name=\\"job.price\\" />"
      name: String!
      "None for a name, such as a party's."
      number: Float
      "The value where it is a name."
      word: String
      unit: String!
    }

    type Site implements Node @dontInfer {
      siteMetadata: SiteSiteMetadata!
    }

    type SiteSiteMetadata {
      siteUrl: String!
      waitlist: WaitlistSettings!
    }

    """The external mailing list, from the environment at build time."""
    type WaitlistSettings {
      url: String!
      u: String!
      id: String!
    }
  `);
};
