import { z } from "zod";
import { site } from "../site/site";
import { lastChange, type PaperDocument } from "./documents";

/** Whether the protocol is there, for programs. */
export const statusSchema = z
  .strictObject({
    state: z.literal("described"),
    live: z.boolean().describe("Whether anybody can use the protocol."),
    publicCode: z.boolean().describe("Whether code of the protocol is public."),
    publicApi: z.boolean().describe("Whether the protocol or this site answers calls."),
    text: z.string().describe("The same in words."),
    asOf: z.iso.date().describe("Day of the newest paper."),
  })
  .describe("What there is of the protocol.");

/** The site's status, as of the day of the newest paper. */
export function statusOn(
  papers: readonly Pick<PaperDocument, "dateModified">[],
): z.output<typeof statusSchema> {
  return {
    state: "described",
    ...{ live: false, publicCode: false, publicApi: false },
    text: site.status,
    asOf: lastChange(papers),
  };
}
