import { graphql, type PageProps } from "gatsby";
import { Seo } from "../components/Seo";
import { Landing } from "../landing/Landing";
import { landingTexts } from "../landing/landing-texts";
import * as styles from "../landing/UnknownPathNotice.module.css";
import { SearchButton } from "../search/SearchButton";
import { site } from "../site/site";

/** The landing page with a notice that the path is unknown, and the search. The host answers unknown paths with it and status 404. */
export default function UnknownPathPage({ data }: PageProps<Queries.UnknownPathPageQuery>) {
  const notice = (
    <div className={`quiet ${styles.notice}`}>
      <p>{landingTexts.hero.unknownPath}</p>
      <SearchButton />
    </div>
  );
  return (
    <>
      <Seo title="Home" description={site.description} path="/" surface="stage" isHidden />
      <Landing path="/404" data={data} notice={notice} />
    </>
  );
}

export const query = graphql`
  query UnknownPathPage {
    ...LandingContent
  }
`;
