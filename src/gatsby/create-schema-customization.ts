import type { GatsbyNode } from "gatsby";

/** Declares the types that the site queries. Gatsby infers a field only while some page has it. GraphiQL shows the descriptions. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(/* GraphQL */ `
    """A page of the content: a litepaper, the questions or the glossary."""
    type Mdx implements Node {
      frontmatter: MdxFrontmatter!
      fields: MdxFields!
    }

    """The YAML block at the beginning of an MDX file."""
    type MdxFrontmatter {
      title: String!
      "The line under the title."
      subtitle: String!
      "The summary that search engines and social cards show."
      description: String!
      "The position of a litepaper among the litepapers, from 1."
      order: Int
      "The version of a litepaper."
      version: String
      "The date of a litepaper's version."
      date: Date @dateformat(formatString: "YYYY-MM-DD")
      "True if the page is not published yet."
      draft: Boolean
    }

    """Fields that the build derives from the file of a page."""
    type MdxFields {
      "The path of the page, such as /litepapers/pop."
      path: String!
      "The kind of page that its folder makes it."
      kind: PageKind!
      "The last segment of the path: pop of /litepapers/pop."
      slug: String!
      "The reading time in whole minutes, at 220 words per minute."
      minutes: Int!
      "The sections under the ## headings, in order."
      sections: [MdxSection!]!
    }

    """The kind of page that a file of the content becomes, by its folder."""
    enum PageKind {
      "A litepaper, which has an order, a version and a date."
      paper
      "Any other page: the questions, the glossary."
      page
    }

    """A section of a page, under a ## heading."""
    type MdxSection {
      id: String!
      title: String!
      words: Int!
    }

    """The example in numbers that all litepapers share, from content/example.yaml. There is exactly one node."""
    type Example implements Node @dontInfer {
      values: [ExampleValue!]!
    }

    """A value of the example: an input, or a value that is computed from the inputs."""
    type ExampleValue {
      "The name by which a paper shows it: <Value name=\\"job.price\\" />"
      name: String!
      "The value if it is a number."
      number: Float
      "The value if it is a word, such as the name of a party."
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

    """The mailing list that the waitlist form posts to, from the environment at build time."""
    type WaitlistSettings {
      url: String!
      u: String!
      id: String!
    }
  `);
};
