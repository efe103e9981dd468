/** What the papers print, against what an agent makes of run.json and models.json. */
import { modelsOf, modelsSchema } from "../../src/outputs/models-data";
import { recompute } from "../examples/recompute";
import { documents } from "../outputs/documents";
import { papers } from "../specified-papers";
import { renderPublished } from "./published";

const models = modelsSchema.parse(JSON.parse(JSON.stringify(modelsOf(documents.run, documents.papers))));
let recomputed: ReturnType<typeof recompute>;
beforeAll(() => {
  recomputed = recompute(documents.run.inputs, models);
});

test.each(papers)(
  "an agent that has nothing but run.json, models.json and the rules comes to every number that $slug prints",
  ({ slug }) => {
    const { html } = renderPublished(slug);
    const printed = [
      ...html.matchAll(/<data class="run-value"[^>]* data-name="([^"]+)"[^>]*>([^<]*)<\/data>/g),
    ];
    expect(printed.length).toBeGreaterThan(50);
    for (const [, name = "", text] of printed) {
      if (name.endsWith(".decision")) {
        expect(text === "allowed").toBe(recomputed.findings[name.replace(/\.decision$/, "")]);
        continue;
      }
      const whole = recomputed.printed[name.replace(/\.number$/, "")];
      expect({ name, text }).toEqual({
        name,
        text: name.endsWith(".number") ? whole?.replace(/(?:\u00a0.*|%)$/, "") : whole,
      });
    }
  },
);
