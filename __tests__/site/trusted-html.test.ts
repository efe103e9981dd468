beforeEach(() => jest.resetModules());
afterEach(() => Reflect.deleteProperty(globalThis, "trustedTypes"));

test("gives HTML as it is where the browser knows no trusted types", async () => {
  const { trustedHtml } = await import("../../src/site/trusted-html");
  expect(trustedHtml("<p>")).toBe("<p>");
});

test("gives HTML that the policy `paper` has made, which is created once", async () => {
  const createPolicy = jest.fn((_name: string, rules: { createHTML: (html: string) => string }) => ({
    createHTML: (html: string) => ({ made: rules.createHTML(html) }),
  }));
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
  const { trustedHtml } = await import("../../src/site/trusted-html");
  expect(trustedHtml("<p>")).toEqual({ made: "<p>" });
  expect(trustedHtml("<b>")).toEqual({ made: "<b>" });
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(["paper"]);
});
