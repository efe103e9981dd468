import { z } from "zod";
import { OPEN_QUESTIONS_DATA_PATH, OPEN_QUESTIONS_PATH } from "../site/question-pages";
import { canonicalUrl, schemaPath, site } from "../site/site";
import type { PaperDocument } from "./documents";
import { statusOn, statusSchema } from "./status";

export const openQuestionsSchema = z
  .strictObject({
    $schema: z.url(),
    status: statusSchema,
    licence: z.url(),
    questions: z.array(
      z.strictObject({
        id: z.string().describe("Of the question; it stays while its section and its first words stay."),
        paper: z.string().describe("Title of the paper that asks it."),
        version: z.string().describe("Version of the paper."),
        section: z.string().nullable().describe("The heading that it stands under."),
        context: z.string().nullable().describe("The one or two sentences before it, on which it may rest."),
        text: z.string(),
        url: z.url().describe("Of the question in the list of all."),
        asked: z.url().describe("Where the paper asks it."),
      }),
    ),
  })
  .describe("What the papers mark as open: what nobody has said.");

/** What `/open-questions.json` says. */
export function openQuestionsOf(papers: readonly PaperDocument[]): z.output<typeof openQuestionsSchema> {
  return {
    $schema: canonicalUrl(schemaPath(OPEN_QUESTIONS_DATA_PATH)),
    status: statusOn(papers),
    licence: site.licence.url,
    questions: papers.flatMap(({ title, version, openQuestions }) =>
      openQuestions.map(({ slug, context, text, address, section }) => ({
        ...{ id: slug, paper: title, version, section: section?.title ?? null, context, text },
        url: canonicalUrl(`${OPEN_QUESTIONS_PATH}#${slug}`),
        asked: address,
      })),
    ),
  };
}
