/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "../../package.json";
import { MAX_CARDS } from "../../src/lib/litepaper";
import { canonicalUrl, pageTitle } from "../../src/lib/site";
import { LOCAL_WAITLIST } from "../../src/lib/waitlist-settings";
import { recordPath } from "../../src/markdown/content-paths";
import { BUILT_COPY } from "../../tools/site-copy";
import { movedPages, publishedPapers } from "../published-papers";
import { listFiles, listPages, readDocument, sitemapLocations } from "./built-site";
import { makeSiteCopy, networkGuard, type Outcome, type SiteCopy } from "./site-copy";

const localOrigin = new URL(LOCAL_WAITLIST.url).origin;

const mailingList = {
  WAITLIST_URL: "https://lists.example.com/subscribe/post",
  WAITLIST_U: "0a1b2c3d4e5f",
  WAITLIST_ID: "f5e4d3c2b1",
};
const mailingListAction = "https://lists.example.com/subscribe/post?u=0a1b2c3d4e5f&id=f5e4d3c2b1";

type NewPaper = { slug: string; title: string; summary: string; order: number };

const lastPlace = Math.max(...publishedPapers.map(({ order }) => order));

/** A paper as a writer begins one, with a place before the ten that are there when it comes. */
const next: NewPaper = {
  slug: "next",
  title: "Next Paper",
  summary: "How a paper that nobody announced in any list still gets its own page, card and sitemap entry.",
  order: lastPlace + 1,
};
/** Enough for pages to get into each other's way. */
const many: readonly NewPaper[] = Array.from({ length: 10 }, (_, index) => ({
  slug: `paper-${index + 1}`,
  title: `Paper Number ${index + 1}`,
  summary: `What paper number ${index + 1} of ten says about itself, in words that no other paper uses.`,
  order: lastPlace + 2 + index,
}));
const added: readonly NewPaper[] = [next, ...many];

/** The one that is withdrawn again, with a picture beside it. */
const last = many.at(-1)?.slug ?? "";
const picture = `content/litepapers/${last}/slot.svg`;

/** Milliseconds for builds one after the other, beside other tests and on one slow core too. */
const BUILDING = 900_000;

const BUILD = /(?<=data-build=")[^"]+/;

/** As package.json says it: the program tsx kills what does not answer a signal within 30 ms, as a busy machine's does not. */
const NPM_RUN_BUILD = scripts.build.split(" ").slice(1);

const browser = { CHROME_PATH: process.env.CHROME_PATH ?? "" };

const OTHER_WORDS = "Read the papers instead";

/** Code that writes papers, which Gatsby does not see change, and a component, which webpack compiles. */
const otherCode = [
  {
    path: "src/markdown/to-html.ts",
    from: ".use(rehypeStringify, HTML_STYLE)",
    to: '.use(rehypeStringify, { ...HTML_STYLE, quote: "\'" })',
  },
  { path: "src/components/Hero/Hero.tsx", from: "{litepapers}", to: OTHER_WORDS },
];

/** Takes a paper away, and its record with it: as if it had never gone out. */
function remove(slug: string): void {
  for (const path of [pathOf(slug), recordPath(slug, "0.1")]) site.delete(path);
}

const pathOf = (slug: string) => `content/litepapers/${slug}/index.mdx`;
const pageOf = (slug: string) => `litepapers/${slug}/index.html`;

function paperSource({ slug, title, summary, order }: NewPaper): string {
  return `---
title: ${title}
shortTitle: ${slug}
subtitle: A line under the title of ${title}
summary: ${summary}
order: ${order}
version: "0.1"
datePublished: "2026-11-20"
dateModified: "2026-11-20"
sections:
  - introduction
  - worked-example
terms: []
---

## Introduction

${title} has few words.

## Worked example

### Not in the contents

An agent pays another.
`;
}

/** What a build says of itself where no external list is set. */
const LOCAL_LIST = "WAITLIST_URL, WAITLIST_U and WAITLIST_ID are not set";

const warningsOf = ({ output }: Outcome) => output.match(/^warn(?:ing)?\b.*$/gm);

/** All pages but those that only lead on, which have neither scripts nor the site's policy. */
function wholePages(folder: string): string[] {
  return listPages(folder).filter((path) => !movedPages.includes(path));
}

/** The pages' HTML by path. */
function readPages(folder: string): Map<string, string> {
  return new Map(wholePages(folder).map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/** Paths of the pages that are not the same, or not there at all, in one of two builds. */
function changedPages(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
}

function digestFiles(folder: string): Record<string, string> {
  const digest = (path: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, path)))
      .digest("hex");
  return Object.fromEntries(listFiles(folder).map((path) => [path, digest(path)]));
}

/** The demo's form leads to another page; the waitlist's sends something. */
const waitlistActions = (folder: string) =>
  [...readDocument(folder, "index.html").forms]
    .filter(({ method }) => method === "post")
    .map((form) => form.getAttribute("action"));

/** Of a paper that is as it was, which Gatsby has no reason of its own to make anew. */
const popPage = () => readFileSync(join(site.publicDir, pageOf("pop")), "utf8");

const printed = () => listFiles(site.publicDir).filter((path) => path.endsWith(".pdf"));

const weigh = (path: string) => readFileSync(join(site.publicDir, path)).byteLength;

let site: SiteCopy;
beforeAll(() => {
  site = makeSiteCopy();
});

test("the guard that these builds run under sees every way onto the network", () => {
  const folder = mkdtempSync(join(tmpdir(), "network-guard-"));
  const log = join(folder, "network.log");
  const program = `
    const { execFileSync } = require("node:child_process");
    const { promises, lookup } = require("node:dns");
    const http = require("node:http");
    const net = require("node:net");
    const { Worker } = require("node:worker_threads");
    const caught = () => undefined;
    fetch("https://fetch.example").catch(caught);
    http.get("http://http.example").on("error", caught);
    net.connect(443, "192.0.2.1").on("error", caught);
    promises.resolve4("resolve.example").catch(caught);
    lookup("lookup.example", caught);
    execFileSync(process.execPath, ["-e", 'fetch("https://child.example").catch(() => {})']);
    new Worker('fetch("https://worker.example").catch(() => {})', { eval: true });
    const server = net.createServer((socket) => socket.end());
    server.listen(0, "127.0.0.1", () => net.connect(server.address().port).on("connect", () => server.close()));
  `;
  try {
    execFileSync(process.execPath, ["-e", program], {
      env: { ...process.env, NODE_OPTIONS: `--require "${networkGuard}"`, NETWORK_LOG: log },
    });
    expect(new Set(readFileSync(log, "utf8").trim().split("\n"))).toEqual(
      new Set([
        "fetch.example",
        "http.example",
        "192.0.2.1",
        "resolve.example",
        "lookup.example",
        "child.example",
        "worker.example",
      ]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("a first build, with a browser that prints,", () => {
  let first: Outcome;
  let stopped: Outcome;
  let left: string[];
  let firstBytes: Record<string, string>;
  let originals: string[];
  beforeAll(async () => {
    stopped = await site.run("node", NPM_RUN_BUILD, browser, { until: /createPages -/ });
    left = site.processes();
    first = await site.run("gatsby", ["build"], browser);
    firstBytes = digestFiles(site.publicDir);
    originals = otherCode.map(({ path }) => site.read(path));
  }, BUILDING);

  test("is not hindered by one that was stopped in the middle, which left no process behind", () => {
    expect(stopped).toMatchObject({ status: 1, output: expect.stringContaining("Stopped by SIGTERM.") });
    expect(left).toEqual([]);
  });

  test("succeeds", () => {
    expect(first).toMatchObject({ status: 0 });
  });

  test("asks the network for nothing", () => {
    expect(site.networkAttempts()).toEqual([]);
  });

  test("warns that the waitlist posts to the local list, and of nothing else", () => {
    expect(warningsOf(first)).toEqual([expect.stringContaining(LOCAL_LIST)]);
  });

  test("prints each paper and links what it printed", () => {
    expect(printed()).toEqual(publishedPapers.map(({ slug }) => `litepapers/${slug}.pdf`).sort());
    expect(popPage()).toContain('href="/litepapers/pop.pdf"');
  });

  describe("and then one by npm, by other code and with ten papers more, without a browser,", () => {
    let built: Outcome;
    beforeAll(async () => {
      for (const { path, from, to } of otherCode) {
        expect(site.read(path)).toContain(from);
        site.write(path, site.read(path).replace(from, to));
      }
      for (const paper of many) site.write(pathOf(paper.slug), paperSource(paper));
      site.write(picture, '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"/>');
      await site.run("tsx", ["tools/content/publish-paper.ts", "--all"]);
      built = await site.run("node", NPM_RUN_BUILD);
    }, BUILDING);

    test("succeeds", () => {
      expect(built).toMatchObject({ status: 0 });
    });

    test("has that code's pages", () => {
      expect(popPage()).toContain("id='introduction'");
      expect(readFileSync(join(site.publicDir, "index.html"), "utf8")).toContain(OTHER_WORDS);
    });

    test("says that nothing is printed, leaves nothing that was and links none", () => {
      expect(warningsOf(built)).toEqual([
        expect.stringContaining(LOCAL_LIST),
        expect.stringMatching(/not printed as PDF.* CHROME_PATH names .*, which does not exist\.$/),
      ]);
      expect(printed()).toEqual([]);
      expect(popPage()).not.toContain("/litepapers/pop.pdf");
    });

    test("lists every paper on a page of its own, in their order, since there are more than cards", () => {
      const links = [...readDocument(site.publicDir, "litepapers/index.html").querySelectorAll("main h2 a")];
      expect(links.map((link) => link.getAttribute("href"))).toEqual(
        [...publishedPapers, ...many].map(({ slug }) => `/litepapers/${slug}`),
      );
    });

    test("weighs as much on one of many papers as on the next", () => {
      // The last one has no way on to a next one.
      const [first = 0, ...others] = many.slice(0, -1).map(({ slug }) => weigh(pageOf(slug)));
      for (const other of others) expect(Math.abs(other - first)).toBeLessThan(200);
    });

    test("keeps the head of each of many pages to that page", () => {
      const heads = many.map(({ slug }) => {
        const { head } = readDocument(site.publicDir, pageOf(slug));
        const attributeOf = (selector: string, attribute: string) =>
          [...head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));
        return {
          titles: [...head.querySelectorAll("title")].map(({ textContent }) => textContent),
          shared: attributeOf("meta[property='og:title']", "content"),
          descriptions: attributeOf("meta[name=description]", "content"),
          canonical: attributeOf("link[rel=canonical]", "href"),
        };
      });
      expect(heads).toEqual(
        many.map(({ slug, title, summary }) => ({
          titles: [pageTitle(title)],
          shared: [pageTitle(title)],
          descriptions: [summary],
          canonical: [canonicalUrl(`/litepapers/${slug}`)],
        })),
      );
    });

    test("may not be deployed, since it posts to the local list", async () => {
      const check = await site.run("tsx", ["tools/deploy/check.ts"]);
      expect(check).toMatchObject({ status: 1, output: expect.stringContaining(localOrigin) });
      expect(check.output).toContain("index.html");
    });
  });

  describe("and then one with an external mailing list", () => {
    let before: Map<string, string>;
    beforeAll(async () => {
      before = readPages(site.publicDir);
      const outcome = await site.run("gatsby", ["build"], mailingList);
      if (outcome.status !== 0) throw new Error(outcome.output);
    }, BUILDING);

    test("bakes the list's address into the form, and leaves the local one nowhere", () => {
      expect(waitlistActions(site.publicDir)).toEqual([mailingListAction]);
      const local = listFiles(site.publicDir).filter((path) =>
        readFileSync(join(site.publicDir, path), "utf8").includes(localOrigin),
      );
      expect(local).toEqual([]);
    });

    test("changes the pages with the form, and of the others only whom their policy lets them speak to", () => {
      const external = new URL(mailingList.WAITLIST_URL).origin;
      const after = [...readPages(site.publicDir)].map(([path, html]): [string, string] => {
        expect(html).toContain(`form-action 'self' ${external};`);
        return [path, html.replaceAll(external, localOrigin)];
      });
      const changed = changedPages(before, new Map(after));
      expect(changed.sort()).toEqual(["404.html", "404/index.html", "index.html"]);
    });

    test("may be deployed", async () => {
      expect(await site.run("tsx", ["tools/deploy/check.ts"])).toMatchObject({ status: 0 });
    });
  });

  describe("and then one with one more paper and without the last one", () => {
    const traces = () => listFiles(site.publicDir).filter((path) => path.includes(`/${last}`));
    let before: string[];
    beforeAll(async () => {
      before = traces();
      remove(last);
      site.delete(picture);
      site.write(pathOf(next.slug), paperSource(next));
      await site.run("tsx", ["tools/content/publish-paper.ts", "--all"]);
      const outcome = await site.run("gatsby", ["build"], { MAILING_LIST_PORT: "9109" });
      if (outcome.status !== 0) throw new Error(outcome.output);
    }, BUILDING);

    test("gives that paper its page and its table of contents", () => {
      const page = readDocument(site.publicDir, pageOf("next"));
      expect(page.querySelector("h1")?.textContent).toBe(next.title);
      const contents = [...page.querySelectorAll("nav")].filter((nav) =>
        nav.getAttribute("aria-label")?.startsWith("Contents"),
      );
      expect(contents.length).toBeGreaterThan(0);
      for (const nav of contents) {
        const entries = [...nav.querySelectorAll("a")].map((link) => [
          link.getAttribute("href"),
          link.textContent,
        ]);
        expect(entries).toEqual([
          ["#introduction", "Introduction"],
          ["#worked-example", "Worked example"],
        ]);
      }
      expect(page.getElementById("introduction")?.tagName).toBe("H2");
      expect(page.getElementById("worked-example")?.tagName).toBe("H2");
    });

    test("gives it a card on the landing page, in its place", () => {
      const page = readDocument(site.publicDir, "index.html");
      const cards = [...page.querySelectorAll("#litepapers li:has(h3)")];
      expect(cards.map((card) => card.querySelector("h3 a")?.getAttribute("href"))).toEqual(
        [...publishedPapers, ...added].slice(0, MAX_CARDS).map(({ slug }) => `/litepapers/${slug}`),
      );
      const card = cards[publishedPapers.length];
      expect(card?.textContent).toContain(next.title);
      expect(card?.textContent).toContain(next.summary);
      expect(page.querySelector('#litepapers a[href="/litepapers"]')?.textContent).toContain(
        `All ${publishedPapers.length + added.length - 1} litepapers`,
      );
    });

    test("lists it in the sitemap", () => {
      expect(sitemapLocations(site.publicDir, "sitemap-0.xml")).toContain(canonicalUrl("/litepapers/next"));
    });

    test("leaves nothing of the last one, and the page before it without a way on", () => {
      const image = expect.stringMatching(`^static/litepapers/${last}/slot-`);
      expect(before).toEqual(expect.arrayContaining([pageOf(last), `litepapers/${last}.md`, image]));
      expect(traces()).toEqual([]);
      expect(readFileSync(join(site.publicDir, pageOf(many.at(-2)?.slug ?? "")), "utf8")).not.toContain(last);
    });

    test("posts to the local list again, where MAILING_LIST_PORT has moved it meanwhile", () => {
      const origin = "http://127.0.0.1:9109";
      expect(waitlistActions(site.publicDir)).toEqual([`${origin}/subscribe/post?u=local&id=waitlist`]);
      const page = readFileSync(join(site.publicDir, "index.html"), "utf8");
      expect(page).toContain(`form-action 'self' ${origin};`);
      expect(page).not.toContain(localOrigin);
    });
  });

  describe("and then one that is refused", () => {
    const source = (slug: string) => paperSource(added.find((paper) => paper.slug === slug) ?? next);
    const mistakes = [
      {
        slug: "paper-1",
        fix: (text: string) => text.replace(/^subtitle:.*\n/m, ""),
        place: "1:1",
        message: "`subtitle` is missing.",
        advice: "Write one line of 1 to 140 characters",
      },
      {
        slug: "paper-2",
        fix: (text: string) => text.replace(/^order: .*$/m, "order: six"),
        place: "6:8",
        message: "`order`: must be a whole number.",
        advice: "Write the paper's place among the papers, a whole number from 1: order: 1",
      },
      {
        slug: "paper-3",
        fix: (text: string) => text.replace(/^order: .*$/m, `order: ${next.order}`),
        place: "6:8",
        message: `\`order: ${next.order}\` is taken by ${pathOf("next")}.`,
        advice: `Give each paper a place of its own; the next that is free is ${lastPlace + added.length}.`,
      },
      {
        slug: "paper-4",
        fix: (text: string) => text.replace("  - worked-example", "  - worked-example\n  - conclusion"),
        place: "13:5",
        message: 'The published section "conclusion" is missing.',
        advice: "Bring back a heading whose words make this id, such as: ## Conclusion.",
      },
      {
        slug: "paper-5",
        fix: (text: string) => text.replace("pays another", "pays {another"),
        place: "24:24",
        message: "The text does not parse:",
        advice: "In text, write \\{ for a brace and \\< for an angle bracket",
      },
    ];
    const torn = "content/litepapers/paper-6/torn.svg";
    let before: Record<string, string>;
    let malformed: Outcome;
    let mistaken: Outcome;
    beforeAll(async () => {
      before = digestFiles(site.publicDir);
      malformed = await site.run("gatsby", ["build"], { ...mailingList, WAITLIST_URL: "not-an-address" });
      for (const { slug, fix } of mistakes) {
        expect(fix(source(slug))).not.toBe(source(slug));
        site.write(pathOf(slug), fix(source(slug)));
      }
      site.write(torn, '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0');
      mistaken = await site.run("gatsby", ["build"], mailingList);
      site.delete(torn);
    }, BUILDING);

    test("leaves what is online until there is something better", () => {
      expect(Object.keys(before).length).toBeGreaterThan(many.length);
      expect(digestFiles(site.publicDir)).toEqual(before);
    });

    test("for a malformed setting says which one and what to write, and no more", () => {
      const { status, output } = malformed;
      expect(status).not.toBe(0);
      expect(output).toMatch(
        /The setting WAITLIST_URL is not an address\. Write the list's subscription address/,
      );
      expect(output.length).toBeLessThan(5_000);
    });

    test("for mistakes in several papers lists all of them once, each with its place and what to write", () => {
      const { status, output } = mistaken;
      expect(status).not.toBe(0);
      expect(output.match(/^error\b.*$/gim)).toEqual([expect.stringContaining("6 problems in the content:")]);
      for (const { slug, place, message, advice } of mistakes) {
        const problem = `${pathOf(slug)}:${place}  ${message}`;
        expect(output).toContain(problem);
        const [, next = ""] = output.slice(output.indexOf(problem)).split("\n");
        expect(next).toContain(`→ ${advice}`);
      }
      expect(output).toContain(`${torn}:1:1  The file cannot be read as a picture.`);
    });
  });

  describe("and then one by the code, with the papers and settings of the first, in another folder,", () => {
    let built: Outcome;
    let landingOfMany: number;
    beforeAll(async () => {
      landingOfMany = weigh("index.html");
      for (const { slug } of [next, ...many.slice(0, -1)]) remove(slug);
      for (const [index, { path }] of otherCode.entries()) site.write(path, originals[index] ?? "");
      site.move(BUILT_COPY);
      built = await site.run("gatsby", ["build"], browser);
    }, BUILDING);

    test("writes the same bytes, file for file", () => {
      expect(built).toMatchObject({ status: 0 });
      expect(digestFiles(site.publicDir)).toEqual(firstBytes);
    });

    test("tells every page the name of this build, without which the runtime would reload it", () => {
      const { webpackCompilationHash } = JSON.parse(
        readFileSync(join(site.publicDir, "page-data/app-data.json"), "utf8"),
      ) as { webpackCompilationHash: string };
      const hashes = wholePages(site.publicDir).map(
        (path) => BUILD.exec(readFileSync(join(site.publicDir, path), "utf8"))?.[0],
      );
      expect(new Set(hashes)).toEqual(new Set([webpackCompilationHash]));
    });

    test("has a landing page that is lighter by the cards that went, and no more", () => {
      // With its cover, before compression.
      const card = 5_000;
      expect(weigh("index.html")).toBeLessThan(landingOfMany);
      expect(weigh("index.html")).toBeGreaterThan(
        landingOfMany - Math.max(0, MAX_CARDS - publishedPapers.length) * card,
      );
    });

    test("asks the network for nothing, as all before it", () => {
      expect(site.networkAttempts()).toEqual([]);
    });
  });
});
