/** @jest-environment jsdom */
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { scripts } from "../../package.json";
import { litepaperFile } from "../../src/content/content-paths";
import { readPublishedPapers } from "../../src/content/litepaper-frontmatter";
import { LOCAL_WAITLIST, waitlistAction } from "../../src/waitlist/waitlist-action";
import { readWaitlistSettings } from "../../src/gatsby/read-settings";
import { MAX_CARDS } from "../../src/site/litepaper-paths";
import { MORE_PAPERS } from "../../tools/project";
import { buildSettings, listFiles, publicDir, readDocument } from "./built-site";
import { makeSiteCopy, networkGuard, type Outcome, type SiteCopy } from "./site-copy";

const localOrigin = new URL(LOCAL_WAITLIST.url).origin;

const mailingList = "WAITLIST_URL=https://lists.example/subscribe\nWAITLIST_U=0a1b\nWAITLIST_ID=f5e4\n";
const mailingListAction = "https://lists.example/subscribe?u=0a1b&id=f5e4";

/** Milliseconds for a build, beside other tests and on one slow core too. */
const BUILDING = 600_000;

/** Code that writes papers, which Gatsby does not see change, and a component, which webpack compiles; each leaves a trace. */
const otherCode = [
  {
    path: "src/text/html-writer.ts",
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

const read = (folder: string, path: string) => readFileSync(join(folder, path), "utf8");

test("the guard that the build runs under sees ways onto the network, also of a child", () => {
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
  let site: SiteCopy;
  let mayBeDeployed: Outcome[];
  let built: Outcome;
  const checkDeploy = () => site.run("tsx", ["tools/deploy/check.ts"]);
  beforeAll(async () => {
    site = makeSiteCopy(MORE_PAPERS);
    mayBeDeployed = [await checkDeploy()];
    for (const { path, from, to } of otherCode) {
      expect(site.read(path)).toContain(from);
      site.write(path, site.read(path).replace(from, to));
    }
    expect(await site.run("tsx", ["tools/more-papers/main.ts"])).toEqual({ status: 0, output: "" });
    // What stands last in the file counts.
    site.write(".env", `${existsSync(join(site.root, ".env")) ? site.read(".env") : ""}\n${mailingList}`);
    built = await site.run("node", scripts.build.split(" ").slice(1));
    mayBeDeployed.push(await checkDeploy());
  }, BUILDING);

  test("is built, and nobody is warned of anything", () => {
    expect(built).toMatchObject({ status: 0 });
    expect(built.output.match(/^warn(?:ing)?\b.*$/gm)).toBeNull();
  });

  test("has that code's pages", () => {
    for (const { page, trace } of otherCode) {
      expect(read(publicDir, page)).not.toContain(trace);
      expect(read(site.publicDir, page)).toContain(trace);
    }
  });

  test("has those papers' pages, their PDFs and their pictures", () => {
    const papers = readPublishedPapers(site.root);
    expect(papers.length).toBeGreaterThan(MAX_CARDS);
    for (const { slug } of papers) {
      const [, picture = ""] = /^!\[.*\]\((\w+)\./m.exec(site.read(litepaperFile(slug))) ?? [];
      const shown = picture ? [expect.stringMatching(`^static/litepapers/${slug}/${picture}-`)] : [];
      const paper = `litepapers/${slug}`;
      expect(listFiles(site.publicDir)).toEqual(
        expect.arrayContaining([`${paper}/index.html`, `${paper}.pdf`, ...shown]),
      );
    }
  });

  test("has again, byte for byte, all files of the papers that were there, but their pages", () => {
    const files = listFiles(publicDir).filter((path) =>
      /^litepapers\/.+\.(?:md|json|jsonld|png|pdf|epub)$/.test(path),
    );
    expect(files.length).toBeGreaterThan(20);
    const bytes = (folder: string, path: string) => readFileSync(join(folder, path)).toString("base64");
    expect(files.filter((path) => bytes(publicDir, path) !== bytes(site.publicDir, path))).toEqual([]);
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

  test("may be deployed, and not while it posts to the local list", () => {
    const wasLocal = waitlistAction(readWaitlistSettings(buildSettings)).startsWith(localOrigin);
    expect(mayBeDeployed.map(({ status }) => status)).toEqual([wasLocal ? 1 : 0, 0]);
    if (wasLocal) expect(mayBeDeployed[0]?.output).toContain("index.html");
  });

  test("has asked the network for nothing", () => {
    expect(site.networkAttempts()).toEqual([]);
  });
});
