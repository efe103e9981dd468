import fc from "fast-check";
import { canonicalUrl, pageTitle, site } from "../../src/site/site";

test("every page's title begins with the product's name", () => {
  expect(pageTitle("Home")).toBe("HyperAgent | Home");
  expect(pageTitle("Proof of Performance")).toBe("HyperAgent | Proof of Performance");
});

test("the site's origin has no slash at its end, so that paths can follow", () => {
  expect(new URL(site.url).origin).toBe(site.url);
});

test("with or without a slash at the end, a path has one canonical address", () => {
  expect(canonicalUrl("/")).toBe("https://hyperagent.network/");
  const path = fc
    .array(fc.stringMatching(/^[a-z0-9-]+$/), { minLength: 1, maxLength: 4 })
    .map((parts) => `/${parts.join("/")}`);
  fc.assert(
    fc.property(path, (plain) => {
      expect(canonicalUrl(`${plain}/`)).toBe(canonicalUrl(plain));
      expect(canonicalUrl(plain)).toBe(`${site.url}${plain}`);
    }),
  );
});

test("the description is as long as a search result shows", () => {
  expect(site.description.length).toBeGreaterThanOrEqual(50);
  expect(site.description.length).toBeLessThanOrEqual(160);
});
