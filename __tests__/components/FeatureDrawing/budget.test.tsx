import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { CardDiagram } from "../../../src/components/CardDiagram/CardDiagram";
import { FeatureDrawing } from "../../../src/components/FeatureDrawing/FeatureDrawing";

/** As long as the class names that a build writes, which carry their file's name. */
function mockClass(name: string): string {
  return `FeatureDrawing-module--${name}--3f2a1`;
}

jest.mock(
  "identity-obj-proxy",
  () =>
    new Proxy({ __esModule: true }, { get: (_, name) => name === "__esModule" || mockClass(String(name)) }),
);

const folders = ["src/components/FeatureDrawing", "src/components/CardDiagram"];

test("all nine drawings with their styles cost a page at most 6 KB", () => {
  const styles = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".module.css"))
      .map((name) => hashed(readFileSync(`${folder}/${name}`, "utf8"))),
  );
  const markup = renderToStaticMarkup(
    <>
      <FeatureDrawing name="chain" />
      <FeatureDrawing name="reputation" />
      <FeatureDrawing name="finance" />
      <FeatureDrawing name="wallet" />
      <FeatureDrawing name="multi-hop" />
      <FeatureDrawing name="open-protocol" />
      <CardDiagram name="escrow" />
      <CardDiagram name="account" />
      <CardDiagram name="signing" />
    </>,
  );
  expect(markup.includes(mockClass("drawing"))).toBe(true);
  const shared = readFileSync("src/styles/figures.css", "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ");
  expect(
    brotliCompressSync(`<style>${shared}${styles.join("")}</style>${markup}`).length,
  ).toBeLessThanOrEqual(6144);
});

function hashed(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/\s+/g, " ")
    .replace(/\.([a-z]\w*)(?=[ ,.:[])/gi, (_, name) => `.${mockClass(name)}`);
}
