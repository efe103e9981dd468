import { posix } from "node:path";
import { decode, type WrittenLink } from "../paper/links";
import type { ContentProblem } from "../site/content-problem";
import { likelyName } from "../site/nearest-name";
import { site } from "../site/site";

/** The ids that can be linked to at each path of the site; undefined where any may be there. */
export type LinkTargets = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** Where links may lead. */
export type Addresses = {
  /** The addresses that readers can open. */
  targets: LinkTargets;
  /** The same, while drafts are shown. */
  withDrafts: LinkTargets;
  /** The addresses that papers have left, each with the page that it leads to now. */
  moved: ReadonlyMap<string, string>;
  /** The pages of papers that could not be read: nobody knows which files they show. */
  unread: readonly string[];
};

/** What has links: its file, from the repository's root, and its page's path. */
type LinkingPage = Addresses & { path: string; page: string };

/** What is wrong with the addresses of a paper's links. */
export function checkLinks(links: readonly WrittenLink[], paper: LinkingPage): ContentProblem[] {
  return links.flatMap(({ url, line, column }) => {
    const [message, advice] = problemOf(url, paper) ?? [];
    return message && advice ? [{ path: paper.path, line, column, message, advice }] : [];
  });
}

type Wrong = [message: string, advice: string];

function problemOf(
  written: string,
  { page, targets, withDrafts, moved, unread }: LinkingPage,
): Wrong | undefined {
  const url = written.startsWith(`${site.url}/`) ? written.slice(site.url.length) : written;
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/i.exec(url) ?? [];
  if (url === "" || url === "#")
    return ["This link leads nowhere.", "Write where to: [words](#section) or [words](https://…)."];
  if (scheme) return problemOfScheme(scheme.toLowerCase(), url);
  const [, file] = /^(?!\/)(?:.*\/)?([^/#?]+)\.mdx?(?:[#?].*)?$/i.exec(url) ?? [];
  if (file && !url.startsWith("#")) {
    const paper = [...withDrafts.keys()].find((path) => path === `/litepapers/${file}`);
    const advice = paper
      ? `Write ${paper}, where it is read.`
      : "Write its address on the web, https://…, or take the link out.";
    return [`“${url}” is a file, which readers of the page do not have.`, advice];
  }
  if (!/^[/#]/.test(url) || url.startsWith("//"))
    return [
      `“${url}” is not an address that works on every page.`,
      `Write https:// before a site's name, / before a page of this site, as in ${page}#…, or ${page}/ before a file that stands beside the paper.`,
    ];
  const [to = "", ...rest] = url.split("#");
  const target = to === "" ? page : decode(to).replace(/\?.*$/, "");
  if (!targets.has(target) && withDrafts.has(target))
    return [
      `${target} is there with drafts only, which are published nowhere.`,
      `Publish them together, npm run publish:paper -- ${[page, target].flatMap(slugIn).join(" ")}, or take the link out.`,
    ];
  if (!targets.has(target)) {
    if (unread.some((paper) => target.startsWith(`${paper}/`))) return undefined;
    const present = moved.get(target);
    const without = target.replace(/\/$/, "");
    if (targets.has(without)) return [`There is no page and no file at ${target}.`, `Write ${without}.`];
    if (present) return [`What was at ${target} stands at ${present} now.`, `Write ${present}.`];
    const beside = [...targets.keys()].filter(
      (path) =>
        path !== page &&
        posix.dirname(path) === posix.dirname(target) &&
        posix.extname(path) === posix.extname(target),
    );
    const nearest = likelyName(
      posix.basename(target),
      beside.map((path) => posix.basename(path)),
    );
    return [
      `There is no page and no file at ${target}.`,
      nearest
        ? `Did you mean ${posix.join(posix.dirname(target), nearest)}?`
        : "Correct the address; a folder's name is its paper's address.",
    ];
  }
  const ids = targets.get(target);
  const id = decode(rest.join("#"));
  if (rest.length === 0 || ids === undefined || ids.has(id)) return undefined;
  const nearest = likelyName(id, [...ids]);
  const isParagraph = /^p-[0-9a-f]{6}\b/.test(id);
  const rule = isParagraph
    ? "A paragraph's id is made from its first eight words, and changes with them: copy its link from the page."
    : "Link to a heading by its words in lower case, with hyphens for spaces, or take the link out: other places have no such id.";
  return [
    `${to === "" ? "The page" : to} has no ${isParagraph ? "paragraph" : "section"} “${id}”.`,
    nearest ? `Did you mean #${nearest}?` : rule,
  ];
}

/** The name of a paper's folder, of the address of its page or of a file of it. */
const slugIn = (path: string): string[] => /^\/litepapers\/([a-z0-9-]+)/.exec(path)?.slice(1) ?? [];

function problemOfScheme(scheme: string, url: string): Wrong | undefined {
  if (scheme === "mailto" || (scheme === "https" && URL.canParse(url))) return undefined;
  if (scheme === "https") return [`“${url}” is not an address.`, "Copy it from the browser's address bar."];
  if (scheme === "http")
    return [
      `“${url}” is not secure: others can read and change it on its way.`,
      `Write https://${url.slice("http://".length)}, and see that it works.`,
    ];
  return [
    `A link cannot be ${scheme}:.`,
    "Links lead to https:// and mailto: addresses, and to pages and sections of this site.",
  ];
}
