/** @jest-environment jsdom */
import { readdirSync, readFileSync } from "node:fs";
import { render, screen } from "@testing-library/react";
import { FeatureDrawing } from "../../../src/landing/FeatureDrawing/FeatureDrawing";
import { protocolFeatures } from "../../../src/landing/features";

const folder = "src/landing/FeatureDrawing";
const stylesheets = readdirSync(folder)
  .filter((name) => name.endsWith(".css"))
  .map((name) => readFileSync(`${folder}/${name}`, "utf8"));

test("each drawing is one image whose alternative says what it alone shows", () => {
  for (const { drawing } of protocolFeatures) render(<FeatureDrawing name={drawing} />);
  const labels = screen.getAllByRole("img").map((image) => image.getAttribute("aria-label") ?? "");
  expect(new Set(labels).size).toBe(6);
  for (const label of labels) expect(label.split(" ").length).toBeGreaterThan(10);
  // So that it can stand twice on a page, under a strict policy.
  expect(document.querySelector("svg [id], svg [style]")).toBeNull();
});

test("only transform, opacity and dash offset are animated, each from where it begins to the still", () => {
  const frames = stylesheets.flatMap((css) => css.match(/@keyframes[\s\S]*?\n\}/g) ?? []);
  expect(frames.length).toBeGreaterThan(1);
  for (const frame of frames) expect(frame).toMatch(/^@keyframes [\w-]+ \{\s*from \{[^{}]*\}\s*\}$/);
  const animated = new Set(frames.join("").match(/[\w-]+(?=:\s)/g));
  expect([...animated].sort()).toEqual(["opacity", "stroke-dashoffset", "transform"]);
});
