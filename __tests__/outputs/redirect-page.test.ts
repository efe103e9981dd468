/** @jest-environment jsdom */
import { redirectPage } from "../../src/outputs/redirect-page";
import { canonicalUrl } from "../../src/site/site";

test("a page that was left leads on at once, names the address that counts, and has a link", () => {
  const html = redirectPage({ from: "/litepapers/old", to: "/litepapers/new" });
  const page = new DOMParser().parseFromString(html, "text/html");
  expect(page.querySelector("meta[http-equiv=refresh]")?.getAttribute("content")).toBe(
    "0; url=/litepapers/new",
  );
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toBe(
    canonicalUrl("/litepapers/new"),
  );
  expect(page.querySelector("a")?.getAttribute("href")).toBe("/litepapers/new");
  expect(page.querySelector("h1")?.textContent).toBe("Moved");
  expect(html).toMatch(/^<!DOCTYPE html><html lang="en">/);
});
