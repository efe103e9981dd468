/** @jest-environment jsdom */
import { jsonWithoutBody, restoreBody } from "../../src/csp/first-page-data";

const dataWithoutBody = (data: unknown, page: string) => JSON.parse(jsonWithoutBody(data, page));
const body = "<p>One &amp; two</p>";
const paper = { path: "/p", result: { data: { litepaper: { slug: "p", body } } } };
const html = `<div class="text" data-body="">${body}</div>`;

test("leaves a paper's text out where the page holds it, and puts it back", () => {
  const data = dataWithoutBody(paper, html);
  expect(data).toEqual({ path: "/p", result: { data: { litepaper: { slug: "p", body: "" } } } });
  document.body.innerHTML = html;
  restoreBody(data, document);
  expect(data).toEqual(paper);
});

test("keeps the text where the page says something else", () => {
  expect(dataWithoutBody(paper, html.replace("One", "Other"))).toEqual(paper);
});

test.each([{ path: "/" }, { result: { data: { litepaper: null } } }])("leaves %j alone", (other) => {
  expect(dataWithoutBody(other, html)).toEqual(other);
  const before = JSON.stringify(other);
  restoreBody(other, document);
  expect(JSON.stringify(other)).toBe(before);
});
