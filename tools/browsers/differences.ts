/** Tests that say nothing about Firefox ESR, each with the reason: the browser differs, not the site. */
export const NOT_IN_FIREFOX: readonly { tests: RegExp; because: string }[] = [
  {
    tests: /smooth scrolling|scrolls smoothly|Enter on an entry does what a click does/,
    because: "reduced motion is set for the whole run, since Playwright cannot set it for one test here",
  },
  {
    tests: /without a scroll when reduced motion|a click jumps when reduced motion/,
    because:
      "before it clicks, Playwright brings the link into view by a scroll of its own, which these tests would count",
  },
  {
    tests: /goes through everything in the order it is read/,
    because: "without a screen it has no WebGL, so there is no orb and no button to pause it",
  },
];
