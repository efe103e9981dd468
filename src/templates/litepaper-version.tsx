import { graphql, type PageProps } from "gatsby";
import { Page } from "../components/Page";
import { citationTags } from "../reading/citation-tags";
import * as styles from "../reading/Page.module.css";
import { PaperHeader } from "../reading/PaperHeader";
import { PlainProse } from "../reading/ProseText";
import { directionOf } from "../site/languages";
import { changesPath, versionPath } from "../site/litepaper-paths";
import { markdownPath } from "../site/site";
import { Seo } from "../components/Seo";

type LitepaperVersionProps = PageProps<
  Queries.LitepaperVersionPageQuery,
  { changes: boolean; present: string; isPresent: boolean; lang: string }
>;

/** A version of a paper at an address that keeps it: as it was published; or what has changed since an old one. */
export default function LitepaperVersionPage({
  data,
  pageContext: { changes, present, isPresent, lang },
}: LitepaperVersionProps) {
  const { litepaper: paper, published } = data;
  if (!paper) throw new Error("The page was created for a version that is not in the data.");
  const { slug, version } = paper;
  const address = versionPath(slug, version);
  const name = `${paper.title}, version ${version}`;
  const title = changes ? `Changes since ${name}` : name;
  const subtitle = changes ? `What has changed since version ${version}` : paper.subtitle;
  return (
    <Page back papers={published.nodes}>
      <Seo
        title={title}
        description={subtitle}
        path={changes ? present : address}
        lang={lang}
        kind="article"
        surface="paper"
        hidden={changes}
        citation={changes ? [] : citationTags({ ...paper, lang, pdf: null })}
        citeAs={changes ? undefined : address}
        markdown={changes ? undefined : markdownPath(isPresent ? present : address)}
        cardOf={present}
      />
      <article className={styles.paper} dir={directionOf(lang) === "rtl" ? "rtl" : undefined}>
        <PaperHeader paper={{ ...paper, subtitle }}>
          <p className={styles.old}>
            {changes ? (
              <>
                First what has changed, then <a href={address}>that version</a> beside the present one, word
                by word: <del>what is gone</del>, <ins>what is new</ins>.{" "}
              </>
            ) : isPresent ? (
              <>This is the present version, as it was published, at an address that keeps it. </>
            ) : (
              <>
                This is an old version, as it was published. See{" "}
                <a href={changesPath(slug, version)}>what has changed since</a>.{" "}
              </>
            )}
            <a href={present}>
              {isPresent ? "Read the paper with its figures" : "Read the paper as it is now"}
            </a>
            .
          </p>
        </PaperHeader>
        <PlainProse html={paper.body} />
      </article>
    </Page>
  );
}

export const query = graphql`
  query LitepaperVersionPage($id: String!, $changes: Boolean!) {
    litepaper: litepaperVersion(id: { eq: $id }) {
      slug
      version
      title
      subtitle
      dateModified
      body(changes: $changes)
    }
    ...Publications
  }
`;
