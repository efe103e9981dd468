import { graphql, type PageProps } from "gatsby";
import { Landing } from "../features/landing/Landing";
import { site } from "../site/site";
import { Seo } from "../ui/Seo";

/** Unknown paths show the landing page and say so in a line; the host answers 404, and search engines are sent to `/`. */
export default function UnknownPathPage({ data }: PageProps<Queries.UnknownPathPageQuery>) {
  return (
    <>
      <Seo title="Home" description={site.description} path="/" surface="stage" hidden />
      <Landing data={data} isUnknown />
    </>
  );
}

export const query = graphql`
  query UnknownPathPage {
    ...LandingContent
  }
`;
