import fc from "fast-check";
import { classesOf, fontFiles, usedRules, withoutFontFaces } from "../../../src/gatsby/seal/stylesheet";

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

test("knows the classes of a page's elements", () => {
  expect(classesOf('<p class="a b"><b class="c">class="no" </b><i data-class="d"></i>')).toEqual(
    new Set(["a", "b", "c"]),
  );
});

test("finds the upright font files of a family, and leaves the faces out where they are said already", () => {
  const face = (family: string, style: string, file: string) =>
    `@font-face{font-family:${family};font-style:${style};src:url(/static/${file}) format("woff2")}`;
  const css = `${face("Sans", "normal", "a.woff2")}${face("Sans", "italic", "b.woff2")}${face("Serif", "normal", "c.woff2")}p{top:0}`;
  expect(fontFiles(css, "Sans")).toEqual(["/static/a.woff2"]);
  expect(withoutFontFaces(css)).toBe("p{top:0}");
});
