import { readFileSync } from "node:fs";
import { join } from "node:path";
import GithubSlugger from "github-slugger";

/** The sections' ids, which others link to: the specification promises them. */
const PROMISED = {
  pop: "abstract introduction reputation-system dispute-resolution conclusion",
  erc4337a:
    "abstract introduction protocol-slot multi-agent-systems session-keys swarm-intelligence conclusion",
  agfi: "introduction module-architecture jobs-module lending-module insurance-module dao-module tokenization-module conclusion",
};

test.each(Object.entries(PROMISED))(
  "the paper %s has the sections that were promised, in their order",
  (name, ids) => {
    const text = readFileSync(join(__dirname, "../../content/litepapers", name, "index.mdx"), "utf8");
    const slugger = new GithubSlugger();
    const headings = [...text.matchAll(/^##+ +(.+)$/gm)].map(([heading, title = ""]) => ({
      isSection: heading.startsWith("## "),
      id: slugger.slug(title),
    }));
    expect(headings.filter(({ isSection }) => isSection).map(({ id }) => id)).toEqual(ids.split(" "));
  },
);
