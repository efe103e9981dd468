import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/Seo";
import { Landing } from "../landing/Landing";
import { UnknownPathNotice } from "../landing/UnknownPathNotice";
import { site } from "../site/site";

/** The landing page with a notice that the path is unknown. The host answers unknown paths with it and status 404. */
export default function UnknownPathPage({ data }: PageProps<Queries.UnknownPathPageQuery>) {
  return (
    <>
      <Seo title="Home" description={site.description} path="/" surface="stage" isHidden />
      <Landing path="/404" data={data} notice={<UnknownPathNotice />} />
    </>
  );
}

export const query = graphql`
  query UnknownPathPage {
    ...LandingContent
  }
`;
