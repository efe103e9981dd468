/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "../../package.json";
import { LITEPAPERS, litepaperFile } from "../../src/content/content-paths";
import { nextOrder, readPapers, readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { LOCAL_WAITLIST } from "../../src/features/waitlist/waitlist-settings";
import { MAX_CARDS } from "../../src/site/litepaper";
import { MORE_PAPERS } from "../../tools/project";
import { movedPages, publishedPapers } from "../published-papers";
import { listFiles, listPages, publicDir, readDocument } from "./built-site";
import { makeSiteCopy, networkGuard, type Outcome, projectSettings, type SiteCopy } from "./site-copy";

const localOrigin = new URL(LOCAL_WAITLIST.url).origin;

const mailingList = "WAITLIST_URL=https://lists.example/subscribe\nWAITLIST_U=0a1b\nWAITLIST_ID=f5e4\n";
const mailingListAction = "https://lists.example/subscribe?u=0a1b&id=f5e4";

/** Milliseconds for builds one after the other, beside other tests and on one slow core too. */
const BUILDING = 900_000;

const POLICY = /<meta http-equiv="?Content-Security-Policy[^>]*>/gi;

const BUILD = /(?<=___webpackCompilationHash=")[^"]+/;

/** As package.json says it: the program tsx kills what does not answer a signal within 30 ms, as a busy machine's does not. */
const NPM_RUN_BUILD = scripts.build.split(" ").slice(1);

/** Code that writes papers, which Gatsby does not see change, and a component, which webpack compiles; each leaves a trace. */
const otherCode = [
  {
    path: "src/paper/html-writer.ts",
    from: "closeSelfClosing: true",
    to: "closeSelfClosing: true, characterReferences: { useNamedReferences: true }",
    page: "litepapers/pop/index.html",
    trace: "&amp;",
  },
  {
    path: "src/features/landing/Hero.tsx",
    from: "<div className={styles.words}>",
    to: '<div className={styles.words} data-other-code="">',
    page: "index.html",
    trace: "data-other-code",
  },
];

const pageOf = (slug: string) => `litepapers/${slug}/index.html`;

/** A short paper as a writer begins one. */
const paperSource = (slug: string, order: number) => `---
title: The paper ${slug}
shortTitle: ${slug}
subtitle: A line under the title of ${slug}
summary: What ${slug} says about itself, in words that no other paper uses, in one sentence.
order: ${order}
version: "0.1"
datePublished: "2026-11-24"
dateModified: "2026-11-24"
sections:
  - introduction
  - worked-example
terms: []
---

## Introduction

It has few words.

## Worked example

An agent pays another.
`;

const warningsOf = ({ output }: Outcome) => output.match(/^warn(?:ing)?\b.*$/gm);

function digestFiles(folder: string): Record<string, string> {
  const digest = (path: string) =>
    createHash("sha256")
      .update(readFileSync(join(folder, path)))
      .digest("hex");
  return Object.fromEntries(listFiles(folder).map((path) => [path, digest(path)]));
}

const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

let site: SiteCopy;
beforeAll(() => {
  site = makeSiteCopy();
});

test("the guard that these builds run under sees ways onto the network, also of a child", () => {
  const folder = mkdtempSync(join(tmpdir(), "network-guard-"));
  const log = join(folder, "network.log");
  const program = `
    fetch("https://fetch.example").catch(() => {});
    require("node:dns").lookup("lookup.example", () => {});
    require("node:child_process").execFileSync(process.execPath, ["-e", 'fetch("https://child.example").catch(() => {})']);
  `;
  try {
    execFileSync(process.execPath, ["-e", program], {
      env: { ...process.env, NODE_OPTIONS: `--require "${networkGuard}"`, NETWORK_LOG: log },
    });
    expect(new Set(readFileSync(log, "utf8").trim().split("\n"))).toEqual(
      new Set(["fetch.example", "lookup.example", "child.example"]),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe("the built site, moved to another folder and given other code, more papers and an external mailing list,", () => {
  let slugs: string[];
  let stopped: Outcome;
  let left: string[];
  let built: Outcome;
  beforeAll(async () => {
    for (const { path, from, to } of otherCode) {
      expect(site.read(path)).toContain(from);
      site.write(path, site.read(path).replace(from, to));
    }
    const added = await site.run("tsx", ["tools/more-papers/main.ts"]);
    expect(added).toEqual({ status: 0, output: "" });
    slugs = readPublishedPapers(site.root)
      .map(({ slug }) => slug)
      .filter((slug) => publishedPapers.every((paper) => paper.slug !== slug));
    site.write(".env", mailingList);
    stopped = await site.run("node", NPM_RUN_BUILD, {}, { until: /copy gatsby files -/ });
    left = site.processes();
    built = await site.run("node", NPM_RUN_BUILD);
    site.saveAs(MORE_PAPERS);
  }, BUILDING);

  test("leaves no process behind where its build is stopped in the middle", () => {
    expect(stopped).toMatchObject({ status: 1, output: expect.stringContaining("Stopped by SIGTERM.") });
    expect(left).toEqual([]);
  });

  test("is built after that, and nobody is warned of anything", () => {
    expect(built).toMatchObject({ status: 0 });
    expect(warningsOf(built)).toBeNull();
  });

  test("has that code's pages", () => {
    for (const { page, trace } of otherCode) {
      expect(read(publicDir, page)).not.toContain(trace);
      expect(read(site.publicDir, page)).toContain(trace);
    }
  });

  test("has those papers' pages and their pictures", () => {
    expect(publishedPapers.length + slugs.length).toBeGreaterThan(MAX_CARDS);
    for (const slug of slugs) {
      const source = site.read(litepaperFile(slug));
      const [, picture = ""] = /^!\[.*\]\((\w+)\./m.exec(source) ?? [];
      const shown = picture ? [expect.stringMatching(`^static/litepapers/${slug}/${picture}-`)] : [];
      expect(listFiles(site.publicDir)).toEqual(expect.arrayContaining([pageOf(slug), ...shown]));
    }
  });

  test("posts to that list, and names the local one nowhere", () => {
    // The demo's form leads to another page; the waitlist's sends something.
    const actions = [...readDocument(site.publicDir, "index.html").forms]
      .filter(({ method }) => method === "post")
      .map((form) => form.getAttribute("action"));
    expect(actions).toEqual([mailingListAction]);
    const local = listFiles(site.publicDir).filter((path) =>
      read(site.publicDir, path).includes(localOrigin),
    );
    expect(local).toEqual([]);
  });

  test("names that list on the pages with its form, and on the others only in their policy", () => {
    const origin = new URL(mailingListAction).origin;
    const naming = listPages(site.publicDir).filter((path) => {
      const [policy = "", ...more] = read(site.publicDir, path).match(POLICY) ?? [];
      expect([path, more]).toEqual([path, []]);
      return read(site.publicDir, path).replace(policy, "").includes(origin);
    });
    expect(naming).toEqual(["404.html", "404/index.html", "index.html"]);
  });

  test("may be deployed", async () => {
    expect(await site.run("tsx", ["tools/deploy/check.ts"])).toMatchObject({ status: 0 });
  });

  describe("and then a build that is refused", () => {
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
        fix: (text: string) => text.replace("pays another", "pays {another"),
        place: "22:15",
        message: "The brace that opens here is never closed.",
        advice: "Write \\{ for a brace",
      },
    ];
    const torn = `${LITEPAPERS}/paper-2/torn.svg`;
    let before: Record<string, string>;
    let mistaken: Outcome;
    beforeAll(async () => {
      before = digestFiles(site.publicDir);
      const order = nextOrder(readPapers(site.root));
      for (const [index, { slug, fix }] of mistakes.entries()) {
        const source = paperSource(slug, order + index);
        expect(fix(source)).not.toBe(source);
        site.write(litepaperFile(slug), fix(source));
      }
      site.write(torn, '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><path d="M0');
      mistaken = await site.run("gatsby", ["build"]);
    }, BUILDING);

    test("leaves what is online until there is something better", () => {
      expect(Object.keys(before).length).toBeGreaterThan(100);
      expect(digestFiles(site.publicDir)).toEqual(before);
    });

    test("for mistakes in several papers lists all of them once, each with its place and what to write", () => {
      const { status, output } = mistaken;
      expect(status).not.toBe(0);
      expect(output.match(/^error\b.*$/gim)).toEqual([expect.stringContaining("3 problems in the content:")]);
      for (const { slug, place, message, advice } of mistakes) {
        const problem = `${litepaperFile(slug)}:${place}  ${message}`;
        expect(output).toContain(problem);
        const [, next = ""] = output.slice(output.indexOf(problem)).split("\n");
        expect(next).toContain(`→ ${advice}`);
      }
      expect(output).toContain(`${torn}:1:1  The file cannot be read as a picture.`);
    });
  });

  describe("and then, with the project's content, code and settings again and nothing kept, one", () => {
    let again: Outcome;
    beforeAll(async () => {
      for (const path of ["content", ".env", ...otherCode.map(({ path }) => path)]) site.restore(path);
      // What webpack keeps from an earlier build may name and order things otherwise.
      await site.run("gatsby", ["clean"]);
      again = await site.run("gatsby", ["build"], projectSettings);
    }, BUILDING);

    test("writes what the project's first build has written, byte for byte and file for file", () => {
      expect(again).toMatchObject({ status: 0 });
      expect(digestFiles(site.publicDir)).toEqual(digestFiles(publicDir));
    });

    test("prints each paper, and links what it prints", () => {
      const printed = listFiles(site.publicDir).filter((path) => path.endsWith(".pdf"));
      expect(printed).toEqual(publishedPapers.map(({ slug }) => `litepapers/${slug}.pdf`).sort());
      for (const { slug } of publishedPapers)
        expect(read(site.publicDir, pageOf(slug))).toContain(`href="/litepapers/${slug}.pdf"`);
    });

    test("warns that the waitlist posts to the local list, and of nothing else", () => {
      const message = "WAITLIST_URL, WAITLIST_U and WAITLIST_ID are not set";
      expect(warningsOf(again)).toEqual([expect.stringContaining(message)]);
    });

    test("may not be deployed, since it posts there", async () => {
      const check = await site.run("tsx", ["tools/deploy/check.ts"]);
      expect(check).toMatchObject({ status: 1, output: expect.stringContaining(localOrigin) });
      expect(check.output).toContain("index.html");
    });

    test("tells every page the name of this build, without which the runtime would reload it", () => {
      const { webpackCompilationHash } = JSON.parse(read(site.publicDir, "page-data/app-data.json")) as {
        webpackCompilationHash: string;
      };
      // Pages that only lead on have no scripts.
      const pages = listPages(site.publicDir).filter((path) => !movedPages.includes(path));
      const hashes = pages.map((path) => BUILD.exec(read(site.publicDir, path))?.[0]);
      expect(new Set(hashes)).toEqual(new Set([webpackCompilationHash]));
    });

    test("asks the network for nothing, as all before it", () => {
      expect(site.networkAttempts()).toEqual([]);
    });
  });
});
