import { MDXProvider } from "@mdx-js/react";
import { graphql, type PageProps } from "gatsby";
import { createExampleState } from "../components/create-example-state";
import { Details } from "../components/Details";
import { ExampleBox } from "../components/ExampleBox";
import { ExampleContext } from "../components/example-context";
import { Figure } from "../components/Figure";
import { Heading2, Heading3 } from "../components/Heading";
import { Formula, ScrollingTable } from "../components/ScrollArea";
import { Value } from "../components/Value";
import { Page } from "../frame/Page";
import { ContentPageHead } from "../reading/ContentPageHead";
import { ContentPageHeader } from "../reading/ContentPageHeader";
import { PaperFooter } from "../reading/PaperFooter";
import { PaperTools } from "../reading/PaperTools";
import { type MdxTableOfContents, TableOfContents } from "../reading/TableOfContents";
import * as layout from "../styles/article-layout.module.css";
import "../reading/prose.css";

/** The components of the content, and those that replace elements of Markdown. */
const mdxComponents = {
  Details,
  Example: ExampleBox,
  Figure,
  Value,
  h2: Heading2,
  h3: Heading3,
  math: Formula,
  table: ScrollingTable,
};

type TemplateProps = PageProps<Queries.ContentPageQuery, { pdf: string | null }>;

/** Renders a paper, the questions or the glossary. gatsby-plugin-mdx passes the compiled MDX as `children`. */
export default function ContentPageTemplate({ data, pageContext, children }: TemplateProps) {
  const { mdx, example, previous, next } = data;
  if (!mdx || !example) throw new Error("The query has returned no MDX file or no example.");
  const page = { ...mdx.frontmatter, ...mdx.fields, pdf: pageContext.pdf };
  const isPaper = page.kind === "paper";
  return (
    <Page path={page.path}>
      <ContentPageHead page={page} />
      <article className={layout.article}>
        <ContentPageHeader page={page} />
        <TableOfContents contents={mdx.tableOfContents as MdxTableOfContents} levels={isPaper ? 1 : 2} />
        <div className={`prose ${layout.body}`} data-page={page.path} data-body="" data-pagefind-body="">
          <ExampleContext.Provider value={createExampleState(example.values)}>
            <MDXProvider components={mdxComponents}>{children}</MDXProvider>
          </ExampleContext.Provider>
        </div>
        {isPaper && <PaperTools paper={page} />}
        {isPaper && <PaperFooter previous={previous} next={next} />}
      </article>
    </Page>
  );
}

export const query = graphql`
  query ContentPage($id: String!, $previous: String, $next: String) {
    mdx(id: { eq: $id }) {
      tableOfContents(maxDepth: 3)
      frontmatter {
        title
        subtitle
        description
        order
        version
        date
      }
      fields {
        path
        kind
        slug
        minutes
        sections {
          id
          words
        }
      }
    }
    previous: mdx(id: { eq: $previous }) {
      ...PaperLink
    }
    next: mdx(id: { eq: $next }) {
      ...PaperLink
    }
    ...ExampleValues
  }
`;
