import { createRobotsTxt, createSecurityTxt } from "../../src/outputs/well-known-files";

test.each([
  [undefined, ""],
  ["search=yes, ai-train=no", "Content-Signal: search=yes, ai-train=no\n"],
])("robots.txt allows everything, has the content signal %j and names the sitemap", (signal, line) => {
  const sitemap = "Sitemap: https://hyperagent.network/sitemap-index.xml\n";
  expect(createRobotsTxt(signal)).toBe(`User-agent: *\n${line}Allow: /\n\n${sitemap}`);
});

test("security.txt names a contact and expires less than a year after its date", () => {
  const text = createSecurityTxt(new Date("2026-11-28T10:00:00Z"));
  expect(text).toMatch(/^Contact: https:\/\/\S+\n/);
  expect(text).toContain("Expires: 2027-11-23T10:00:00.000Z\n");
  expect(text).toContain("Canonical: https://hyperagent.network/.well-known/security.txt");
});
