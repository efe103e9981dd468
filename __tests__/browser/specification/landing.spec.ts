import {
  expect,
  features,
  HEADLINE,
  matchUrl,
  papers,
  recordScrollBehaviours,
  test,
  waitForHydration,
} from "./specified";

const cards = ["A2A commerce", "Agent-optimised smart contract wallet", "Human-agent collaboration"] as const;

test.use({ viewport: { width: 1280, height: 720 }, contextOptions: { reducedMotion: "reduce" } });

test("the landing page has the logo, headings and other parts in the specified order", async ({ page }) => {
  await page.goto("/");
  const main = page.getByRole("main");
  const parts = [HEADLINE, ...cards, ...features, "Litepapers", ...papers.map(({ title }) => title)];
  const expectedHeadings = parts.map((part) => part.toLowerCase());
  const headings = await main.getByRole("heading").allTextContents();
  const pageHeadings = headings.map((heading) => heading.trim().toLowerCase());
  expect(pageHeadings.filter((heading) => expectedHeadings.includes(heading))).toEqual(expectedHeadings);

  const logo = page.getByRole("img", { name: "HyperAgent" });
  const homeLink = page.getByRole("banner").getByRole("link").filter({ has: logo, visible: true });
  await expect(homeLink).toHaveAttribute("href", "/");
  const getHeading = (name: string) => main.getByRole("heading", { name, exact: true });
  const orderedParts = [
    homeLink,
    main.getByRole("button", { name: "See demo" }),
    main.locator("xpath=//h1/following::h2/following::p[normalize-space()][1]").first(),
    ...[cards[0], features[0], "Litepapers"].map(getHeading),
    page.locator('input[name="EMAIL"]'),
    page.getByRole("contentinfo"),
  ];
  const positions = await Promise.all(orderedParts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(positions).toEqual(positions.toSorted((first, second) => first - second));
});

test("each litepaper's card leads to its paper, which opens at the top", async ({ page }) => {
  for (const { path, title } of papers) {
    await page.goto("/");
    const card = page.getByRole("main").getByRole("link", { name: new RegExp(`^${title}`) });
    await card.first().click();
    await expect(page).toHaveURL(matchUrl(path));
    await expect(page).toHaveTitle(`HyperAgent | ${title}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test("the footer has columns, the year, and links that are no placeholders", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2041-06-01T12:00:00Z"));
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  const getHref = (name: string) => footer.getByRole("link", { name, exact: true }).getAttribute("href");
  for (const text of ["Product", "Resources", "Company", "LinkedIn"])
    await expect(footer.getByText(new RegExp(`^${text}$`))).toBeVisible();
  expect(await getHref("X")).toMatch(/^https:\/\/x\.com\/\w+$/);
  expect(await getHref("GitHub")).toBe("https://github.com/hyperagentio");
  await expect(footer.getByRole("link", { name: "LinkedIn" })).toHaveCount(0);
  await expect(page.locator('a[href="#"], a[href=""], a:not([href])')).toHaveCount(0);
  await expect(footer.locator("[tabindex='0']")).toHaveCount(0);
  await expect(footer).toContainText(/©\s*2041/);
});

for (const motion of ["reduce", "no-preference"] as const)
  test(`“Litepapers” in the hero scrolls to its section, with motion ${motion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion });
    const readScrollBehaviours = await recordScrollBehaviours(page);
    await page.goto("/");
    const main = page.getByRole("main");
    await expect(main.getByRole("button", { name: "See demo" })).toBeInViewport();
    const name = { name: "Litepapers", exact: true };
    const litepapers = main.getByRole("link", name).or(main.getByRole("button", name)).first();
    await expect(litepapers).toBeInViewport();
    await expect(main.getByRole("heading", name)).not.toBeInViewport();
    await waitForHydration(litepapers);
    await litepapers.click();
    await expect(main.getByRole("heading", name)).toBeInViewport();
    expect((await readScrollBehaviours()).includes("smooth")).toBe(motion === "no-preference");
  });
