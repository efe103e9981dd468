import { site } from "../site/site";

/** What there is of the product, in one sentence. */
export function Status() {
  return <>{site.status}.</>;
}
