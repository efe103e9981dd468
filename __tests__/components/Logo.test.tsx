import { readFileSync } from "node:fs";
import { LOGO_PATH } from "../../src/components/Logo";

test.each(["logo.svg", "favicon.svg"])("static/%s shows this very mark and needs no font", (name) => {
  const file = readFileSync(`static/${name}`, "utf8");
  expect(file).toContain(`d="${LOGO_PATH}"`);
  expect(file).not.toMatch(/<text|font/);
});
