import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { Glossary } from "../glossary/Glossary";
import { canonicalUrl, site } from "../site/site";
import { Seo } from "../components/Seo";
import { StructuredData } from "../components/StructuredData";

const DESCRIPTION = `The terms of ${site.name}’s litepapers, each defined once, with the papers that use it.`;
const PATH = "/glossary";

/** Every term of the papers, in alphabetical order. */
export default function GlossaryPage({ data }: PageProps<Queries.GlossaryPageQuery>) {
  const terms = [...data.allGlossaryTerm.nodes].sort((one, other) =>
    one.term.localeCompare(other.term, "en"),
  );
  const papersOf = (slug: string) => data.allLitepaper.nodes.filter((paper) => paper.terms.includes(slug));
  return (
    <Page back papers={data.published.nodes}>
      <Seo title="Glossary" description={DESCRIPTION} path={PATH} surface="paper" />
      <StructuredData data={definedTermSet(terms)} />
      <Glossary
        title="Glossary"
        lead={DESCRIPTION}
        terms={terms.map((term) => ({ ...term, papers: papersOf(term.slug) }))}
      />
    </Page>
  );
}

type Term = { slug: string; term: string; definition: string };

/** The glossary for programs: schema.org's DefinedTermSet. */
function definedTermSet(terms: readonly Term[]): object {
  const url = canonicalUrl(PATH);
  return {
    "@context": "https://schema.org",
    "@type": "DefinedTermSet",
    "@id": url,
    name: `${site.name} glossary`,
    hasDefinedTerm: terms.map(({ slug, term, definition }) => ({
      "@type": "DefinedTerm",
      "@id": `${url}#${slug}`,
      name: term,
      description: definition,
    })),
  };
}

export const query = graphql`
  query GlossaryPage {
    allGlossaryTerm(sort: { slug: ASC }) {
      nodes {
        slug
        term
        definition
      }
    }
    allLitepaper(sort: { order: ASC }) {
      nodes {
        slug
        shortTitle
        terms
      }
    }
    ...Publications
  }
`;
