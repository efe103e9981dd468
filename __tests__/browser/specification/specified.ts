/**
 * What the specification says, and what every test of it stands on: nothing of the site's own code. Each test fails on an
 * uncaught error and on a request to any place but the site and, where the test asks for it, the waitlist.
 */
import { test as base, expect, type Locator, type Page, type Request } from "@playwright/test";

export { expect };

export const papers = [
  {
    path: "/litepapers/pop",
    title: "Proof of Performance",
    sections: ["abstract", "introduction", "reputation-system", "dispute-resolution", "conclusion"],
  },
  {
    path: "/litepapers/erc4337a",
    title: "ERC4337A",
    sections: [
      "abstract",
      "introduction",
      "protocol-slot",
      "multi-agent-systems",
      "session-keys",
      "swarm-intelligence",
      "conclusion",
    ],
  },
  {
    path: "/litepapers/agfi",
    title: "Agentic Finance",
    sections: [
      "introduction",
      "module-architecture",
      "jobs-module",
      "lending-module",
      "insurance-module",
      "dao-module",
      "tokenization-module",
      "conclusion",
    ],
  },
] as const;

export const routes = [{ path: "/", title: "Home" }, ...papers];

export const HEADLINE = "The blockchain for AI agents";

export const cards = [
  "A2A commerce",
  "Agent-optimised smart contract wallet",
  "Human-agent collaboration",
] as const;

export const features = [
  "The chain",
  "Proof-of-performance reputation",
  "Agentic finance modules",
  "Agent wallet standard",
  "Multi-hop tasks",
  "Open protocol",
] as const;

export const SUBMITTING = "Submitting...";
export const SUCCESS = "✓ Thanks! You're on the waitlist.";
export const FAILURE = "Something went wrong. Please try again.";

export const pageTitle = (title: string) => `HyperAgent | ${title}`;

/** A path of the site, with any part of an address behind it or none. */
export const at = (path: string, hash = "") => (url: URL) =>
  (url.pathname.replace(/\/$/, "") || "/") === path && (hash === "" || url.hash === `#${hash}`);

type Fixtures = {
  /** The addresses of other origins that the browser has asked so far. */
  strangers: string[];
};

export const test = base.extend<Fixtures>({
  strangers: [
    async ({ context, baseURL }, use) => {
      const strangers: string[] = [];
      const errors: string[] = [];
      const note = (address: string) => {
        const { protocol, host } = new URL(address);
        const own = protocol === "data:" || protocol === "blob:" || host === new URL(baseURL ?? "").host;
        if (!own) strangers.push(address);
      };
      context.on("request", (request) => note(request.url()));
      context.on("page", (page) => page.on("websocket", (socket) => note(socket.url())));
      context.on("weberror", (error) => errors.push(String(error.error().stack ?? error.error())));
      await use(strangers);
      expect(errors, "uncaught errors").toEqual([]);
      expect(strangers, "requests to other origins that the test did not ask for").toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken an element over: before, a click on it would do nothing. */
export async function taken(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__react"))))
    .toBe(true);
}

/** The table of contents that can be seen at the page's width. */
export const contents = (page: Page) => page.getByRole("navigation", { name: /contents/i });

/** The ids that links of the page itself lead to, in order. */
export const idsOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).hash.slice(1)));

/** The section's entry in the table of contents. */
export const entry = (page: Page, id: string) => contents(page).locator(`a[href$="#${id}"]`);

/** The ids of all entries that are marked as the present one. */
export const marked = (page: Page) =>
  idsOf(contents(page).locator("[aria-current]:not([aria-current=false])"));

/** Keeps a record of how the page scrolls: by what a script asks for, and by the style at each click. */
export async function watchScrolling(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenScrolling: seen });
    const watch = <Name extends string>(owner: Record<Name, unknown>, name: Name) => {
      const original = owner[name] as (...values: unknown[]) => unknown;
      owner[name] = function (this: unknown, ...values: unknown[]) {
        for (const value of values as ({ behavior?: string } | undefined)[])
          if (value?.behavior) seen.push(value.behavior);
        return original.apply(this, values);
      };
    };
    for (const name of ["scrollIntoView", "scrollTo", "scroll", "scrollBy"] as const)
      watch(Element.prototype, name);
    for (const name of ["scrollTo", "scroll", "scrollBy"] as const) watch(window, name);
    window.addEventListener("click", () =>
      seen.push(getComputedStyle(document.documentElement).scrollBehavior),
    );
  });
  return () => page.evaluate(() => (window as unknown as { seenScrolling: string[] }).seenScrolling);
}

/** The waitlist's field for an address, its form, and the button that sends it. */
export function waitlist(page: Page) {
  const field = page.locator('input[name="EMAIL"]');
  const form = page.locator("form").filter({ has: field });
  return { field, form, button: form.getByRole("button") };
}

/** Where the form posts, with or without scripts. */
export const waitlistAddress = async (page: Page) =>
  new URL(await waitlist(page).field.evaluate((field: HTMLInputElement) => field.form?.action ?? ""));

/** The fields that a request sends, in whichever encoding of forms. */
export async function fieldsOf(request: Request): Promise<Record<string, unknown>> {
  const headers = { "content-type": request.headers()["content-type"] ?? "" };
  const body = new Uint8Array(request.postDataBuffer() ?? []);
  return Object.fromEntries((await new Response(body, { headers }).formData()).entries());
}
