import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";

const DOCUMENT = "docs/graphql.md";

/** The questions of docs/graphql.md about the content, each with the query that answers it. */
async function readExampleQueries() {
  const text = await readFile(DOCUMENT, "utf8");
  const found = text.matchAll(/^### ([^\n]+)\n+```graphql\n(.+?)^```$/gms);
  return [...found].map(([, question = "", query = ""]) => ({ question, query }));
}

/** Answers the questions of docs/graphql.md from the build's own data, for the test that reads the answers. */
export async function answerExampleQueries(graphql: CreatePagesArgs["graphql"]): Promise<void> {
  const answers = [];
  for (const { question, query } of await readExampleQueries()) {
    const { data, errors } = await graphql<object>(query);
    answers.push({ question, data, errors });
  }
  await writeFile(join(".cache", "queries.json"), JSON.stringify(answers));
}

/** A page of links into GraphiQL, one for each question. */
export async function queriesPage(): Promise<string> {
  const items = (await readExampleQueries()).map(({ question, query }) => {
    const words = question.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    return `<li><a href="/___graphql?query=${encodeURIComponent(query)}">${words}</a></li>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Queries</title><h1>Queries</h1><ul>${items.join("")}</ul></html>`;
}
