import { expect, routes, SUCCESS, taken, test, waitlist, waitlistAddress } from "./specified";

test.use({ viewport: { width: 1024, height: 600 } });

for (const { path } of routes) {
  test(`the route ${path} asks no other origin for anything, also while it is read to its end`, async ({
    page,
    strangers,
  }) => {
    await page.goto(path);
    const end = page.getByRole("contentinfo");
    await taken(end.getByRole("link").first());
    await page.getByRole("main").hover();
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await page.evaluate(() => document.cookie)).toBe("");
    expect(strangers).toEqual([]);
  });
}

test("a sign-up asks the waitlist's origin alone, once", async ({ page, strangers }) => {
  await page.goto("/");
  const address = await waitlistAddress(page);
  await page.route(
    ({ origin }) => origin === address.origin,
    (route) => route.fulfill({ status: 200 }),
  );
  const { field, button } = waitlist(page);
  await taken(field);
  expect(strangers).toEqual([]);
  await field.fill("ada@example.com");
  await button.click();
  await expect(page.getByText(SUCCESS)).toBeVisible();
  expect(strangers.splice(0)).toEqual([address.href]);
});
