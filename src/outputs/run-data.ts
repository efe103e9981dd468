import { writeFileSync } from "node:fs";
import { type PublishedRun, RUN_PATH } from "../example/published-run";
import type { DescribedRun } from "../example/run";
import { site } from "../site/site";
import { publicFile } from "./public-file";
import { statusOn } from "./status";

type Told = { run: DescribedRun | undefined; papers: readonly { dateModified: string }[] };

/** Writes `/run.json` when the content has been read, so that `develop` serves it too. */
export function publishRun({ run, papers }: Told): void {
  if (!run) return;
  const { inputs }: PublishedRun = run;
  const description = "What the papers' illustrative run starts from. No number here is the protocol's.";
  const data = { status: statusOn(papers), licence: site.licence.url, description, inputs };
  writeFileSync(publicFile(RUN_PATH), JSON.stringify(data));
}
