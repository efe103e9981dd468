/** Tests that say nothing about Firefox ESR, each with the reason: the browser differs, not the site. */
export const NOT_IN_FIREFOX: readonly { tests: RegExp; because: string }[] = [
  {
    tests: /smooth scrolling|an entry scrolls to its section: smoothly/,
    because: "reduced motion is set for the whole run, since Playwright cannot set it for one test here",
  },
  {
    tests: /under a finger/,
    because: "the pointer is set for the whole run too, since without a screen this browser has none",
  },
  {
    tests: /goes through everything in the order it is read/,
    because: "without a screen it has no WebGL, so there is no orb and no button to pause it",
  },
];
