// What the specification says, and what each test stands on: nothing of the site's own code. A test fails on an uncaught
// error and on a request to any place but the site and, where it asks for it, the waitlist.
import { test as base, expect, type Locator, type Page } from "@playwright/test";

export { expect };

const SECTIONS = {
  pop: "abstract introduction reputation-system dispute-resolution conclusion",
  erc4337a:
    "abstract introduction protocol-slot multi-agent-systems session-keys swarm-intelligence conclusion",
  agfi: "introduction module-architecture jobs-module lending-module insurance-module dao-module tokenization-module conclusion",
};
const paper = (slug: keyof typeof SECTIONS, title: string) => ({
  path: `/litepapers/${slug}`,
  title,
  sections: SECTIONS[slug].split(" "),
});
export const papers = [
  paper("pop", "Proof of Performance"),
  paper("erc4337a", "ERC4337A"),
  paper("agfi", "Agentic Finance"),
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

/** A path of the site, with any part of an address behind it or the one that is asked for. */
export const matchUrl = (path: string, hash?: string) => (url: URL) =>
  (url.pathname.replace(/\/$/, "") || "/") === path && (!hash || url.hash === `#${hash}`);

/** `foreignRequests`: the addresses of other origins that the browser has asked so far. */
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
      expect(foreignRequests, "requests to other origins that the test did not ask for").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken an element over: before, a click on it would do nothing. Effects follow within a frame. */
export async function waitForHydration(element: Locator): Promise<void> {
  const mark = (node: Element) => Object.keys(node).some((key) => key.startsWith("__react"));
  await expect.poll(() => element.evaluate(mark)).toBe(true);
  await element.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
}

/** The table of contents that can be seen at the page's width. */
export const getTableOfContents = (page: Page) => page.getByRole("navigation", { name: /contents/i });

/** The ids that links of the page itself lead to, in order. */
export const getLinkedIds = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));

/** A section by its promised id, which its h2 has or what holds it. */
export const getSection = (page: Page, id: string) => page.locator(`h2[id="${id}"], [id="${id}"]:has(> h2)`);

/** The section's entry in the table of contents. */
export const getContentsEntry = (page: Page, id: string) =>
  getTableOfContents(page).locator(`a[href$="#${id}"]`);

/** Keeps a record of how the page scrolls: as a script asks for, and by the style at each click. */
export async function recordScrollBehaviours(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    for (const owner of [Element.prototype, window] as unknown as Record<string, unknown>[])
      for (const name of ["scrollIntoView", "scrollTo", "scroll", "scrollBy"]) {
        const original = owner[name] as undefined | ((...values: unknown[]) => unknown);
        owner[name] = function (...values: { behavior?: string }[]) {
          seen.push(...values.flatMap((value) => value?.behavior ?? []));
          return original?.apply(this, values);
        };
      }
    window.onclick = () => seen.push(getComputedStyle(document.documentElement).scrollBehavior);
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
}
