import type { PreRenderHTMLArgs } from "gatsby";
import { renderToStaticMarkup } from "react-dom/server";
import { sourceHash } from "../../src/csp/policy";
import { onPreRenderHTML } from "../../src/csp/render-page";

jest.mock("../../src/fonts/instrument-sans.woff2", () => "/sans.woff2", { virtual: true });
jest.mock("../../src/fonts/newsreader.woff2", () => "/serif.woff2", { virtual: true });
jest.mock("../../src/fonts/stix-two-math.woff2", () => "/math.woff2", { virtual: true });

beforeAll(() => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  Object.assign(globalThis, {
    HEAD_SCRIPT: "head()",
    START_SCRIPT: "start()",
    WAITLIST_ORIGIN: "https://list.example",
  });
});

/** What stands in for Gatsby's scripts until it fills them in. */
const Scripts = ({ sliceId }: { sliceId: string }) => <script src={`/${sliceId}.js`} />;

const sheet = (name: string, css: string) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as Gatsby inlines a sheet
  <style key={name} data-href={`/${name}.css`} dangerouslySetInnerHTML={{ __html: css }} />
);

/** The head and the end of the body that come of what Gatsby gives. */
function render(atTheEnd: React.ReactNode[]): [head: string, end: string] {
  const head = [
    <meta key="generator" name="generator" content="Gatsby" />,
    <meta key="description" name="description" content="…" />,
    sheet("page", "@layer components{}"),
    sheet("app", "@layer base,components;"),
    <link key="icon" rel="icon" href="/favicon.svg" />,
  ];
  const parts: string[] = [];
  const keep = (components: React.ReactNode[]) => parts.push(renderToStaticMarkup(components));
  onPreRenderHTML?.(
    {
      getHeadComponents: () => head,
      replaceHeadComponents: keep,
      getPostBodyComponents: () => atTheEnd,
      replacePostBodyComponents: keep,
    } as unknown as PreRenderHTMLArgs,
    { plugins: [] },
  );
  return [parts[0] ?? "", parts[1] ?? ""];
}

const scripts = <Scripts key="scripts" sliceId="_gatsby-scripts" />;

test("the policy comes first and allows the page's sheets, that with the order of the layers before the page's own", () => {
  const [head] = render([scripts]);
  expect(head).toMatch(/^<meta http-equiv="Content-Security-Policy"/);
  expect(head).toContain(sourceHash("@layer base,components;").slice(1, -1));
  expect(head).toMatch(/description.*icon.*app\.css.*page\.css/);
  expect(head).not.toContain("generator");
});

test("Gatsby's scripts stand in a template, and its own script for the page's path goes", () => {
  const [, end] = render([<script key="script-loader" id="gatsby-script-loader" />, scripts]);
  expect(end).toBe(
    '<template id="gatsby-runtime"><script src="/_gatsby-scripts.js"></script></template><script>start()</script>',
  );
});

test("a Gatsby that puts its scripts elsewhere stops the build", () => {
  expect(() => render([])).toThrow("Gatsby's scripts are not where");
});
