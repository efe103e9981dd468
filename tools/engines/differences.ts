/** Tests that say nothing about Firefox ESR, each with the reason: the browser differs, not the site. */
export const NOT_IN_FIREFOX: readonly { tests: RegExp; because: string }[] = [
  {
    tests: /smooth scrolling/,
    because: "reduced motion is set for the whole run, since Playwright cannot set it for one test here",
  },
];
