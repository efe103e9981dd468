import type { Edit } from "./edit";

/** What a colleague in a hurry would do: a cleanup, a name for ears or an escape left out, a boundary or an order turned. */
export const carelessEdits: readonly Edit[] = [
  // Components.
  {
    what: "a theme that another tab has forgotten with all its storage stays on this one",
    file: "src/components/ThemeSwitch/ThemeSwitch.tsx",
    from: "if (key === THEME_KEY || key === null) follow();",
    to: "if (key === THEME_KEY) follow();",
  },
  {
    what: "a number's editor says 1 hours",
    file: "src/components/LivePaper/NumberEditor.tsx",
    from: "<span>{value === 1 ? one : many}</span>",
    to: "<span>{many}</span>",
    browser: ["live-paper"],
  },
  {
    what: "a value that is refused in a number's editor is not said to be wrong to those who do not see its border",
    file: "src/components/LivePaper/NumberEditor.tsx",
    from: "          aria-invalid={refused !== undefined}\n",
    to: "",
    browser: ["live-paper"],
  },
  {
    what: "after Enter in a number's editor the focus is nowhere: Tab begins at the top of the page",
    file: "src/components/LivePaper/NumberEditor.tsx",
    from: "    element.focus({ preventScroll: true });\n    onClose();",
    to: "    onClose();",
    browser: ["live-paper"],
  },
  {
    what: "the way back to the printed run, which goes, takes the focus with it",
    file: "src/components/LivePaper/ChangesBar.tsx",
    from: "    store.reset();\n    focusPaper();\n",
    to: "    store.reset();\n",
    browser: ["live-paper"],
  },
  {
    what: "a figure that was copied as SVG dims nothing of what its view leaves out",
    file: "src/components/LiveFigure/svg-as-text.ts",
    from: '  "font-weight",\n  "opacity",\n',
    to: '  "font-weight",\n',
    browser: ["live-figures"],
  },
  {
    what: "the demo's clock is read out as a bare number",
    file: "src/components/Demo/Clock.tsx",
    from: "          aria-valuetext={text}\n",
    to: "",
  },
  {
    what: "who does not see the demo's tree does not hear which endings were reached",
    file: "src/components/Demo/Endings.tsx",
    from: '{reached.has(index) && <span className="visually-hidden">, reached</span>}',
    to: "",
  },
  {
    what: "a citation stays described by whatever the preview shows next",
    file: "src/components/Preview/Preview.tsx",
    from: '      link.removeAttribute("aria-describedby");\n',
    to: "",
  },
  {
    what: "three links of the footer are all called PDF",
    file: "src/components/SiteFooter/SiteFooter.tsx",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    from: "<a href={pdf} aria-label={`${title}, PDF`}>",
    to: "<a href={pdf}>",
  },
  {
    what: "after an error that stops the page's script five of six features are closed for good",
    file: "src/components/ErrorBoundary/StaticFallback.tsx",
    from: 'panel.removeAttribute("hidden");',
    to: 'panel.setAttribute("hidden", "");',
  },

  // Style sheets.
  {
    what: "who copies a sentence of a changed paper gets both numbers run together",
    file: "src/components/LivePaper/LivePaper.module.css",
    from: "    :global(.live-now) {\n      user-select: none;\n    }\n",
    to: "",
    browser: ["live-paper"],
  },
  {
    what: "on paper five of six features of the landing page are titles without text",
    file: "src/components/ProtocolFeatures/ProtocolFeatures.module.css",
    from: "  @media print, (scripting: none) {\n    .panel[hidden] {",
    to: "  @media (scripting: none) {\n    .panel[hidden] {",
    browser: ["landing-details"],
  },
  {
    what: "long lines of code end at the edge of the paper",
    file: "src/components/Prose/Prose.module.css",
    from: "      font-family: var(--sans);\n      white-space: inherit;",
    to: "      font-family: var(--sans);",
    browser: ["print"],
  },
  {
    what: "with forced colours nobody sees which paragraph a link has led to",
    file: "src/components/Prose/Prose.module.css",
    from: "      outline: 2px solid highlight;\n      outline-offset: 0.4rem;",
    to: "      outline: none;",
    browser: ["forced-colors"],
  },
  {
    what: "with forced colours nothing tells how far a paper has been read",
    file: "src/components/TableOfContents/TableOfContents.module.css",
    from: "      forced-color-adjust: none;\n      background: highlight;",
    to: "",
    browser: ["forced-colors"],
  },
  {
    what: "on dark paper the ring round what has the focus is dark",
    file: "src/styles/tokens.css",
    from: "oklch(82% 0.13 310deg)",
    to: "oklch(22% 0.13 310deg)",
    browser: ["visual"],
  },
  {
    what: "without colour two of a figure's lines are the same: the second is not dashed any more",
    file: "src/styles/figures.css",
    from: "    stroke-dasharray: calc(8 * var(--px)) calc(4 * var(--px));",
    to: "",
    browser: ["visual"],
  },
  {
    what: "on a phone on its side the demo puts the scene below the words",
    file: "src/components/Demo/Demo.module.css",
    from: "(36rem <= width < 64rem) and (height < 32rem) and (orientation: landscape)",
    to: "(36rem <= width < 64rem) and (height < 32rem) and (orientation: portrait)",
    browser: ["demo"],
  },

  // Hooks and navigation.
  {
    what: "a film whose speed is changed takes each step twice",
    file: "src/hooks/use-demo.ts",
    from: "    return () => clearTimeout(timer);\n",
    to: "",
  },
  {
    what: "a finger that the browser takes over to scroll leaves the number that it has begun to drag changed",
    file: "src/hooks/use-number-gestures.ts",
    from: "        if (dragged) numbers.change(name, from);\n        stop();",
    to: "        stop();",
    browser: ["live-paper"],
  },
  {
    what: "the right button drags a number too",
    file: "src/hooks/use-number-gestures.ts",
    from: "if (!element || event.button !== 0 || !event.isPrimary) return;",
    to: "if (!element || !event.isPrimary) return;",
    browser: ["live-paper"],
  },
  {
    what: "who changes a number and follows a link at once finds the printed one on the way back",
    file: "src/hooks/use-live-store.ts",
    from: '    document.addEventListener("click", keeper.flush, { capture: true });\n    window.addEventListener("pagehide"',
    to: '    window.addEventListener("pagehide"',
    browser: ["live-paper"],
  },
  {
    what: "a press on a preview closes it, so that its words cannot be selected",
    file: "src/hooks/use-preview.ts",
    from: "parts: () => [previewed.link, card.current],",
    to: "parts: () => [previewed.link],",
  },
  {
    what: "from page to page there is a fade for those too who have asked for less motion",
    file: "src/navigation/page-transition.ts",
    from: '    typeof document.startViewTransition === "function" &&\n    !window.matchMedia("(prefers-reduced-motion: reduce)").matches\n',
    to: '    typeof document.startViewTransition === "function"\n',
  },

  // What they call.
  {
    what: "an excerpt of the search that shows how a sign is written shows the sign",
    file: "src/lib/search.ts",
    from: '    .replaceAll("&lt;", "<")',
    to: '    .replaceAll("&amp;", "&")\n    .replaceAll("&lt;", "<")',
  },
  {
    what: "at the last moment of a window the demo says that there are 0 hours left",
    file: "src/lib/texts/demo.ts",
    from: "return left > 0\n",
    to: "return left >= 0\n",
  },
  {
    what: "a number that is changed takes the place that was linked to out of the address",
    file: "src/lib/live/address-sync.ts",
    from: "pathname + pending + location.hash",
    to: "pathname + pending",
    browser: ["live-paper"],
  },
  {
    what: "an order that the run refuses is refused by the opposite of the rule",
    file: "src/models/run/windows.ts",
    from: '"the buyer disputes before the waiting period ends"',
    to: '"the buyer disputes after the waiting period ends"',
  },

  // From the content to the pages.
  {
    what: "an error in a text is shown one column before it",
    file: "src/lib/content-problem.ts",
    from: 'column: (lines.at(-1) ?? "").length + 1 }',
    to: 'column: (lines.at(-1) ?? "").length }',
  },
  {
    what: "a paragraph that another has replaced is shown as one that was rewritten, both mixed word by word",
    file: "src/markdown/version-changes.ts",
    from: "const SIMILAR = 0.5;",
    to: "const SIMILAR = 0.05;",
  },
  {
    what: "who hears a table does not hear which column a cell stands in",
    file: "src/markdown/to-html.ts",
    from: '      if (cell.tagName === "th") cell.properties.scope = "col";\n',
    to: "",
  },
  {
    what: "a task that is done is printed as open, and an open one as done",
    file: "src/markdown/tasks.ts",
    from: '"Done:" : "Open:"',
    to: '"Open:" : "Done:"',
  },
  {
    what: "a link of a book to a section of another paper leads to that paper's beginning",
    file: "src/gatsby/epub/chapter.ts",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    from: 'return chapterFile(chapter.slug) + (hash ? `#${hash}` : "");',
    to: "return chapterFile(chapter.slug);",
  },
  {
    what: "the sitemap says of the landing page that it is as old as the oldest paper",
    file: "src/gatsby/sitemap.ts",
    from: "[...modified.values()].sort().at(-1)",
    to: "[...modified.values()].sort().at(0)",
  },
  {
    what: "of two buttons that were pressed before the page's script came the first does nothing",
    file: "src/gatsby/harden/bootstrap.ts",
    from: "for (const button of held.splice(0)) {",
    to: "for (const button of held.splice(-1)) {",
  },
  {
    what: "search engines offer a paper's old versions beside the present one",
    file: "src/templates/litepaper-version.tsx",
    from: '        surface="paper"\n        hidden\n',
    to: '        surface="paper"\n',
    built: ["pages"],
  },
];
