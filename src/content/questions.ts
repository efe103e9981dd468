import type { ElementContent } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { h } from "hastscript";
import type { Paragraph } from "mdast";
import { z } from "zod";
import type { DescribedRun } from "../example/run";
import { ContentError, type ContentProblem } from "../site/content-problem";
import { readerNames } from "../site/question-pages";
import { htmlWriter } from "../text/html-writer";
import { setQuotes, withSmartQuotes } from "../text/smart-quotes";
import { QUESTIONS } from "./content-paths";
import { isPlain, NOT_PLAIN, openPlainText, placeOfField } from "./frontmatter";
import { listFiles, readContent, readEach } from "./read-content";
import { lookUp, noSuchValue } from "./run-values";

/** How many words an answer may have, as it is shown. */
const MOST_WORDS = 80;

/** The schema of a question's frontmatter. */
const questionSchema = z.strictObject({
  reader: z.enum(readerNames, "is no reader of the page"),
  order: z.int("must be a whole number").min(1, "starts at 1"),
  question: z
    .string("must be text")
    .trim()
    .min(1, "is empty")
    .max(90, "has more than 90 characters")
    .regex(/\?$/, "does not end in a question mark")
    .refine(isPlain, NOT_PLAIN)
    .transform(withSmartQuotes),
  /** What bears the answer: places in papers. */
  proof: z
    .array(
      z.string("must be text").regex(/^\/litepapers\/[^/#]+#.+$/, "is not the address of a place in a paper"),
      "must be a list of addresses",
    )
    .min(1, "has no address"),
});

/** What to write in each of its fields. */
const questionFieldAdvice = {
  reader: `Say who asks: reader: ${readerNames.join(", or reader: ")}`,
  order: "Write the question's place among those of its reader, a whole number from 1: order: 1",
  question: "Write one question of at most 90 characters: question: What can I lose in one dispute?",
  proof:
    "List the paragraphs, headings or folds that bear the answer, each on a line after a hyphen: - /litepapers/pop#appeal-and-deposit",
};

/** A question from its file. */
export type Question = z.output<typeof questionSchema> & {
  /** Name of its file, and its id on the page. */
  slug: string;
  /** Two or three sentences of plain text. */
  answer: string;
  /** The same as HTML, which tells the run's values apart. */
  answerHtml: string;
};

/** A question from its file, in the run's numbers. Throws a ContentError with what a writer has to fix. */
export function parseQuestion(source: string, path: string, run: Pick<DescribedRun, "values">): Question {
  const text = { name: "The answer", length: "two or three sentences" };
  const { fields, slug, body, problems, report } = openPlainText(
    source,
    path,
    questionSchema,
    questionFieldAdvice,
    text,
  );
  const brace = body.replaceAll(VALUE, (reference) => " ".repeat(reference.length)).search(/[{}]/);
  if (brace >= 0)
    report(brace, "This brace belongs to no value of the run.", "Write {run.job.price}, or leave it out.");
  for (const { 1: name = "", index } of body.matchAll(VALUE))
    if (!lookUp(run, name)) report(index, ...noSuchValue(run, name));

  const html = h("p", answerIn(body, run));
  const answer = textOf(html);
  const words = answer.split(/\s+/).length;
  if (words > MOST_WORDS)
    report(
      body.search(/\S/),
      `The answer has ${words} words.`,
      `Say it in ${MOST_WORDS}: its proof says the rest.`,
    );
  if (problems.length > 0) throw new ContentError(problems);
  return { ...fields, slug, answer, answerHtml: htmlWriter.stringify({ type: "root", children: [html] }) };
}

/** A value of the run, by its name. */
const VALUE = /\{\s*run\.([^{}\s]+)\s*\}/g;

/** An answer's words, with the run's values in their places. */
function answerIn(body: string, run: Pick<DescribedRun, "values">): ElementContent[] {
  const text = body.trim().replaceAll(/\s+/g, " ");
  // What stands between values, and at every second place a value's name.
  const children = text
    .split(VALUE)
    .map((value, index): Paragraph["children"][number] =>
      index % 2 === 0 ? { type: "text", value } : { type: "mdxTextExpression", value: `run.${value}` },
    );
  setQuotes({ type: "root", children: [{ type: "paragraph", children }] });
  return children.flatMap((child): ElementContent[] => {
    if (child.type === "text") return [{ type: "text", value: child.value }];
    if (child.type !== "mdxTextExpression") return [];
    const name = child.value.replace("run.", "");
    const { value, text } = lookUp(run, name) ?? { value: "", text: "" };
    return [h("data.run-value", { value: String(value), dataName: name }, text)];
  });
}

/** The questions in the run's numbers, by file name. Throws a ContentError with all that is wrong with any of them. */
export function readQuestions(root: string, run: DescribedRun): Question[] {
  const read = (text: string, path: string) => parseQuestion(text, path, run);
  const questions = readEach(root, listFiles(root, QUESTIONS, ".md"), read);
  const problems = repeatedQuestions(root, questions);
  if (problems.length > 0) throw new ContentError(problems);
  return questions;
}

/** Two at one place, or in the same words. */
function repeatedQuestions(root: string, questions: readonly Question[]): ContentProblem[] {
  const problems: ContentProblem[] = [];
  const wordsIn = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, " ");
  for (const [index, question] of questions.entries()) {
    const path = questionFile(question);
    const report = (field: "order" | "question", message: string, advice: string) =>
      problems.push({ path, ...placeOfField(readContent(root, path), path, [field]), message, advice });
    const before = questions.slice(0, index);
    const same = before.find((other) => wordsIn(other.question) === wordsIn(question.question));
    if (same)
      report(
        "question",
        `${questionFile(same)} asks the same.`,
        "Ask something else, or put both answers into one.",
      );
    const own = questions.filter(({ reader }) => reader === question.reader);
    const beside = before.find((other) => own.includes(other) && other.order === question.order);
    if (beside)
      report(
        "order",
        `\`order: ${question.order}\` is taken by ${questionFile(beside)}.`,
        `Give each question of a reader a place of its own; the next that is free is ${Math.max(...own.map(({ order }) => order)) + 1}.`,
      );
  }
  return problems;
}

/** The file of a question. */
export const questionFile = ({ slug }: Pick<Question, "slug">) => `${QUESTIONS}/${slug}.md`;
