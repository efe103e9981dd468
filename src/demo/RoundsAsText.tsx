import { Details } from "../components/Details";
import type { Example } from "../example/example";
import { createDemoTerms } from "./demo-terms";
import { createRoundTexts } from "./round-texts";

/** All rounds as text, for those who have no scripts or would rather read, and for the page's Markdown. */
export function RoundsAsText({ example }: { example: Example }) {
  const terms = createDemoTerms(example);
  return (
    <>
      {createRoundTexts(terms).map(({ name, rule, scenes, options, waysOn, crowd, flaw }, index) => (
        <Details key={name} title={`Round ${index + 1}`}>
          <p>
            <strong>{name}</strong>
          </p>
          <p>{rule}</p>
          {(["buyer", "agent"] as const).map((side) => (
            <div key={side}>
              <p>{`You are ${terms.names[side]}. ${scenes[side]}`}</p>
              <ul>
                {[...options[side], ...waysOn[side]].map(({ label, note, refusal }) => (
                  <li key={label}>
                    {label}. {note} {refusal}
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <p>{crowd}</p>
          <p>{flaw}</p>
        </Details>
      ))}
    </>
  );
}
