import { expect, routes, taken, test } from "./specified";

// What a sign-up asks for is tested with the waitlist.
for (const { path } of routes)
  test(`the route ${path} asks no other origin for anything while it is read`, async ({
    page,
    strangers,
  }) => {
    await page.goto(path);
    await taken(page.getByRole("main"));
    const end = page.getByRole("contentinfo");
    await end.scrollIntoViewIfNeeded();
    await expect(end).toBeInViewport();
    expect(strangers).toEqual([]);
  });
