/** A fake of Pagefind's module, and functions that make its answers. */

export const options = jest.fn();
export const debouncedSearch = jest.fn();

/** For each time that the module was loaded, the number in its address. */
export const loads: number[] = [];

for (let attempt = 0; attempt < 20; attempt += 1) {
  const module = () => {
    loads.push(attempt);
    return { options, debouncedSearch };
  };
  jest.doMock(`/pagefind/pagefind.js?try=${attempt}`, module, { virtual: true });
}

type Page = { url: string; meta: { title: string }; sub_results: ReturnType<typeof section>[] };

export const answer = (...pages: Page[]) => ({
  results: pages.map((found) => ({ data: async () => found })),
});

/** Pagefind's addresses end with a slash. */
export const page = (path: string, title: string, ...sections: ReturnType<typeof section>[]): Page => ({
  url: `${path}/`,
  meta: { title },
  sub_results: sections.map((found) => ({ ...found, url: `${path}/${found.url}` })),
});

/** The excerpt of a section is its text, which begins with its heading. */
export const section = (heading: string, text: string, score = 1) => ({
  url: `#${heading
    .toLowerCase()
    .replaceAll(/<\/?mark>|[^a-z ]/g, "")
    .replaceAll(" ", "-")}`,
  title: heading.replaceAll(/<\/?mark>/g, "").replace(/\.$/, ""),
  excerpt: `${heading} ${text}`.trim(),
  weighted_locations: [{ balanced_score: score }],
});
