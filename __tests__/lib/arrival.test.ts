import { runInNewContext } from "node:vm";
import { arrivalScript } from "../../src/lib/arrival";

/** Whether the script marks the page of a navigation. */
function marks(...navigations: { type: string; name: string }[]): boolean {
  const dataset: { arriving?: string } = {};
  runInNewContext(arrivalScript, {
    performance: { getEntriesByType: (type: string) => (type === "navigation" ? navigations : []) },
    document: { documentElement: { dataset } },
  });
  return dataset.arriving === "";
}

const name = "https://site.example/litepapers/pop";

test("a page that is opened at its top is marked while it arrives", () => {
  expect(marks({ type: "navigate", name })).toBe(true);
});

test.each(["reload", "back_forward", "prerender"])("a page is not marked after %s", (type) => {
  expect(marks({ type, name })).toBe(false);
});

test.each(["#conclusion", "#:~:text=escrow"])(
  "a page is not marked when the browser goes to %s in it",
  (hash) => {
    expect(marks({ type: "navigate", name: name + hash })).toBe(false);
  },
);

test("a browser that says nothing of navigations shows the page as ever", () => {
  expect(marks()).toBe(false);
});
