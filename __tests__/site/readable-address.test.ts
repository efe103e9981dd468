/** @jest-environment jsdom */
import { getFragmentId, getReadableAddress, keepAddressReadable } from "../../src/site/readable-address";

const SITE = "https://hyperagent.example";

test.each([
  ["/", "/"],
  ["/litepapers/pop?a=%#abstract", "/litepapers/pop?a=%#abstract"],
  ["/#caf%C3%A9", "/#caf%C3%A9"],
  ["/#100%", "/#100%25"],
  ["/litepapers/agfi#%E0%A4%A", "/litepapers/agfi#%25E0%25A4%25A"],
  ["/100%", "/404.html"],
  ["/a%2Fb?c#d%", "/404.html?c#d%25"],
  ["//nowhere?a#b", "/404.html?a#b"],
])("%s becomes %s", (address, readable) => {
  expect(getReadableAddress(SITE + address, "/404.html")).toBe(SITE + readable);
});

test("a fragment's id is decoded where that is possible", () => {
  expect(getFragmentId("#abstract")).toBe("abstract");
  expect(getFragmentId("#caf%C3%A9")).toBe("café");
  expect(getFragmentId("#100%")).toBe("100%");
  expect(getFragmentId("")).toBe("");
});

test("the address is made readable at once, and at each popstate before other listeners read it", () => {
  window.history.replaceState({ key: "1" }, "", "/#100%");
  keepAddressReadable("/");
  expect(window.location.hash).toBe("#100%25");
  expect(window.history.state).toEqual({ key: "1" });
  const hashes: string[] = [];
  window.addEventListener("popstate", () => hashes.push(window.location.hash));
  window.history.replaceState(null, "", "/#%zz");
  window.dispatchEvent(new PopStateEvent("popstate"));
  expect(hashes).toEqual(["#%25zz"]);
});
