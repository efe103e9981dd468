/** A wrong edit that a person would see or hear, and where to look for what it breaks. */
export type Edit = {
  what: string;
  file: string;
  /** Stands in the file exactly once. */
  from: string;
  to: string;
  /** Unit tests beside those that import the file. */
  units?: readonly string[];
  /** Browser tests by name, for what no unit can see. */
  browser?: readonly string[];
};

const ORB = "src/components/Orb";
const SPECIFIED = ["__tests__/content/specified-statements.test.ts"];

export const edits: readonly Edit[] = [
  {
    what: "the orb's shader returns nothing",
    file: `${ORB}/orb-shader.ts`,
    from: "gl_FragColor = vec4(shown, max(shown.r, max(shown.g, shown.b)));",
    to: "gl_FragColor = vec4(0.);",
    browser: ["orb"],
  },
  {
    what: "the page turns the orb's colours to green",
    file: "src/components/Hero/Hero.tsx",
    from: "<Orb />",
    to: "<Orb hue={120} />",
    browser: ["orb"],
  },
  {
    what: "the page makes the orb bend a quarter as far",
    file: "src/components/Hero/Hero.tsx",
    from: "<Orb />",
    to: "<Orb hoverIntensity={0.5} />",
    browser: ["orb"],
  },
  {
    what: "the page lets the orb turn",
    file: "src/components/Hero/Hero.tsx",
    from: "<Orb />",
    to: "<Orb rotateOnHover />",
    browser: ["orb"],
  },
  {
    what: "the poster stays over the running orb",
    file: `${ORB}/Orb.module.css`,
    from: '.orb:is([data-orb="running"], [data-orb="paused"]) .poster {',
    to: '.orb:is([data-orb="never"]) .poster {',
    browser: ["orb"],
  },
  {
    what: "the orb never bends",
    file: `${ORB}/orb-scene.ts`,
    from: "pullTowards(pointer.position, options.hoverIntensity * pointer.strength, look.uPull.value);",
    to: "pullTowards(pointer.position, 0, look.uPull.value);",
    browser: ["orb"],
  },
  {
    what: "placeholders in the footer are invisible",
    file: "src/components/SiteFooter/SiteFooter.module.css",
    from: ".later {\n    color: var(--ink-quiet);",
    to: ".later {\n    color: var(--ink-quiet);\n    opacity: 0;",
    browser: ["visual"],
  },
  {
    what: "nothing scrolls smoothly on phones",
    file: "src/styles/base.css",
    from: "@media (prefers-reduced-motion: no-preference) {\n    html[data-scroll",
    to: "@media (prefers-reduced-motion: no-preference) and (width >= 48rem) {\n    html[data-scroll",
    browser: ["landing"],
  },
  {
    what: "the current section's mark is hidden",
    file: "src/components/TableOfContents/TableOfContents.module.css",
    from: "font-weight: 600;\n    box-shadow:",
    to: "box-shadow: none;\n    --unused:",
    browser: ["visual"],
  },
  {
    what: "drawings never animate",
    file: "src/components/FeatureDrawing/drawing.module.css",
    from: "animation-duration: 9s;",
    to: "animation-duration: 0s;",
    browser: ["landing-details", "drawings"],
  },
  {
    what: "a card's text is its title",
    file: "src/components/FeatureCards/FeatureCards.tsx",
    from: "<p className={styles.text}>{text}</p>",
    to: "<p className={styles.text}>{title}</p>",
    browser: ["landing"],
  },
  {
    what: "the paper says that the appeal deposit never returns",
    file: "content/litepapers/pop/index.mdx",
    from: "It returns if the appeal succeeds.",
    to: "It never returns, whoever is right.",
    units: SPECIFIED,
  },
  {
    what: "the paper loses the supervisors' identity checks",
    file: "content/litepapers/pop/index.mdx",
    from: "proving humanity and passing identity checks",
    to: "proving humanity",
    units: SPECIFIED,
  },
  {
    what: "the search has no index",
    file: "src/gatsby/after-build.ts",
    from: "  await writeSearchIndex();\n",
    to: "",
    units: ["__tests__/gatsby"],
    browser: ["search"],
  },
  {
    what: "a resize does not move the reading line",
    file: "src/hooks/use-reading-position.ts",
    from: 'window.addEventListener("resize", schedule, { passive: true });',
    to: "",
    browser: ["table-of-contents"],
  },
  {
    what: "an idle task that was cancelled runs",
    file: `${ORB}/when-idle.ts`,
    from: '    window.removeEventListener("load", wait);\n    cancelIdle();',
    to: '    window.removeEventListener("load", wait);',
  },

  {
    what: "a paper's bar has no way home",
    file: "src/components/SiteHeader/SiteHeader.tsx",
    from: '<Link className={styles.back} to="/">',
    to: '<Link className={styles.back} to="/" hidden>',
    browser: ["litepaper"],
  },
  {
    what: "GitHub's link leads to another place",
    file: "src/lib/site.ts",
    from: 'github: "https://github.com/hyperagentio"',
    to: 'github: "https://github.com/hyperagent"',
  },
  {
    what: "the copyright's year stands still",
    file: "src/components/SiteFooter/SiteFooter.tsx",
    from: "{new Date().getFullYear()}",
    to: "2020",
  },
  {
    what: "a paper has no PDF in the footer",
    file: "src/components/SiteFooter/SiteFooter.tsx",
    from: "{pdf && (",
    to: "{!pdf && (",
    browser: ["landing"],
  },
  {
    what: "a paper's length is not told",
    file: "src/components/PaperHeader/PaperHeader.tsx",
    from: "<span>{readingMinutes} min</span>",
    to: "",
    browser: ["visual"],
  },
  {
    what: "a click on a menu's entry leaves the menu open",
    file: "src/components/TableOfContents/TableOfContents.tsx",
    from: "if (menu.current) menu.current.open = false;",
    to: "",
    browser: ["table-of-contents"],
  },
  {
    what: "the reading line lies at the top of the window",
    file: "src/lib/active-section.ts",
    from: "READING_LINE = 200",
    to: "READING_LINE = 0",
  },
  {
    what: "the last section is never marked at the page's end",
    file: "src/lib/active-section.ts",
    from: "if (atPageBottom) return sections.at(-1)?.id;",
    to: "",
  },
  {
    what: "a chosen theme is forgotten",
    file: "src/lib/theme.ts",
    from: "else window.localStorage.setItem(THEME_KEY, theme);",
    to: "",
  },
  {
    what: "dark reading flashes light before it is dark",
    file: "src/lib/theme.ts",
    from: "document.documentElement.dataset.theme=t}catch{}",
    to: "0}catch{}",
    browser: ["theme"],
  },
  {
    what: "Escape closes all that is open",
    file: "src/lib/dismissal.ts",
    from: 'open.at(-1)?.dismiss("escape");',
    to: 'for (const { dismiss } of [...open]) dismiss("escape");',
    browser: ["dismissal"],
  },
  {
    what: "a press beside it closes nothing",
    file: "src/lib/dismissal.ts",
    from: 'document[change]("pointerdown", leave);',
    to: "",
  },
  {
    what: "a sign-up that fails loses the address",
    file: "src/lib/waitlist-sign-up.ts",
    from: 'set({ state: "error", email });',
    to: 'set({ state: "error", email: "" });',
  },
  {
    what: "a second click signs up twice",
    file: "src/lib/waitlist-sign-up.ts",
    from: 'if (email === "" || current.state === "submitting") return;',
    to: 'if (email === "") return;',
  },
  {
    what: "the confirmation is not announced",
    file: "src/components/Waitlist/Waitlist.tsx",
    from: 'role="status"',
    to: "",
  },
  {
    what: "the field is not disabled while a request is under way",
    file: "src/components/Waitlist/Waitlist.tsx",
    from: "defaultValue={email}\n                disabled={submitting}",
    to: "defaultValue={email}",
  },
  {
    what: "bots' trap is in the way of the Tab key",
    file: "src/components/Waitlist/Waitlist.tsx",
    from: 'tabIndex={-1} autoComplete="off"',
    to: 'autoComplete="off"',
    browser: ["small-windows", "landing"],
  },
  {
    what: "two items of the accordion are open at once",
    file: "src/hooks/use-accordion.ts",
    from: "change(id === wanted.current ? undefined : id, id)",
    to: "change(id, id)",
  },
  {
    what: "the open item cannot be seen to be open",
    file: "src/components/ProtocolFeatures/ProtocolFeatureItem.tsx",
    from: "aria-expanded={open}",
    to: "data-expanded={open}",
  },
  {
    what: "a found word is not marked",
    file: "src/lib/search.ts",
    from: 'marked: piece.startsWith("<mark>"),',
    to: "marked: false,",
  },
  {
    what: "results of a page come in any order",
    file: "src/lib/search.ts",
    from: ".sort((one, other) => scoreOf(other) - scoreOf(one))",
    to: "",
  },
  {
    what: "a result leads to the page's top",
    file: "src/lib/search.ts",
    from: "url: withoutSlash(section.url),",
    to: "url: withoutSlash(url),",
  },
  {
    what: "a preview stays when the pointer has left",
    file: "src/hooks/use-preview.ts",
    from: "if (linkOf(event) || isOnCard(event.target)) later(hide, CLOSE_DELAY);",
    to: "",
    browser: ["reading"],
  },
  {
    what: "a page stands where the page before it was left",
    file: "src/navigation/reading-place.ts",
    from: 'else window.scrollTo({ top: 0, behavior: "instant" });',
    to: "",
    browser: ["litepaper", "reading-place"],
  },
  {
    what: "what has the focus cannot be seen",
    file: "src/styles/base.css",
    from: "outline: 2px solid var(--focus);",
    to: "outline: none;",
    browser: ["visual"],
  },
  {
    what: "links in the text look like text",
    file: "src/styles/base.css",
    from: "text-decoration-thickness: 1px;",
    to: "text-decoration-line: none;",
    browser: ["visual"],
  },
  {
    what: "what is only for ears is shown to all",
    file: "src/styles/base.css",
    from: ".visually-hidden {\n    position: absolute;\n    width: 1px;\n    height: 1px;\n    overflow: hidden;",
    to: ".visually-hidden {\n    position: absolute;",
    browser: ["waitlist", "visual", "composition"],
  },
  {
    what: "the first Tab does not lead past the bar",
    file: "src/styles/base.css",
    from: ".skip-link:focus {\n    transform: none;",
    to: ".skip-link:focus {",
    browser: ["small-windows"],
  },
  {
    what: "notes are numbered from nought",
    file: "src/markdown/notes.ts",
    from: "used.size + 1",
    to: "used.size",
  },
  {
    what: "a paper's card has no date",
    file: "src/components/LitepaperCards/LitepaperCards.tsx",
    from: "<time dateTime={dateModified}>{formatDay(dateModified)}</time>",
    to: "",
  },
  {
    what: "headings are not balanced over their lines",
    file: "src/styles/base.css",
    from: "text-wrap: balance;",
    to: "",
    browser: ["visual"],
  },
];
