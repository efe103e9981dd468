import { expect, routes, test, waitForHydration } from "./specified";

// `waitlist.spec.ts` tests the request of a sign-up.
for (const { path } of routes)
  test(`the route ${path} sends no request to another origin while it is read`, async ({
    page,
    foreignRequests,
  }) => {
    await page.goto(path);
    await waitForHydration(page.getByRole("main"));
    const footer = page.getByRole("contentinfo");
    await footer.scrollIntoViewIfNeeded();
    await expect(footer).toBeInViewport();
    expect(foreignRequests).toEqual([]);
  });
