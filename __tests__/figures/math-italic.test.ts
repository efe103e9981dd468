import { mathItalic } from "../../src/figures/math-italic";

test("Latin and Greek letters have italics, the h an older one, and other signs none", () => {
  expect([..."AZhzαωΩℓ1"].map(mathItalic).join("")).toBe("𝐴𝑍ℎ𝑧𝛼𝜔𝛺ℓ1");
});
