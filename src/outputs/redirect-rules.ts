import type { Redirect, Redirects } from "../content/read-redirects";
import { LITEPAPERS_PATH } from "../site/litepaper-paths";
import { markdownPath } from "../site/site";

/** An address and the one that it leads to, for good. */
export type RedirectRule = Pick<Redirect, "from" | "to">;

/** Endings of the other forms that a paper has. */
const FORMS = [".pdf", ".epub", ".jsonld", ".csl.json"] as const;

/** The addresses that a paper's page, its Markdown and its other forms had, and where each leads now. */
export function redirectRules(redirects: Redirects): RedirectRule[] {
  return redirects.flatMap(({ from, to }) => [
    { from, to },
    { from: `${from}/`, to },
    { from: markdownPath(from), to: markdownPath(to) },
    ...FORMS.map((form) => ({
      from: from + form,
      to: to.startsWith(`${LITEPAPERS_PATH}/`) ? to + form : to,
    })),
  ]);
}
