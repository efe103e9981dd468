/** @jest-environment jsdom */
import { dataWithoutBody, restoreBody } from "../../src/lib/first-page-data";

const body = "<p>One &amp; two</p>";
const json = JSON.stringify({ path: "/p", result: { data: { litepaper: { slug: "p", body } } } });
const html = `<div class="text" data-body="">${body}</div>`;

test("leaves a paper's text out where the page holds it, and puts it back", () => {
  const data: unknown = JSON.parse(dataWithoutBody(json, html));
  expect(data).toMatchObject({ path: "/p", result: { data: { litepaper: { slug: "p", body: "" } } } });
  document.body.innerHTML = html;
  restoreBody(data, document);
  expect(data).toEqual(JSON.parse(json));
});

test("keeps the text where the page says something else", () => {
  expect(dataWithoutBody(json, html.replace("One", "Other"))).toBe(json);
});

test.each(['{"path":"/"}', '{"result":{"data":{"litepaper":null}}}'])("leaves %s alone", (other) => {
  expect(dataWithoutBody(other, html)).toBe(other);
  const data: unknown = JSON.parse(other);
  restoreBody(data, document);
  expect(data).toEqual(JSON.parse(other));
});
