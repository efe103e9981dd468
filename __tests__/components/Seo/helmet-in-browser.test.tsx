/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { Helmet } from "../../../src/components/Seo/helmet-in-browser";

const head = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

beforeEach(() => {
  document.head.innerHTML =
    '<meta charset="utf-8"><title data-react-helmet="true">One</title>' +
    '<meta data-react-helmet="true" name="description" content="first">';
});

const first = (
  <Helmet>
    <html lang="en" data-surface="stage" />
    <title>One</title>
    <meta name="description" content="first" />
    {false}
  </Helmet>
);

test("changes nothing in the head that the server has written", () => {
  const before = [...document.head.children];
  render(first);
  expect([...document.head.children]).toEqual(before);
  expect(head()).toHaveLength(3);
});

test("sets no attribute of the page to what it is: `lang` alone would style every element again", async () => {
  document.documentElement.lang = "en";
  document.documentElement.dataset.surface = "stage";
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => changes.push(...records));
  observer.observe(document.documentElement, { attributes: true });
  render(first);
  changes.push(...observer.takeRecords());
  observer.disconnect();
  expect(changes).toEqual([]);
});

test("says on the next page what that page says, and nothing of the one before", () => {
  const { rerender } = render(first);
  rerender(
    <Helmet>
      <html lang="en" data-surface="paper" />
      <title>{"Two"}</title>
      <meta name="description" content="second" />
      <link rel="canonical" href="/two" />
    </Helmet>,
  );
  expect(document.title).toBe("Two");
  expect(document.documentElement.dataset.surface).toBe("paper");
  expect(head()).toEqual([
    '<meta charset="utf-8">',
    '<title data-react-helmet="true">Two</title>',
    '<meta data-react-helmet="true" name="description" content="second">',
    '<link data-react-helmet="true" rel="canonical" href="/two">',
  ]);
});
