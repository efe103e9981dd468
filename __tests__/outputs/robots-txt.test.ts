import { createRobotsTxt } from "../../src/outputs/robots-txt";

test.each([
  [undefined, ""],
  ["search=yes, ai-train=no", "Content-Signal: search=yes, ai-train=no\n"],
])("robots.txt allows everything, has the content signal %j and names the sitemap", (signal, line) => {
  const sitemap = "Sitemap: https://hyperagent.network/sitemap-index.xml\n";
  expect(createRobotsTxt(signal)).toBe(`User-agent: *\n${line}Allow: /\n\n${sitemap}`);
});
