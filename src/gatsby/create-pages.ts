import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { shouldPrintPapers } from "../outputs/pdf";
import { shouldShowDrafts } from "./read-settings";

const PAGE_TEMPLATE = resolve("src/templates/content-page.tsx");

/** Creates a page for each MDX file of the content, and leaves drafts out unless `shouldShowDrafts` says otherwise. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<Queries.CreatePagesQuery>(/* GraphQL */ `
    query CreatePages {
      allMdx(sort: { frontmatter: { order: ASC } }) {
        nodes {
          id
          fields { path kind }
          frontmatter { draft }
          internal { contentFilePath }
        }
      }
    }
  `);
  if (!data) {
    reporter.panicOnBuild("The content could not be listed.", errors);
    return;
  }
  const hasDrafts = shouldShowDrafts(process.env);
  const pages = data.allMdx.nodes.filter(({ frontmatter }) => hasDrafts || !frontmatter.draft);
  const papers = pages.filter(({ fields, frontmatter }) => fields.kind === "paper" && !frontmatter.draft);
  const hasPdfs = await shouldPrintPapers();
  for (const { id, fields, internal } of pages) {
    const index = papers.findIndex((paper) => paper.id === id);
    actions.createPage({
      path: fields.path,
      component: `${PAGE_TEMPLATE}?__contentFilePath=${internal.contentFilePath}`,
      context: {
        id,
        previous: papers[index - 1]?.id ?? null,
        next: index < 0 ? null : (papers[index + 1]?.id ?? null),
        pdf: hasPdfs && index >= 0 ? `${fields.path}.pdf` : null,
      },
    });
  }
};
