/** Creates a processor of MDX 2, with which gatsby-plugin-mdx compiles pages. */
export async function createMdxProcessor(options: object) {
  // It cannot be required: periscopic, which it needs, exports to `import` alone (`exports` in its package.json).
  const { createProcessor } = await import("@mdx-js/mdx");
  return createProcessor(options);
}
