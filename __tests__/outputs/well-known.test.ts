import { robotsText, securityText } from "../../src/outputs/well-known";

test("robots.txt lets everybody in, and names the sitemap", () => {
  expect(robotsText(undefined)).toBe(
    "User-agent: *\nAllow: /\n\nSitemap: https://hyperagent.network/sitemap-index.xml\n",
  );
});

test("robots.txt says what its readers may use the site for, if the setting does", () => {
  expect(robotsText("search=yes, ai-train=no")).toContain(
    "User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /\n",
  );
});

test("security.txt names a contact, and holds for less than a year after the newest paper", () => {
  const text = securityText([{ date: "2026-11-28" }, { date: "2026-11-20" }]);
  expect(text).toMatch(/^Contact: https:\/\/\S+\n/);
  expect(text).toContain("Expires: 2027-11-23T00:00:00.000Z\n");
  expect(text).toContain("Canonical: https://hyperagent.network/.well-known/security.txt");
});
