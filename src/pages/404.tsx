import "../styles/global";
import { graphql, type PageProps } from "gatsby";
import { Landing } from "../components/Landing/Landing";
import { Seo } from "../components/Seo/Seo";
import { site } from "../lib/site";

/** Unknown paths show the landing page; the host answers 404, and search engines are sent to `/`. */
export default function UnknownPathPage({ data }: PageProps<Queries.UnknownPathPageQuery>) {
  return (
    <>
      <Seo title="Home" description={site.description} path="/" room="stage" hidden />
      <Landing papers={data.allLitepaper.nodes} waitlist={data.site.siteMetadata.waitlist} />
    </>
  );
}

export const query = graphql`
  query UnknownPathPage {
    ...LandingContent
  }
`;
