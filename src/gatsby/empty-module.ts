/** Stands in the browser's build in place of parts of Gatsby that this site does not use (`webpack.ts`). */
export const collectedScriptsByPage = new Map<string, never>();

/** For Gatsby's `Head` exports, of which there are none: heads are react-helmet's, in `Seo`. */
export function headHandlerForBrowser(): void {}
