import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/Seo";
import { Landing } from "../landing/Landing";
import { site } from "../site/site";

export default function LandingPage({ data }: PageProps<Queries.LandingPageQuery>) {
  return (
    <>
      <Seo title="Home" description={site.description} path="/" surface="stage" />
      <Landing path="/" data={data} />
    </>
  );
}

export const query = graphql`
  query LandingPage {
    ...LandingContent
  }
`;
