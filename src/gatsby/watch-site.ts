import { type FSWatcher, watch } from "chokidar";
import type { SourceNodesArgs } from "gatsby";
import { type Content, type Reading, readAllContent } from "../all-content/read-all-content";
import { formatProblems, orderedProblems } from "../site/content-problem";
import { tellBrowsers } from "./on-create-dev-server";
import { writePaperImages } from "./write-images";

/** Editors write files in several steps; what comes within so many milliseconds is one change. */
const PAUSE = 50;

/**
 * While developing: reads all content again whenever a file of it has changed and hands it to `show`, which returns what is
 * shown then. Tells the terminal and the browsers what is wrong with it.
 */
export function watchSite(
  { reporter }: Pick<SourceNodesArgs, "reporter">,
  first: Reading,
  show: (content: Content) => Promise<Content>,
): FSWatcher {
  const root = process.cwd();
  const tell = async ({ content, problems }: Reading) => {
    // A build writes them when its pages are done.
    const damaged = await Promise.all(content.papers.map(({ path }) => writePaperImages(root, path)));
    const all = orderedProblems([...problems, ...damaged.flat()]);
    // The terminal has been told of the first problems before the build.
    if (all.length > 0 && problems !== first.problems) reporter.error(formatProblems(all));
    tellBrowsers({ problems: all, papers: content.papers.map(({ slug }) => slug) });
  };

  let reading = tell(first);
  let timer: NodeJS.Timeout | undefined;
  const readAgain = async () => {
    const { content, problems } = readAllContent(root);
    await tell({ content: await show(content), problems });
  };
  return watch("content", { cwd: root, ignoreInitial: true }).on("all", () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(readAgain).catch((error: Error) => void reporter.error(error.message, error));
    }, PAUSE);
  });
}
