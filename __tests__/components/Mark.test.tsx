import { readFileSync } from "node:fs";
import { markPath } from "../../src/components/Mark";

test.each(["logo.svg", "favicon.svg"])("static/%s shows this very mark and needs no font", (name) => {
  const file = readFileSync(`static/${name}`, "utf8");
  expect(file).toContain(`d="${markPath}"`);
  expect(file).not.toMatch(/<text|font/);
});
