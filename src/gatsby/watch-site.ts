import { join } from "node:path";
import { watch } from "chokidar";
import type { SourceNodesArgs } from "gatsby";
import { require as load } from "tsx/cjs/api";
import {
  type ContentError,
  type ContentProblem,
  distinctProblems,
  formatProblems,
} from "../lib/content-problem";
import { tellBrowsers } from "./dev-server";
import { writePaperImages } from "./images";
import { openCachedLitepaper } from "./litepaper-cache";
import { readSite, type SiteContent, type SiteReading } from "./site-content";
import { openWrittenFiles, type WrittenFiles } from "./written-files";

const CONTENT = "content/";

/** The code that content becomes pages by, and where it begins. */
const CODE = ["src/figures", "src/lib", "src/markdown", "src/models"];
const ENTRY = "src/gatsby/site-content.ts";

/** Editors write files in several steps; what comes within so many milliseconds is one change. */
const PAUSE = 50;

/**
 * While developing: reads the content again whenever a file of it, or of the code that reads it, has changed, hands it to
 * `show`, which says what is shown then, and tells the terminal and the browsers what is wrong with it.
 */
export function watchSite(
  { reporter }: Pick<SourceNodesArgs, "reporter">,
  first: SiteReading,
  show: (content: SiteContent) => SiteContent,
): void {
  const root = process.cwd();
  const files = openWrittenFiles();
  let read = () => readSite(root, { open: openCachedLitepaper });
  let changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let papers = slugsOf(first.content);

  const tell = (problems: readonly ContentProblem[]) => {
    if (problems.length > 0) reporter.error(formatProblems(problems));
    tellBrowsers({ problems, papers });
  };
  const readAgain = async () => {
    const code = [...changed].find((file) => !file.startsWith(CONTENT));
    try {
      if (code) read = loadReader(root);
      // Code that does not load is loaded again with whatever is saved next.
      changed = new Set();
      const site = read();
      const damaged = await writeImages(root, site.content, files);
      papers = slugsOf(show(site.content));
      tell([...site.problems, ...damaged]);
    } catch (error) {
      tell(problemsThrown(error, code ?? ENTRY));
    }
  };

  // The terminal has been told of them when the site was first read.
  tellBrowsers({ problems: first.problems, papers });
  let reading = writeImages(root, first.content, files).then((damaged) => {
    const all = distinctProblems([...first.problems, ...damaged]);
    if (all.length > first.problems.length) tell(all);
  });
  watch([CONTENT, ...CODE], { cwd: root, ignoreInitial: true }).on("all", (_event, file) => {
    changed.add(file.replaceAll("\\", "/"));
    clearTimeout(timer);
    timer = setTimeout(() => {
      reading = reading.then(readAgain);
    }, PAUSE);
  });
}

/** To where the pages look for them: a build writes them when its pages are done. Says which could not be written. */
async function writeImages(
  root: string,
  { papers }: SiteContent,
  files: WrittenFiles,
): Promise<ContentProblem[]> {
  const written = await Promise.allSettled(papers.map(({ path }) => writePaperImages(root, path, files)));
  return written.flatMap((outcome) =>
    outcome.status === "rejected" ? problemsThrown(outcome.reason, "src/gatsby/images.ts") : [],
  );
}

const slugsOf = ({ papers }: SiteContent) => papers.map(({ slug }) => slug);

/** The code that reads the content as its files are now; Gatsby has compiled it once, when it started. */
function loadReader(root: string): () => SiteReading {
  const ours = join(root, "src");
  for (const file of Object.keys(load.cache)) if (file.startsWith(ours)) delete load.cache[file];
  const reader = load(`./${ENTRY}`, join(root, "package.json")) as { readSite: typeof readSite };
  return () => reader.readSite(root);
}

/** What was thrown, as problems: of the content, or of the code, for which `file` stands where the error names none. */
function problemsThrown(error: unknown, file: string): readonly ContentProblem[] {
  // The reader that tsx loads throws a ContentError of a class of its own.
  const { problems } = Object(error) as Partial<ContentError>;
  return problems ?? [brokenCode(error, file)];
}

/** What code throws that does not run, as a problem at its place. */
function brokenCode(error: unknown, file: string): ContentProblem {
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  const [, path = file, line = 1, column = 1] = /\b(src\/[^():?]+)[^():]*:(\d+):(\d+)/.exec(stack) ?? [];
  return {
    path,
    line: Number(line),
    column: Number(column),
    message: `The code does not run: ${message.split("\n").join(" ")}`,
    advice: "Mend it; the page stays as it was until then.",
  };
}
