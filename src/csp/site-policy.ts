import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { inlineScripts } from "./inline-script";
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
