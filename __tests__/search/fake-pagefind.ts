/** Pagefind's module as the search imports it, and pages as it finds them. */

type Section = { url: string; title: string; excerpt: string; weighted_locations: { balanced_score: number }[] };
type Page = { url: string; meta: { title: string }; sub_results: Section[] };

export const options = jest.fn();
export const debouncedSearch = jest.fn();

/** The tries that have loaded the module. */
export const loads: number[] = [];

for (let attempt = 0; attempt < 20; attempt += 1) {
  const module = () => {
    loads.push(attempt);
    return { options, debouncedSearch };
  };
  jest.doMock(`/pagefind/pagefind.js?try=${attempt}`, module, { virtual: true });
}

export const answer = (...pages: Page[]) => ({ results: pages.map((found) => ({ data: async () => found })) });

/** Pagefind's addresses end with a slash. */
export const page = (path: string, title: string, ...sections: Section[]): Page => ({
  url: `${path}/`,
  meta: { title },
  sub_results: sections.map((section) => ({ ...section, url: `${path}/${section.url}` })),
});

/** A section begins with its heading, to which Pagefind gives a full stop, and in which words may be found too. */
export const section = (heading: string, text: string, score = 1): Section => {
  const title = heading.replaceAll(/<\/?mark>/g, "");
  return {
    url: `#${title.toLowerCase().replaceAll(/\W+/g, "-")}`,
    title,
    excerpt: /\?(<\/mark>)?$/.test(heading) ? `${heading} ${text}`.trim() : `${heading}. ${text}`,
    weighted_locations: [{ balanced_score: score }],
  };
};
