/** Builds the site in a copy of the project with another paper, other settings, another time zone and no network. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readExample } from "../../src/example/read-example";
import { getAttributes, listFiles, projectRoot, readDocument, sitemapLocations } from "../build/built-site";
import { makeSiteCopy, type Outcome, type SiteCopy } from "./site-copy";

/** Enough for two builds on one slow core. */
const BUILD_TIMEOUT_MS = 900_000;

const createPaper = (text: string) => `---
title: "Escrow in practice"
subtitle: "A fourth paper"
description: "A paper that another writer adds, with code, a table, a picture and a wide formula, to see that it builds."
order: 4
version: "1.0"
date: 2026-12-24
---

${text}
`;

const FOURTH_PAPER = createPaper(`## Introduction

The buyer pays <Value name="job.price" /> into escrow [@erc-4337].

\`\`\`solidity
function release(uint256 job) external returns (bool) { return jobs[job].paid; }
\`\`\`

| Party | Gets |
| :---- | ---: |
| Agent | $P$  |

![Two circles, each joined by a line to a square](deal.png)

$$
${Array.from({ length: 24 }, (_, index) => `a_{${index}} x^{${index}}`).join(" + ")} = 0
$$
`);

const PAPER_WITH_MISTAKES = createPaper(
  'See [it](/litepapers/pob).\n\nIt costs <Value name="job.prise" />.\n\n{job.price}',
);

const GATSBY_BUILD = [join("node_modules", "gatsby", "cli.js"), "build"];

describe("a copy of the project, without a network, in another time zone and with another mailing list,", () => {
  let site: SiteCopy;
  let refused: Outcome;
  let built: Outcome;
  let deployable: Outcome;
  const page = () => readDocument("litepapers/fourth/index.html", site.publicDir);

  beforeAll(async () => {
    site = makeSiteCopy(join(projectRoot, "test-results", "site"));
    site.write(".env", "WAITLIST_URL=https://lists.example/subscribe\nWAITLIST_U=0a1b\nWAITLIST_ID=f5e4\n");
    site.write("content/litepapers/fourth/index.mdx", PAPER_WITH_MISTAKES);
    refused = await site.run(GATSBY_BUILD);
    site.write("content/litepapers/fourth/index.mdx", FOURTH_PAPER);
    site.copy("content/litepapers/kitchen-sink/deal.png", "content/litepapers/fourth/deal.png");
    built = await site.run(GATSBY_BUILD, { TZ: "Pacific/Kiritimati", LANG: "tr_TR.UTF-8" });
    deployable = await site.run(["--import", "tsx", "tools/deploy/check.ts"]);
  }, BUILD_TIMEOUT_MS);

  test("fails with status 1 when a paper has mistakes, and names the file, line and column of each", () => {
    expect(refused.status).toBe(1);
    for (const told of [
      "content/litepapers/fourth/index.mdx:10:5: There is no page “/litepapers/pob”.",
      "content/litepapers/fourth/index.mdx:12:10: The example has no value “job.prise”.",
      "content/litepapers/fourth/index.mdx:14:1: {job.price} is no value of the example.",
    ])
      expect(refused.output).toContain(told);
    expect(refused.output).not.toMatch(/^\s+at .*\.[jt]s/m);
  });

  test("is built without a warning", () => {
    expect(built).toMatchObject({ status: 0 });
    // On a slow machine Gatsby also warns of queries that take more than 15 seconds.
    expect(built.output.match(/^warn(?:ing)?\b(?! This query took).*$/gm)).toBeNull();
  });

  test("makes no request to the network", async () => {
    expect(site.readNetworkAttempts()).toEqual([]);
    const request = `fetch("https://elsewhere.example")`;
    const options = JSON.stringify(["-e", request]);
    await site.run(["-e", `require("node:child_process").spawnSync(process.execPath, ${options})`]);
    expect(site.readNetworkAttempts()).toContain("elsewhere.example");
  });

  test("has the fourth paper's page with its code, table, picture and formula", () => {
    expect(page().querySelector("h1")?.textContent).toBe("Escrow in practice");
    expect(page().querySelector("time")?.textContent).toBe("24 December 2026");
    for (const part of [
      "code[data-language=solidity] span[style]",
      "td math",
      "math[display=block]",
      "img[width][height]",
    ])
      expect(page().querySelector(`[data-body] ${part}`)).not.toBeNull();
    const [picture = ""] = getAttributes(page(), "[data-body] img", "src");
    expect(existsSync(join(site.publicDir, picture))).toBe(true);
    expect(page().body.textContent).toContain(`${readExample().values["job.price"].text} into escrow`);
  });

  test("has the fourth paper's Markdown, PDF and card, and lists it in the sitemap, on the landing page and in llms.txt", () => {
    const files = listFiles(site.publicDir);
    for (const file of ["litepapers/fourth.md", "litepapers/fourth.png"]) expect(files).toContain(file);
    expect(files.includes("litepapers/fourth.pdf")).toBe(files.includes("litepapers/pop.pdf"));
    expect(sitemapLocations("sitemap-0.xml", site.publicDir)).toContain(
      "https://hyperagent.network/litepapers/fourth",
    );
    expect(getAttributes(readDocument("index.html", site.publicDir), "main li h3 a", "href")).toContain(
      "/litepapers/fourth",
    );
    expect(readFileSync(join(site.publicDir, "llms.txt"), "utf8")).toContain("/litepapers/fourth.md");
  });

  test("posts to its own list, and may be deployed", () => {
    const [form] = [...readDocument("index.html", site.publicDir).forms].filter(
      ({ method }) => method === "post",
    );
    expect(form?.getAttribute("action")).toBe("https://lists.example/subscribe?u=0a1b&id=f5e4");
    expect(deployable).toMatchObject({ status: 0 });
  });
});
