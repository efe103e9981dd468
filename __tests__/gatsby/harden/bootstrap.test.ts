/** @jest-environment jsdom */
import { bootstrapScript } from "../../../src/gatsby/harden/bootstrap";

const added = (selector: string) => document.head.querySelectorAll(selector).length;
const fire = (type: string, target: EventTarget) => target.dispatchEvent(new Event(type, { bubbles: true }));
const sheetArrives = () => {
  const sheet = document.head.querySelector("link[rel=stylesheet]");
  sheet?.dispatchEvent(new Event("load"));
};

let runBootstrap: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = "";
  document.body.innerHTML =
    '<button id="open" type="button">Open</button><a id="link" href="#x">x</a>' +
    '<form><input id="field"/><button id="send">Send</button></form>' +
    '<script id="gatsby-script-loader" type="application/json">{"path":"/p"}</script>' +
    '<script id="gatsby-runtime" data-build="cafe" data-sheet="/s.css" data-scripts="/a.js /b.js"></script>';
  Object.defineProperty(document, "currentScript", {
    configurable: true,
    value: document.getElementById("gatsby-runtime"),
  });
  runBootstrap = new Function(bootstrapScript) as () => void;
  runBootstrap();
});

function fontsReady(ready: Promise<void>): void {
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready } });
}

afterEach(() => {
  Reflect.deleteProperty(document, "fonts");
  // Lets this test's listeners go.
  fire("keydown", document);
  fire("hydrated", document);
  jest.useRealTimers();
});

const element = (id: string) => document.getElementById(id) ?? document.body;

test("shows the item that was open when the reader left, in place of the page's own", () => {
  const item = (id: string, open: boolean) =>
    `<div id="${id}" data-open="${open}"><h3><button aria-expanded="${open}">x</button></h3>` +
    `<div ${open ? "" : "hidden"}>text</div><div data-shown="${open}"></div></div>`;
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>("[data-open]")].map((item) => {
      const [, panel, drawing] = [...item.children] as HTMLElement[];
      const expanded = item.querySelector("button")?.ariaExpanded;
      return [item.id, String(expanded), String(!panel?.hidden), drawing?.dataset.shown];
    });
  for (const [remembered, first, second] of [
    [{ open: "b" }, "false", "true"],
    [{ open: null }, "false", "false"],
  ] as const) {
    document.body.insertAdjacentHTML("beforeend", item("a", true) + item("b", false));
    window.history.replaceState(remembered, "", "/");
    runBootstrap();
    expect(shown()).toEqual([
      ["a", first, first, first],
      ["b", second, second, second],
    ]);
    for (const id of ["a", "b"]) document.getElementById(id)?.remove();
  }
  window.history.replaceState(null, "", "/");
});

test("checks the button of the theme that is remembered, and none where none is", () => {
  const { dataset } = document.documentElement;
  for (const [remembered, checked] of [
    [undefined, "system"],
    ["dark", "dark"],
  ] as const) {
    document.body.insertAdjacentHTML(
      "beforeend",
      '<form id="themes"><input type="radio" name="theme" value="system" checked>' +
        '<input type="radio" name="theme" value="dark"></form>',
    );
    if (remembered) dataset.theme = remembered;
    runBootstrap();
    expect(document.querySelector<HTMLInputElement>("#themes :checked")?.value).toBe(checked);
    document.getElementById("themes")?.remove();
    delete dataset.theme;
  }
});

test("adds nothing until the page has loaded and is idle, then each script once, after the sheet", async () => {
  expect(document.head.children).toHaveLength(0);
  fire("load", window);
  await jest.runAllTimersAsync();
  expect(added("script")).toBe(0);
  sheetArrives();
  expect([...document.head.querySelectorAll("script")].map((script) => script.getAttribute("src"))).toEqual([
    "/a.js",
    "/b.js",
  ]);
  fire("pointerdown", document.body);
  fire("load", window);
  await jest.runAllTimersAsync();
  expect(added("link[rel=stylesheet]")).toBe(1);
});

test("waits for the page's fonts and for the frame that shows them", async () => {
  let arrive: () => void = () => undefined;
  fontsReady(new Promise<void>((done) => (arrive = done)));
  fire("load", window);
  await jest.advanceTimersByTimeAsync(1000);
  expect(document.head.children).toHaveLength(0);
  arrive();
  await jest.advanceTimersByTimeAsync(0);
  expect(document.head.children).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(300);
  expect(added("link[rel=stylesheet]")).toBe(1);
});

test("does not wait for ever for fonts that never come", async () => {
  fontsReady(new Promise(() => undefined));
  fire("load", window);
  await jest.advanceTimersByTimeAsync(4000);
  expect(added("link[rel=stylesheet]")).toBe(1);
});

test.each(["pointerdown", "touchstart", "keydown"])("starts at the first %s", (type) => {
  fire(type, document.body);
  expect(added("link[rel=stylesheet]")).toBe(1);
});

test("starts when a field gets the focus, and not for a link or for scrolling", () => {
  fire("focusin", element("link"));
  fire("scroll", document);
  expect(document.head.children).toHaveLength(0);
  fire("focusin", element("field"));
  expect(added("link[rel=stylesheet]")).toBe(1);
});

test("starts without the sheet if it cannot be had", () => {
  fire("keydown", document.body);
  document.head.querySelector("link[rel=stylesheet]")?.dispatchEvent(new Event("error"));
  expect(added("script")).toBe(2);
});

describe("while the page arrives", () => {
  const root = document.documentElement;
  let contentVisibility = "auto";

  /** The parts that are laid out, as "section" or the text of a part of one. */
  const laidOut = () =>
    [...document.querySelectorAll<HTMLElement>("[style]")].map(({ localName, textContent }) =>
      localName === "section" ? localName : textContent,
    );

  const long = (text: string) => `<p>${text}${"<b></b>".repeat(60)}</p>`;

  beforeEach(() => {
    root.dataset.arriving = "";
    document.body.insertAdjacentHTML(
      "beforeend",
      `<section>first</section>
       <section><p>short</p>${long("one")}${long("two")}</section>
       <section>${long("three")}</section>`,
    );
    jest
      .spyOn(window, "getComputedStyle")
      .mockImplementation(() => ({ contentVisibility }) as CSSStyleDeclaration);
  });

  afterEach(() => {
    contentVisibility = "auto";
    jest.restoreAllMocks();
    delete root.dataset.arriving;
    for (const section of document.querySelectorAll("section")) section.remove();
  });

  test("lays out as many parts of a section in a step as a slow phone can, once the sheet is there, and only then adds the scripts", async () => {
    fire("load", window);
    await jest.runAllTimersAsync();
    expect(laidOut()).toEqual([]);
    sheetArrives();
    await jest.advanceTimersByTimeAsync(250);
    expect(laidOut()).toEqual(["section", "short", "one"]);
    await jest.advanceTimersByTimeAsync(200);
    expect(laidOut()).toEqual(["section", "short", "one", "two"]);
    expect(root.dataset.arriving).toBe("");
    await jest.advanceTimersByTimeAsync(1000);
    expect(laidOut()).toEqual([]);
    expect(root.dataset.arriving).toBeUndefined();
    expect(added("script")).toBe(2);
  });

  test("loses no time where the sheet leaves nothing out", async () => {
    contentVisibility = "visible";
    fire("load", window);
    await jest.runAllTimersAsync();
    sheetArrives();
    expect(added("script")).toBe(2);
  });

  test.each(["pointerdown", "touchstart", "keydown"])("lays all out at the first %s", (type) => {
    fire(type, document.body);
    expect(root.dataset.arriving).toBeUndefined();
    sheetArrives();
    expect(added("script")).toBe(2);
  });

  test("leaves off at a key, also after it has begun", async () => {
    fire("load", window);
    await jest.runAllTimersAsync();
    sheetArrives();
    await jest.advanceTimersByTimeAsync(250);
    fire("keydown", document.body);
    expect(root.dataset.arriving).toBeUndefined();
    await jest.advanceTimersByTimeAsync(250);
    expect(laidOut()).toEqual([]);
    expect(added("script")).toBe(2);
  });
});

test("tells the runtime which page and which build it is on", () => {
  fire("keydown", document.body);
  expect(window).toMatchObject({
    pagePath: "/p",
    pageData: { path: "/p" },
    ___webpackCompilationHash: "cafe",
    ___chunkMapping: {},
  });
});

test("holds early clicks on buttons back and makes each again once React has taken over", () => {
  const clicks: string[] = [];
  document.body.addEventListener("click", ({ target }) => clicks.push((target as Element).id));
  element("open").click();
  element("open").click();
  expect(clicks).toEqual([]);
  fire("hydrated", document);
  expect(clicks).toEqual(["open", "open"]);
  element("open").click();
  expect(clicks).toHaveLength(3);
});

test("leaves links and a form's own button to the browser", () => {
  const clicks: string[] = [];
  document.body.addEventListener("click", (event) => {
    event.preventDefault();
    clicks.push((event.target as Element).id);
  });
  element("link").click();
  element("send").click();
  expect(clicks).toEqual(["link", "send"]);
  fire("hydrated", document);
  expect(clicks).toHaveLength(2);
});

test("is one line, so that its bytes are few and its hash is that of what stands in the page", () => {
  expect(bootstrapScript).not.toMatch(/\n|<\/script|<!--/);
});
