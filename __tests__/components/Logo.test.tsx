import { readFileSync } from "node:fs";
import { LOGO_PATH } from "../../src/components/Logo";

test.each(["logo.svg", "favicon.svg"])("static/%s contains the path of the logo and no text", (fileName) => {
  const svg = readFileSync(`static/${fileName}`, "utf8");
  expect(svg).toContain(`d="${LOGO_PATH}"`);
  expect(svg).not.toMatch(/<text|font/);
});
