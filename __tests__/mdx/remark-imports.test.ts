import remarkMath from "remark-math";
import { createMdxProcessor } from "../../src/mdx/create-mdx-processor";
import { remarkImports } from "../../src/mdx/remark-imports";

test("a page imports each of its figures once, and no other, and passes it to <Figure>", async () => {
  const names = ["BondingCurve", "SessionKey", "BondingCurve"];
  const text = names.map((name) => `<Figure name="${name}">A caption.</Figure>`).join("\n\n");
  const processor = await createMdxProcessor({ remarkPlugins: [remarkImports], jsx: true });
  const code = String(await processor.process(text));
  const imports = code.matchAll(/import \{figure as (\w+)\} from ".*\/src\/figures\/(\w+)"/g);
  expect([...imports].map((found) => found.slice(1))).toEqual([
    ["BondingCurve", "BondingCurve"],
    ["SessionKey", "SessionKey"],
  ]);
  const passed = code.matchAll(/<Figure name="(\w+)" figure=\{(\w+)\}>/g);
  expect([...passed].map((found) => found.slice(1))).toEqual(names.map((name) => [name, name]));
});

test.each(["As $x$ is.", "$$\nx\n$$", "```math\nx\n```"])(
  "a page with the formula %j imports the styles of formulas",
  async (text) => {
    const processor = await createMdxProcessor({ remarkPlugins: [remarkMath, remarkImports] });
    const [code, other] = await Promise.all([text, "Text."].map((page) => processor.process(page)));
    expect(String(code)).toMatch(/import ".*\/src\/styles\/math\.css"/);
    expect(String(other)).not.toContain("math.css");
  },
);
