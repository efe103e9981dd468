import { matterOf } from "../../src/site/litepaper-facts";

test("a paper's own matter is what stands between its introduction and its conclusion", () => {
  const titles = ["Abstract", "Introduction", "Session keys", "Conclusion"];
  const sections = titles.map((title) => ({ id: title.toLowerCase().replace(" ", "-"), title }));
  expect(matterOf(sections)).toEqual(["Session keys"]);
});
