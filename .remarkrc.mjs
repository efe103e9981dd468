import recommended from "remark-preset-lint-recommended";

/** `npm run check` lints the Markdown of the content and of the docs. */
export default {
  plugins: [
    "remark-frontmatter",
    "remark-gfm-4",
    "remark-math-6",
    "remark-mdx",
    // It asks for <https://…>, which MDX cannot read.
    ...recommended.plugins.filter((rule) => rule.name !== "remark-lint:no-literal-urls"),
    // Citations, as [@erc-4337], are checked by `src/mdx/remark-citations.ts`.
    ["remark-lint-no-undefined-references", { allow: [{ source: "^@" }] }],
  ],
};
