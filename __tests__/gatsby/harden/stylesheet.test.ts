import fc from "fast-check";
import {
  fontFiles,
  joinLayers,
  screenRules,
  usedRules,
  withoutFacesOf,
  withoutUnreadProperties,
  withoutUnusedFaces,
} from "../../../src/gatsby/harden/stylesheet";

const used = (css: string, ...classes: string[]) => usedRules(css, new Set(classes));

test("keeps the rules of the classes that are there, in their order, and drops the others", () => {
  expect(used(".a{color:red}.b{color:blue}.a .c{top:0}.a{left:0}", "a")).toBe(".a{color:red}.a{left:0}");
});

test("keeps what names no class", () => {
  const css = '@layer base,components;:root{--x:1}a[data-open]:hover,*{top:0}@page{@top-left{content:"}"}}';
  expect(used(css)).toBe(css);
});

test("keeps of a list the selectors that can apply", () => {
  expect(used(".a,.b>p,.a:is(.b,.c){top:0}", "a")).toBe(".a,.a:is(.b,.c){top:0}");
});

test.each([".a:not(.b)", ".a:is(.b,.c)", ".a:has(>.b:not(.c))", '.a[title=".b"]'])(
  "takes nothing in the brackets of %s for demanded",
  (selector) => {
    expect(used(`${selector}{top:0}`, "a")).toBe(`${selector}{top:0}`);
  },
);

test("looks into media queries and layers, and drops those that are left empty", () => {
  expect(
    used("@layer components{@media (width<64rem){.b{top:0}}.a{top:0}}@supports (top:0){.b{top:0}}", "a"),
  ).toBe("@layer components{.a{top:0}}");
});

test("keeps the keyframes that a kept rule names, wherever they stand", () => {
  const css =
    ".a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}.b{animation:fade 1s}@keyframes fade{to{opacity:0}}";
  expect(used(css, "a")).toBe(".a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}");
});

test("drops the keyframes of a layer that no kept rule names, and the layer that they leave empty", () => {
  const css =
    "@layer one{.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}}@layer two{@keyframes fade{to{opacity:0}}}";
  expect(used(css, "a")).toBe("@layer one{.a{animation:spin 1s}@keyframes spin{to{rotate:1turn}}}");
});

test("is not misled by braces and semicolons in strings", () => {
  const css = '.a:after{content:"};.b{"}.b{top:0}';
  expect(used(css, "a")).toBe('.a:after{content:"};.b{"}');
});

test("keeps everything when every class is there, and cutting twice is cutting once", () => {
  const name = fc.constantFrom("a", "b", "c", "d");
  const selector = fc
    .array(name, { minLength: 1, maxLength: 3 })
    .map((names) => names.map((n) => `.${n}`).join(" "));
  const rule = fc.array(selector, { minLength: 1, maxLength: 3 }).map((list) => `${list.join(",")}{top:0}`);
  const sheet = fc
    .array(
      fc.oneof(
        rule,
        rule.map((inner) => `@media print{${inner}}`),
      ),
      { maxLength: 8 },
    )
    .map((rules) => rules.join(""));
  fc.assert(
    fc.property(sheet, fc.array(name), (css, names) => {
      const classes = new Set(names);
      const once = usedRules(css, classes);
      expect(usedRules(once, classes)).toBe(once);
      expect(usedRules(css, new Set(["a", "b", "c", "d"]))).toBe(css);
    }),
  );
});

test("leaves out of a screen's rules those for print and for browsers without scripts, at any depth", () => {
  const screen =
    "@layer one{.a{top:0}@media (width<64rem){.a{left:0}}}@media print or (width>1rem){.a{top:1px}}";
  const other =
    "@page{margin:0}@media print{.a{top:2px}}@media (scripting:none),print{.a{top:3px}}@layer two{@media (scripting: none){.a{top:4px}}}";
  expect(screenRules(screen + other)).toBe(screen);
});

test("reads the properties of nested rules and of style queries, and leaves their braces alone", () => {
  const css = (unread: string) =>
    `.a{top:0;&:hover{color:red${unread}};--y:2}@container style(--y:2){.a{left:0}}`;
  expect(screenRules(css(";--x:1"))).toBe(css(""));
});

test("leaves out custom properties that no rule reads, also those that only such a one reads", () => {
  const css = ':root{--a:1px;--b:var(--a);--c:"--d;";top:0}.a{content:var(--c)}@media screen{:root{--b:2px}}';
  expect(screenRules(css)).toBe(':root{--c:"--d;";top:0}.a{content:var(--c)}');
});

test("leaves them out of all rules too, where those for print read more than those for the screen", () => {
  const css = ":root{--a:1px;--b:2px}@media print{.a{top:var(--a)}}";
  expect(withoutUnreadProperties(css)).toBe(":root{--a:1px}@media print{.a{top:var(--a)}}");
});

test("is the same screen's rules when taken of them again, and reads every property that it keeps", () => {
  const name = fc.constantFrom("--a", "--b", "--c", "--d");
  const declaration = fc.oneof(
    fc.tuple(name, name).map(([one, other]) => `${one}:var(${other})`),
    name.map((one) => `${one}:1px`),
    name.map((one) => `top:var(${one}, 2px)`),
  );
  const rule = fc.array(declaration, { minLength: 1, maxLength: 4 }).map((list) => `p{${list.join(";")}}`);
  const sheet = fc
    .array(
      fc.oneof(
        rule,
        rule.map((inner) => `@media print{${inner}}`),
      ),
      { maxLength: 6 },
    )
    .map((rules) => rules.join(""));
  fc.assert(
    fc.property(sheet, (css) => {
      const once = screenRules(css);
      expect(screenRules(once)).toBe(once);
      for (const [, declared] of once.matchAll(/(--\w):/g)) expect(once).toContain(`var(${declared}`);
      const shown = [...css.replace(/@media print\{[^}]*\}\}/g, "").matchAll(/top:[^;}]*/g)];
      expect(once.match(/top:[^;}]*/g) ?? []).toEqual(shown.map(([text]) => text));
    }),
  );
});

test("leaves out what moves by itself, and the properties that only that reads", () => {
  const css =
    ".a{--from:1px;--to:2px;animation:spin 1s;left:var(--to)}.b{animation-name:spin}@keyframes spin{to{left:var(--from)}}" +
    "@layer one{@media (width<1px){.c{animation-delay:1s}}}.d{transition:left 1s}";
  expect(screenRules(css)).toBe(".a{--to:2px;left:var(--to)}.d{transition:left 1s}");
});

test("joins the blocks of one layer that follow each other, and moves none past another rule", () => {
  const css = "@layer a,b;@layer a{p{top:0}}@layer a{q{top:0}}.x{top:0}@layer a{r{top:0}}@layer b{s{top:0}}";
  expect(joinLayers(css)).toBe(
    "@layer a,b;@layer a{p{top:0}q{top:0}}.x{top:0}@layer a{r{top:0}}@layer b{s{top:0}}",
  );
});

const face = (family: string, style: string, file: string) =>
  `@font-face{font-family:${family};font-style:${style};src:url(/static/${file}) format("woff2")}`;

const page = (...elements: string[]) => ({ elements: new Set(elements) });

test("leaves out italic faces where nothing is set in italics", () => {
  const upright = face("A", "normal", "a.woff2");
  const italic = face("A", "italic", "i.woff2");
  const css = `${upright}${italic}.a{font-family:A}`;
  expect(withoutUnusedFaces(css, [page("p"), page("img")])).toBe(`${upright}.a{font-family:A}`);
  expect(withoutUnusedFaces(css, [page("p"), page("p", "em")])).toBe(css);
  expect(withoutUnusedFaces(`${css}.b{font-style:italic}`, [])).toBe(`${css}.b{font-style:italic}`);
});

test("leaves out the faces of a family that no rule names, other faces not counted", () => {
  const sans = face('"Sans"', "normal", "a.woff2");
  const math = face('"Math"', "normal", "m.woff2");
  const css = `${sans}${math}:root{--sans:"Sans",sans-serif}`;
  expect(withoutUnusedFaces(css, [])).toBe(`${sans}:root{--sans:"Sans",sans-serif}`);
  const used = `${css}math{font-family:"Math",math}`;
  expect(withoutUnusedFaces(used, [])).toBe(used);
});

test("finds the upright font files of a family, and leaves out the faces that a page declares by itself", () => {
  const css = `${face("Sans", "normal", "a.woff2")}${face("Sans", "italic", "b.woff2")}${face("Serif", "normal", "c.woff2")}p{top:0}`;
  expect(fontFiles(css, "Sans")).toEqual(["/static/a.woff2"]);
  const page = `${face("Sans", "normal", "a.woff2")}${face("Serif", "normal", "c.woff2")}`;
  expect(withoutFacesOf(page, css)).toBe(`${face("Sans", "italic", "b.woff2")}p{top:0}`);
  expect(withoutFacesOf(css, css)).toBe("p{top:0}");
});
