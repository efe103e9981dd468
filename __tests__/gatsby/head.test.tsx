import type { PreRenderHTMLArgs } from "gatsby";
import { onPreRenderHTML } from "../../src/gatsby/head";

test("a page's head says nothing about Gatsby and calls no script early; the rest stays in its order", () => {
  const kept = [
    <meta key="a" name="description" content="…" />,
    <link key="b" rel="canonical" href="https://example.org/" />,
    [<link key="c" rel="icon" href="/favicon.svg" />],
    <style key="d">{"p{top:0}"}</style>,
  ];
  const [description, ...rest] = kept;
  const replaceHeadComponents = jest.fn();
  onPreRenderHTML?.(
    {
      getHeadComponents: () => [
        <meta key="e" name="generator" content="Gatsby" />,
        description,
        <link key="f" rel="preload" as="script" href="/app.js" />,
        <link key="g" rel="prefetch" as="style" href="/a.css" />,
        ...rest,
      ],
      replaceHeadComponents,
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  expect(replaceHeadComponents).toHaveBeenCalledWith(kept);
});
