/**
 * Pictures of what no sentence sees, against those in `visual.spec.ts-snapshots/`.
 *
 * Each shows one state, reached in one way: a page is loaded at its final size, at its top. Pictured is the window, or one
 * element of what stands or opens on the page, with everything around it taken away. So neither a scroll position nor what
 * lies behind can come into a picture. The fonts are the site's own, the clock stands still, a paper's length is a fixed
 * number, and the orb, whose light each processor rounds in its own way, is hidden.
 *
 * They hold for the Chromium inside @sparticuz/chromium; another one skips them. After a change of design take them anew,
 * and look at each: `npx playwright test visual --update-snapshots`.
 */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { isBundled, openPage, paperPath } from "./pages";

test.use({ contextOptions: { reducedMotion: "reduce" } });
test.skip(({ launchOptions }) => !isBundled(launchOptions), "The pictures are of the bundled Chromium.");

const screens = {
  phone: { viewport: { width: 390, height: 844 }, colorScheme: "light" },
  desk: { viewport: { width: 1440, height: 900 }, colorScheme: "dark" },
} as const;

/** The papers whose cards and links the pictures hold. */
const HELD = ["pop", "erc4337a", "agfi"].map(paperPath);

type Picture = {
  name: string;
  /** The wrong edit that this picture alone would show. */
  shows: string;
  screen: keyof typeof screens;
  path: string;
  /** As on paper, where all that can be opened is open. */
  printed?: true;
  /** As where the system forces its own colours. */
  forced?: true;
  /** The element that is pictured, once the state is reached; without one, the window. */
  look?: (page: Page) => Locator | Promise<Locator>;
};

const pictures: readonly Picture[] = [
  {
    name: "landing-phone",
    shows: "the headline breaks elsewhere, or its size, the buttons or the bar lose their measure",
    screen: "phone",
    path: "/",
  },
  {
    name: "landing-desk",
    shows: "the first screen is composed in another way on a large window",
    screen: "desk",
    path: "/",
  },
  {
    name: "cards",
    shows: "a card's drawing has lost a stroke, or stands elsewhere beside its words",
    screen: "desk",
    path: "/",
    look: (page) => page.locator("section:has(#cards)"),
  },
  {
    name: "features",
    shows: "one of the six drawings has lost a stroke, or stands with another feature",
    screen: "desk",
    path: "/",
    printed: true,
    look: (page) => page.locator("section[aria-labelledby=features]"),
  },
  {
    name: "covers",
    shows: "a paper's cover has another paper's figure, or none",
    screen: "desk",
    path: "/",
    look: (page) => page.locator("#litepapers"),
  },
  {
    name: "footer",
    shows: "a column, the mark or the colophon stands elsewhere",
    screen: "desk",
    path: "/",
    look: (page) => page.locator("footer"),
  },
  {
    name: "paper-phone",
    shows: "a paper's opening is set in another size, colour or order on a phone",
    screen: "phone",
    path: paperPath("pop"),
  },
  {
    name: "paper-desk",
    shows: "a paper's text, contents and margin stand elsewhere on a large window",
    screen: "desk",
    path: paperPath("pop"),
  },
  {
    name: "changed-run",
    shows: "a number that was changed cannot be told from a printed one",
    screen: "desk",
    path: `${paperPath("pop")}?run=job.price:140`,
    look: async (page) => {
      const run = page.locator(".run").first();
      await run.scrollIntoViewIfNeeded();
      await expect(run).toContainText("140");
      return run;
    },
  },
  {
    name: "figure-path",
    shows: "a figure of which one path is shown lights another path, or all",
    screen: "desk",
    path: `${paperPath("pop")}?fig.job-states=buyer-wins`,
    look: (page) => figure(page, "job-states"),
  },
  {
    name: "figure-chart",
    shows: "a chart's curve, axis, handle or controls are drawn elsewhere",
    screen: "desk",
    path: `${paperPath("pop")}?run=job.price:140`,
    look: (page) => figure(page, "appeal-threshold"),
  },
  {
    name: "figure-phone",
    shows: "a figure's controls leave their rows under the drawing on a phone",
    screen: "phone",
    path: paperPath("pop"),
    look: (page) => figure(page, "reputation-over-time"),
  },
  {
    name: "figure-forced",
    shows: "a figure's words or lines are lost where the system forces its colours",
    screen: "desk",
    path: `${paperPath("pop")}?run=job.price:140`,
    forced: true,
    look: (page) => figure(page, "appeal-threshold"),
  },
  {
    name: "preview",
    shows: "the card of a term is set like the text, or without its ground",
    screen: "phone",
    path: paperPath("agfi"),
    look: async (page) => {
      await page.locator("article a.term").first().focus();
      const card = page.locator("#preview");
      await expect(card).toBeVisible();
      // It stands beside its link, wherever that is.
      await card.evaluate((element) => {
        element.style.setProperty("inset", "0 auto auto 0", "important");
        element.style.setProperty("position", "fixed", "important");
      });
      return card;
    },
  },
  {
    name: "changes",
    shows: "what was added since a version cannot be told from what was taken away",
    screen: "phone",
    path: "/litepapers/pop/v/0-1/changes",
  },
  {
    name: "question",
    shows: "an answer's proof does not stand in the margin beside it",
    screen: "desk",
    path: "/questions",
    look: (page) => page.locator("section section").first(),
  },
  {
    name: "search",
    shows: "excerpts are cut to a few words, or what was looked for is not marked in them",
    screen: "desk",
    path: "/glossary",
    look: async (page) => {
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox").fill("escrow");
      const first = page.getByRole("option").first();
      await expect(first).toBeVisible();
      // What is found, and in which order, changes with any paper: one result with words of its own stands for all.
      await first.evaluate((option) => {
        for (const other of document.querySelectorAll("[role=option], [role=group]"))
          if (other !== option && !other.contains(option)) other.remove();
        const [section, excerpt] = option.querySelectorAll(":scope > span");
        const mark = excerpt?.querySelector("mark");
        const name = option.parentElement?.querySelector("p");
        if (name) name.textContent = "A paper";
        if (section) section.textContent = "A section";
        if (mark) mark.textContent = "escrow";
        if (mark)
          excerpt?.replaceChildren("The buyer pays into ", mark, ", and the seller is paid from there.");
        for (const status of document.querySelectorAll("dialog [role=status]")) status.textContent = "";
      });
      return page.getByRole("dialog");
    },
  },
  {
    name: "demo-start",
    shows: "the scene, the sentence and the choices are out of their order on a phone",
    screen: "phone",
    path: "/#demo",
    look: demo,
  },
  {
    name: "demo-dispute",
    shows: "the light does not split when a dispute is open",
    screen: "phone",
    path: "/#demo=buyer.nfsld",
    look: demo,
  },
  {
    name: "demo-ending",
    shows: "what an ending came to is not its largest line",
    screen: "desk",
    path: "/#demo=buyer.nfsldgpG",
    look: demo,
  },
];

async function demo(page: Page): Promise<Locator> {
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Close" })).toBeVisible();
  return dialog;
}

/** A figure that has its controls. */
async function figure(page: Page, name: string): Promise<Locator> {
  const found = page.locator(`figure[data-figure=${name}]`);
  await found.scrollIntoViewIfNeeded();
  await expect(found.getByText("Reset, copy")).toBeVisible();
  return found;
}

/** Takes away all that is neither the element, nor in it, nor around it: it then stands at the page's top. */
async function isolate(element: Locator): Promise<void> {
  await element.evaluate(async (element) => {
    const inTopLayer = element.matches(":modal, :popover-open");
    for (let node = element; node !== document.body && node.parentElement; node = node.parentElement)
      for (const other of node.parentElement.children)
        if (other !== node && other instanceof HTMLElement) {
          if (inTopLayer) other.style.visibility = "hidden";
          else other.style.display = "none";
        }
    window.scrollTo({ top: 0, behavior: "instant" });
  });
}

for (const [screen, use] of Object.entries(screens))
  test.describe(`on a ${screen}`, () => {
    test.use(use);

    for (const { name, shows, path, printed, forced, look } of pictures.filter(
      (picture) => picture.screen === screen,
    ))
      test(`the picture “${name}” would show that ${shows}`, async ({ page }) => {
        await page.clock.setFixedTime(new Date("2026-12-01T12:00:00Z"));
        await page.emulateMedia({
          media: printed ? "print" : "screen",
          forcedColors: forced ? "active" : "none",
        });
        await openPage(page, path);
        const element = await look?.(page);
        if (element) await isolate(element);
        await page.evaluate(async (held) => {
          // What is published later has a card and a link of its own.
          for (const item of document.querySelectorAll("li:has(a[href^='/litepapers/'])"))
            if (!held.some((path) => item.querySelector(`a[href^="${path}"]`))) item.remove();
          for (const orb of document.querySelectorAll<HTMLElement>("[data-orb]"))
            orb.style.visibility = "hidden";
          // A paper's length changes with any sentence of it.
          for (const fact of document.querySelectorAll("p > span"))
            if (/ (?:min|words)\b/.test(fact.textContent))
              fact.textContent = fact.textContent.replace(/[\d,]*\d/g, "1000");
          await document.fonts.ready;
        }, HELD);
        await page.mouse.move(0, 0);
        await expect(element ?? page).toHaveScreenshot(`${name}.png`, {
          animations: "disabled",
          caret: "hide",
          // Less than an eye sees: how a processor rounds a colour, or one corner.
          threshold: 0.1,
          maxDiffPixels: 20,
        });
      });
  });
