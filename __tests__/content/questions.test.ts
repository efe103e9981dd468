import { parseQuestion } from "../../src/content/questions";
import { library, places, problemsOf } from "../paper/writing";

const FILE = "content/questions/why-hold-it.md";

const written = (
  answer: string,
  fields = 'reader: run\norder: 3\nquestion: Why "hold" it?\nproof: [/litepapers/pop#a]',
) => parseQuestion(`---\n${fields}\n---\n\n${answer}\n`, FILE, library.run);

test("a question's file gives who asks, its place, its words as prose has them, and what bears the answer", () => {
  expect(written("So that\nboth wait.")).toEqual({
    ...{
      slug: "why-hold-it",
      reader: "run",
      order: 3,
      question: "Why “hold” it?",
      proof: ["/litepapers/pop#a"],
    },
    ...{ answer: "So that both wait.", answerHtml: "<p>So that both wait.</p>" },
  });
});

test("an answer has the run's values as they are printed, and its HTML tells them apart", () => {
  const { answer, answerHtml } = written(
    "{run.party.buyer}'s {run.job.price}, or {run.job.price.number} & more.",
  );
  expect(answer).toBe("Bea’s 100\u00a0USDC, or 100 & more.");
  expect(answerHtml).toBe(
    '<p><data class="run-value" value="Bea" data-name="party.buyer">Bea</data>’s ' +
      '<data class="run-value" value="100" data-name="job.price">100\u00a0USDC</data>, or ' +
      '<data class="run-value" value="100" data-name="job.price.number">100</data> &#x26; more.</p>',
  );
});

test("every mistake of a file is told of at once", () => {
  expect(places(problemsOf(() => written("A *mark*, a {brace}, {run.no.such}.")))).toEqual([
    "8:3 The answer is shown as it is typed, and has marks of Markdown.",
    "8:13 This brace belongs to no value of the run.",
    '8:22 The run has no value "no.such".',
  ]);
  expect(places(problemsOf(() => written("So.", "reader: nobody\nquestion: Why?\nproofs: []")))).toEqual([
    "1:1 `order` is missing.",
    "1:1 `proof` is missing.",
    "2:9 `reader`: is no reader of the page.",
    "4:1 `proofs` is not a field of the frontmatter.",
  ]);
});
