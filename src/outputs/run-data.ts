import { writeFileSync } from "node:fs";
import { type PublishedRun, RUN_PATH } from "../run/published-run";
import type { DescribedRun } from "../run/run";
import { site, statusOn } from "../site/site";
import { lastChange } from "./documents";
import { publicFile } from "./public-file";

type Told = { run: DescribedRun | undefined; papers: readonly { dateModified: string }[] };

/** Writes `/run.json` when the content has been read, so that `develop` serves it too. */
export function publishRun({ run, papers }: Told): void {
  if (!run) return;
  const { inputs }: PublishedRun = run;
  const status = statusOn(lastChange(papers));
  const description = "What the papers' illustrative run starts from. No number here is the protocol's.";
  const data = { status, licence: site.licence.url, description, inputs };
  writeFileSync(publicFile(RUN_PATH), JSON.stringify(data));
}
