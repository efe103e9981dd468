import { createElement, type ReactElement, type ReactNode, Suspense } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Helmet } from "react-helmet";
import { replaceRenderer } from "../../src/csp/render-page";

beforeAll(() => Object.assign(globalThis, { HEAD_SCRIPT: "0", WAITLIST_ORIGIN: "https://list.example" }));

/** A drawing that is there when it has come, as React waits for it. */
function Drawing({ name, coming }: { name: string; coming: { isThere: boolean; wait: Promise<void> } }) {
  if (!coming.isThere) throw coming.wait;
  return <svg aria-label={name} />;
}

/** A page with its own title, heading and description for programs, and a drawing that comes after so many milliseconds. */
function slowPage(name: string, delay: number): ReactElement {
  const coming = { isThere: false, wait: Promise.resolve() };
  coming.wait = new Promise<void>((done) => setTimeout(done, delay)).then(() => {
    coming.isThere = true;
  });
  return (
    <main>
      <Helmet>
        <title>{name}</title>
        <script type="application/ld+json">{JSON.stringify({ name })}</script>
      </Helmet>
      <h1>{name}</h1>
      <Suspense fallback="…">
        <Drawing name={name} coming={coming} />
      </Suspense>
    </main>
  );
}

/** Renders a page as Gatsby does; its body and its head. */
async function render(page: ReactElement) {
  let body = "";
  let head: ReactNode[] = [];
  const api = {
    bodyComponent: page,
    replaceBodyHTMLString: (html: string) => {
      body = html;
    },
    setHeadComponents: (parts: ReactNode[]) => {
      head = parts;
    },
    setHtmlAttributes: () => {},
    setPreBodyComponents: () => {},
  };
  await replaceRenderer?.(api as never, {} as never);
  return { body, head: renderToStaticMarkup(createElement("head", null, head)) };
}

test("pages that are rendered at once each have their own head and their whole body, however slowly their drawings come", async () => {
  const delays = { First: 60, Second: 1, Third: 30 };
  const pages = await Promise.all(
    Object.entries(delays).map(([name, delay]) => render(slowPage(name, delay))),
  );
  for (const [index, name] of Object.keys(delays).entries()) {
    const { body, head } = pages[index] ?? { body: "", head: "" };
    expect(body).toContain(`<h1>${name}</h1>`);
    expect(body).toContain(`<svg aria-label="${name}">`);
    expect(body).not.toMatch(/<script|…|\0/);
    expect(head.match(/<title[^>]*>([^<]*)/)?.[1]).toBe(name);
    expect(head).toContain(`{"name":"${name}"}`);
    expect(head.match(/<title/g)).toHaveLength(1);
  }
});
