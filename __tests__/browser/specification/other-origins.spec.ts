import { expect, routes, test, waitForHydration } from "./specified";

// What a sign-up asks for is tested with the waitlist.
for (const { path } of routes)
  test(`the route ${path} asks no other origin for anything while it is read`, async ({
    page,
    foreignRequests,
  }) => {
    await page.goto(path);
    await waitForHydration(page.getByRole("main"));
    const end = page.getByRole("contentinfo");
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    expect(foreignRequests).toEqual([]);
  });
