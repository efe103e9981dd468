import { graphql, type PageProps } from "gatsby";
import { Landing } from "../components/Landing/Landing";
import { Seo } from "../components/Seo/Seo";
import { site } from "../lib/site";

/** The landing page. */
export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  return (
    <>
      <Seo title="Home" description={site.description} path="/" surface="stage" />
      <Landing data={data} />
    </>
  );
}

export const query = graphql`
  query LandingPage {
    ...LandingContent
  }
`;
