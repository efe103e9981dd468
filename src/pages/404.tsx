import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/Seo";
import { Landing } from "../landing/Landing";
import { UnknownPathNotice } from "../landing/UnknownPathNotice";
import { site } from "../site/site";

/** Unknown paths show the landing page, say so in a line and lead on from it; the host answers 404, and search engines are sent to `/`. */
export default function UnknownPathPage({ data }: PageProps<Queries.UnknownPathPageQuery>) {
  return (
    <>
      <Seo title="Home" description={site.description} path="/" surface="stage" isHidden />
      <Landing path="/404" data={data} notice={<UnknownPathNotice papers={data.papers.nodes} />} />
    </>
  );
}

export const query = graphql`
  query UnknownPathPage {
    ...LandingContent
  }
`;
