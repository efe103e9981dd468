import { site } from "../site/site";

/** A sentence on how much of the product exists. */
export function SiteStatus() {
  return <>{site.status}.</>;
}
