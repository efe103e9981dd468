import { site } from "../site/site";

/** What there is of the product, in one sentence. */
export function SiteStatus() {
  return <>{site.status}.</>;
}
