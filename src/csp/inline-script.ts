import { buildSync } from "esbuild";

/** The two scripts that stand inline in every page, each minified with all that it imports. */
export function inlineScripts(): { head: string; start: string } {
  return {
    head: bundle("src/csp/head-script.ts"),
    start: bundle("src/csp/start-script.ts"),
  };
}

function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    format: "iife",
    minify: true,
    target: "es2022",
    charset: "utf8",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
