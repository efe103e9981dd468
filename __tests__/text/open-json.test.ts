import fc from "fast-check";
import { openJson } from "../../src/text/open-json";
import { anyText } from "../any-text";
import { places, problemsOf } from "../paper/writing";

const open = (source: string) => openJson(source, { path: "content/list.json", name: "The list" });

test("tells where a field stands, or what it would stand in", () => {
  const { value, at } = open('{\n  "works": [\n    {"id": "a"}, {"title": "B"}\n  ]\n}\n');
  expect(value).toEqual({ works: [{ id: "a" }, { title: "B" }] });
  expect(at("works", 0, "id")).toEqual({ path: "content/list.json", line: 3, column: 6 });
  expect(at("works", 1, "id")).toEqual({ path: "content/list.json", line: 3, column: 18 });
  expect(at("words")).toEqual({ path: "content/list.json", line: 1, column: 1 });
});

test("takes exactly what JSON.parse takes, and gives what it gives", () => {
  const beginnings = fc.json().chain((json) => fc.nat(json.length).map((end) => json.slice(0, end)));
  const changed = fc
    .tuple(fc.json(), fc.nat(), anyText({ maxLength: 2 }))
    .map(
      ([json, place, text]) => json.slice(0, place % json.length) + text + json.slice(place % json.length),
    );
  fc.assert(
    fc.property(fc.oneof(fc.json(), beginnings, changed), (source) => {
      let expected: unknown;
      try {
        expected = JSON.parse(source);
      } catch {
        const [place = "", ...others] = places(problemsOf(() => open(source)));
        expect(place).toMatch(/^\d+:\d+ The list is not valid JSON: /);
        expect(others).toEqual([]);
        return;
      }
      expect(open(source).value).toEqual(expected);
    }),
  );
});
