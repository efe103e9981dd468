/** Written by the build (`src/gatsby/live-papers.ts`): the way to what makes each paper live, by its slug. */
declare module "*/.cache/live-papers.js" {
  type LiveModule = import("../components/LivePaper/LivePaper").LiveModule;
  export const livePapers: Readonly<Record<string, () => Promise<LiveModule>>>;
}
