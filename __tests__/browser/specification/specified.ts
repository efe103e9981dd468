// The tests in this folder know only the specification, so this file imports nothing of the site.
import { test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

const SECTION_IDS = {
  pop: "abstract introduction reputation-system dispute-resolution conclusion",
  erc4337a:
    "abstract introduction protocol-slot multi-agent-systems session-keys swarm-intelligence conclusion",
  agfi: "introduction module-architecture jobs-module lending-module insurance-module dao-module tokenization-module conclusion",
};
const createPaper = (slug: keyof typeof SECTION_IDS, title: string) => ({
  path: `/litepapers/${slug}`,
  title,
  sections: SECTION_IDS[slug].split(" "),
});
export const papers = [
  createPaper("pop", "Proof of Performance"),
  createPaper("erc4337a", "ERC4337A"),
  createPaper("agfi", "Agentic Finance"),
];
export const routes = [{ path: "/", title: "Home" }, ...papers];
export const HEADLINE = "The blockchain for AI agents";
export const features = [
  "The chain",
  "Proof-of-performance reputation",
  "Agentic finance modules",
  "Agent wallet standard",
  "Multi-hop tasks",
  "Open protocol",
] as const;

/** Returns a predicate for `toHaveURL` that accepts a path with the given hash, or with any if none is given. */
export const matchUrl = (path: string, hash?: string) => (url: URL) =>
  (url.pathname.replace(/\/$/, "") || "/") === path && (!hash || url.hash === `#${hash}`);

/**
 * Fails a test on uncaught errors, and on requests to other origins that it has not removed from `foreignRequests`, the URLs of
 * all such requests so far.
 */
export const test = base.extend<{ foreignRequests: string[] }>({
  foreignRequests: [
    async ({ context, baseURL }, use) => {
      const foreignRequests: string[] = [];
      const errors: string[] = [];
      context.on("request", (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== "data:" && origin !== new URL(baseURL ?? "").origin)
          foreignRequests.push(request.url());
      });
      context.on("weberror", (error) => errors.push(String(error.error().stack ?? error.error())));
      await use(foreignRequests);
      expect(errors, "uncaught errors").toEqual([]);
      expect(foreignRequests, "requests to other origins that the test did not expect").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has hydrated an element, and for the frame in which effects run. Before, a click has no effect. */
export async function waitForHydration(element: Locator): Promise<void> {
  const isHydrated = (node: Element) => Object.keys(node).some((key) => key.startsWith("__react"));
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
  await element.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
}

/** Returns the table of contents that is shown at the width of the window. */
export const getTableOfContents = (page: Page) => page.getByRole("navigation", { name: /contents/i });

/** Returns the hashes of links without the #, in order. */
export const getLinkedIds = (links: Locator) =>
  links.evaluateAll((elements) => elements.map((link) => (link as HTMLAnchorElement).hash.slice(1)));

/** Returns the section with an id, which either its h2 or the parent of the h2 has. */
export const getSection = (page: Page, id: string) => page.locator(`h2[id="${id}"], [id="${id}"]:has(> h2)`);

/** Returns the link to a section in the table of contents. */
export const getContentsEntry = (page: Page, id: string) =>
  getTableOfContents(page).locator(`a[href$="#${id}"]`);

/**
 * Returns a function that reads the scroll behaviours so far: those that scripts have passed to scrolling functions, and the
 * `scroll-behavior` of the page at each click.
 */
export async function recordScrollBehaviours(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const scrollBehaviours: string[] = [];
    Object.assign(window, { scrollBehaviours });
    for (const owner of [Element.prototype, window] as unknown as Record<string, unknown>[])
      for (const name of ["scrollIntoView", "scrollTo", "scroll", "scrollBy"]) {
        const original = owner[name] as undefined | ((...values: unknown[]) => unknown);
        owner[name] = function (...values: { behavior?: string }[]) {
          scrollBehaviours.push(...values.flatMap((value) => value?.behavior ?? []));
          return original?.apply(this, values);
        };
      }
    window.onclick = () => scrollBehaviours.push(getComputedStyle(document.documentElement).scrollBehavior);
  });
  return () => page.evaluate(() => (window as unknown as { scrollBehaviours: string[] }).scrollBehaviours);
}
