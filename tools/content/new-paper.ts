/** `npm run new:paper -- <slug>`: begins a litepaper with every field in place and one section. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LITEPAPERS, litepaperSlug } from "../../src/markdown/content-paths";

const root = join(__dirname, "..", "..");

function main(slug: string | undefined): void {
  if (!slug) throw new Error("Say what the paper's address is: npm run new:paper -- <slug>");
  const path = `${LITEPAPERS}/${slug}/index.mdx`;
  litepaperSlug(path);
  const file = join(root, path);
  if (existsSync(file)) throw new Error(`${path} exists already.`);

  const order = readdirSync(join(root, LITEPAPERS), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const today = new Date().toISOString().slice(0, 10);
  const words = slug.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  mkdirSync(join(root, LITEPAPERS, slug), { recursive: true });
  writeFileSync(
    file,
    `---
title: ${title}
shortTitle: ${title.slice(0, 24)}
subtitle: One line under the title
summary: One concrete sentence of 50 to 160 characters that says what the paper specifies.
order: ${order.length + 1}
version: "0.1"
datePublished: "${today}"
dateModified: "${today}"
sections:
  - introduction
terms: []
---

## Introduction

Write here. docs/writing.md says what there is to use.
`,
  );
  console.log(`${path} is ready; npm run develop shows it at /litepapers/${slug}.`);
}

try {
  main(process.argv[2]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
