import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSync } from "esbuild";
import { z } from "zod";
import { headerPolicy } from "./policy";

const statsSchema = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });

/** The policy of the whole site for a header: it allows the sheets of all templates, which their pages inline. */
export async function sitePolicy(folder: string, waitlistUrl: string): Promise<string> {
  const stats = JSON.parse(await readFile(join(folder, "webpack.stats.json"), "utf8"));
  const assets = new Set(Object.values(statsSchema.parse(stats).assetsByChunkName).flat());
  const sheets = [...assets].filter((file) => file.endsWith(".css"));
  const styles = await Promise.all(sheets.map((file) => readFile(join(folder, file), "utf8")));
  const { head, start } = inlineScripts();
  return headerPolicy({ scripts: [head, start], styles, waitlistOrigin: new URL(waitlistUrl).origin });
}

/** The two scripts that stand inline in every page, each minified with all that it imports. */
export function inlineScripts(): { head: string; start: string } {
  return {
    head: bundle("src/csp/head-script.ts"),
    start: bundle("src/csp/start-script.ts"),
  };
}

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2022",
    charset: "utf8",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
