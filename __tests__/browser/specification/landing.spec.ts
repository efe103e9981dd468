import {
  at,
  cards,
  expect,
  features,
  HEADLINE,
  pageTitle,
  papers,
  taken,
  test,
  watchScrolling,
} from "./specified";

test.use({ viewport: { width: 1280, height: 720 } });

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the bar shows the product's logo, which leads to the site's root", async ({ page }) => {
    await page.goto("/");
    const logo = page.getByRole("banner").getByRole("img", { name: "HyperAgent" });
    await expect(logo).toBeVisible();
    const link = page.getByRole("banner").getByRole("link").filter({ has: logo });
    await expect(link).toHaveAttribute("href", "/");
  });

  test("the parts of the landing page come in the specified order", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(HEADLINE);
    const parts = [HEADLINE, ...cards, ...features, "Litepapers", ...papers.map(({ title }) => title)];
    const wanted = parts.map((part) => part.toLowerCase());
    const headings = await page.getByRole("main").getByRole("heading").allTextContents();
    const found = headings.map((heading) => heading.trim().toLowerCase());
    expect(found.filter((heading) => wanted.includes(heading))).toEqual(wanted);

    const last = page.getByRole("main").getByRole("heading", { name: papers[2].title, exact: true });
    const field = page.locator('input[name="EMAIL"]');
    for (const [before, after] of [
      [last, field],
      [field, page.getByRole("contentinfo")],
    ] as const) {
      const [upper, lower] = [await before.boundingBox(), await after.boundingBox()];
      expect(upper?.y).toBeLessThan(lower?.y ?? 0);
    }
  });

  test("an intro statement stands between the hero and the cards", async ({ page }) => {
    await page.goto("/");
    const main = page.getByRole("main");
    const demo = await main.getByRole("button", { name: "See demo" }).boundingBox();
    const card = await main.getByRole("heading", { name: cards[0] }).boundingBox();
    const places = await main.getByRole("paragraph").evaluateAll((all) =>
      all
        .filter((paragraph) => paragraph.checkVisibility() && paragraph.textContent?.trim())
        .map((paragraph) => paragraph.getBoundingClientRect().top + window.scrollY),
    );
    const between = places.filter((top) => top > (demo?.y ?? 0) && top < (card?.y ?? 0));
    expect(between.length).toBeGreaterThan(0);
  });

  for (const { path, title } of papers) {
    test(`the card “${title}” leads to its paper, which opens at its top`, async ({ page }) => {
      await page.goto("/");
      const card = page.getByRole("main").getByRole("link", { name: new RegExp(`^${title}`) });
      await card.first().click();
      await expect(page).toHaveURL(at(path));
      await expect(page).toHaveTitle(pageTitle(title));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await page.goBack();
      await expect(page).toHaveTitle(pageTitle("Home"));
    });
  }

  test("the footer has three columns, the social links, and placeholders that are no links", async ({
    page,
  }) => {
    await page.goto("/");
    const footer = page.getByRole("contentinfo");
    for (const column of ["Product", "Resources", "Company"])
      await expect(footer.getByText(column, { exact: true })).toBeVisible();
    await expect(footer.getByRole("link", { name: "X", exact: true })).toHaveAttribute(
      "href",
      /^https:\/\/x\.com\/\w+$/,
    );
    await expect(footer.getByRole("link", { name: "GitHub", exact: true })).toHaveAttribute(
      "href",
      "https://github.com/hyperagentio",
    );
    await expect(footer.getByText("LinkedIn")).toBeVisible();
    await expect(footer.getByRole("link", { name: "LinkedIn" })).toHaveCount(0);
    await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
    await expect(footer.locator("[tabindex='0']")).toHaveCount(0);
  });

  test("the copyright line gives the present year, whenever the site was built", async ({ page }) => {
    await page.clock.setFixedTime(new Date("2041-06-01T12:00:00Z"));
    await page.goto("/");
    await expect(page.getByRole("contentinfo")).toContainText(/©\s*2041/);
  });
});

test("the hero has two buttons, of which “Litepapers” scrolls smoothly to the litepapers", async ({
  page,
}) => {
  const scrolling = await watchScrolling(page);
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: "See demo" })).toBeInViewport();
  const [link, button] = [
    main.getByRole("link", { name: "Litepapers", exact: true }),
    main.getByRole("button", { name: "Litepapers", exact: true }),
  ];
  const litepapers = link.or(button).first();
  await expect(litepapers).toBeInViewport();
  const heading = main.getByRole("heading", { name: "Litepapers", exact: true });
  await expect(heading).not.toBeInViewport();
  await taken(litepapers);
  await litepapers.click();
  await expect(heading).toBeInViewport();
  expect(await scrolling()).toContain("smooth");
});
