import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { restoreServedPage, servedPageScript } from "../../src/lib/served-page";

function Served() {
  return (
    <main>
      <header>
        Word <a href="/">Home</a>
      </header>
      <form>
        <label>
          Email <input name="email" />
        </label>
      </form>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as papers come */}
      <div data-body="" dangerouslySetInnerHTML={{ __html: "<p>Text.</p>" }} />
    </main>
  );
}

/** Serves the page, lets others change it, and has React take it over; what React had to say of it. */
async function takenOver(
  change: (root: HTMLElement) => void,
  restore = true,
): Promise<[HTMLElement, number]> {
  document.body.innerHTML = `<div id="___gatsby">${renderToString(<Served />)}</div>`;
  const root = document.getElementById("___gatsby") as HTMLElement;
  window.eval(servedPageScript);
  change(root);
  let errors = 0;
  if (restore) restoreServedPage(root);
  await act(async () => {
    hydrateRoot(root, <Served />, {
      onRecoverableError: () => {
        errors += 1;
      },
    });
  });
  return [root, errors];
}

const find = (root: HTMLElement, selector: string) => root.querySelector(selector) as HTMLElement;

const changes: [what: string, change: (root: HTMLElement) => void][] = [
  ["an element before all", (root) => root.prepend(document.createElement("div"))],
  ["an element in the header", (root) => find(root, "header").prepend(document.createElement("font"))],
  ["a button beside a field", (root) => find(root, "input").after(document.createElement("button"))],
  [
    "a text that is translated",
    (root) => {
      const font = document.createElement("font");
      const [word] = find(root, "header").childNodes;
      word?.replaceWith(font);
      font.append("Wort");
    },
  ],
  [
    "a link that is wrapped",
    (root) => {
      const wrapper = document.createElement("span");
      find(root, "a").before(wrapper);
      wrapper.append(find(root, "a"));
    },
  ],
  ["a text that is written anew", (root) => find(root, "header a").firstChild?.replaceWith("Heim")],
];

let console_: jest.SpyInstance;
beforeEach(() => {
  console_ = jest.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => console_.mockRestore());

test.each(changes)("React takes the page over as it was served after: %s", async (_what, change) => {
  const [root, errors] = await takenOver(change);
  expect(errors).toBe(0);
  expect(root.innerHTML).toBe(renderToString(<Served />));
});

test.each(changes)("without that React draws all of it anew after: %s", async (_what, change) => {
  const [, errors] = await takenOver(change, false);
  expect(errors).toBeGreaterThan(0);
});

test("what stands in a paper's text may stay", async () => {
  const [root, errors] = await takenOver((page) => find(page, "p").append(document.createElement("mark")));
  expect(errors).toBe(0);
  expect(find(root, "p").innerHTML).toBe("Text.<mark></mark>");
});
