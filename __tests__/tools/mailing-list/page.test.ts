import fc from "fast-check";
import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString as textOf } from "hast-util-to-string";
import { HtmlValidate } from "html-validate/node";
import {
  CONTENT_SECURITY_POLICY,
  noticePage,
  refusalPage,
  signUpPage,
  thanksPage,
} from "../../../tools/mailing-list/page";

const form = {
  action: "/subscribe/post?u=local&id=waitlist",
  u: "local",
  id: "waitlist",
  email: "ada@example",
  back: "http://localhost:9000/",
};

const pages: [string, string][] = [
  ["thanks", thanksPage("✓ Thanks!", form.back)],
  ["refusal", refusalPage("This is not valid.", form.back)],
  ["refusal with the form", refusalPage("This is not valid.", form.back, form)],
  ["notice", noticePage("Local mailing list", "0 addresses are recorded.", form.back)],
  ["sign-up", signUpPage(form)],
];

function elements(html: string): Element[] {
  const found: Element[] = [];
  const visit = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== "element") continue;
      found.push(child);
      visit(child);
    }
  };
  visit(fromHtml(html));
  return found;
}

function shape(html: string): string[] {
  return elements(html).map(({ tagName, properties }) => [tagName, ...Object.keys(properties)].join(" "));
}

test.each(pages)("the %s page is valid HTML with a language, a title and a way back", async (_name, html) => {
  const report = await new HtmlValidate({
    extends: ["html-validate:recommended"],
    rules: { "doctype-style": "off" },
  }).validateString(html);
  const messages = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
  expect(messages).toEqual([]);
  const all = elements(html);
  expect(all.find(({ tagName }) => tagName === "html")?.properties.lang).toBe("en");
  expect(textOf(all.find(({ tagName }) => tagName === "title") ?? { type: "root", children: [] })).toMatch(
    / \| /,
  );
  expect(all.find(({ tagName }) => tagName === "a")?.properties.href).toBe("http://localhost:9000/");
});

test("the policy allows the page's own style, by its hash, and no script", () => {
  expect(CONTENT_SECURITY_POLICY).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/]{43}='; /);
  expect(CONTENT_SECURITY_POLICY).not.toContain("script-src");
});

test("whatever was typed, the page has the same elements and attributes, and the field holds it", () => {
  const markup = fc.constantFrom(
    '"',
    "'",
    "<",
    ">",
    "&",
    "<script>",
    "</title>",
    "-->",
    '" autofocus onfocus="',
    "&lt;",
    "`",
    "=",
  );
  const typed = fc
    .array(fc.oneof(markup, fc.string({ unit: "grapheme" })), { maxLength: 12 })
    .map((parts) => parts.join(""));
  const plain = shape(refusalPage("Wrong.", form.back, form));
  fc.assert(
    fc.property(typed, typed, (email, message) => {
      const html = refusalPage(message, form.back, { ...form, email });
      expect(shape(html)).toEqual(plain);
      const field = elements(html).find(({ properties }) => properties.name === "EMAIL");
      expect(field?.properties.value).toBe(email);
    }),
  );
});
