import { selectAll } from "hast-util-select";
import { rendered } from "./writing";

const TEXT = `## Introduction

Text.

### Fees

<Details title="Why the fee is small">

It is small.

</Details>

<Figure name="job-states">States.</Figure>
`;

test.each([
  ["a heading", "fees", "h3#fees > span:first-child"],
  ["a fold, whose title alone is in sight", "why-the-fee-is-small", "details > summary > span:first-child"],
  ["a figure", "figure-1", "#figure-1 > span:first-child"],
])("an id that the page had leads to %s", (_place, present, selector) => {
  const { tree, markdown, parts } = rendered(TEXT, { moved: `{ what-it-costs: ${present} }` });
  expect(selectAll(`${selector}[id=what-it-costs]`, tree)).toHaveLength(1);
  const before = rendered(TEXT);
  expect([markdown, parts]).toEqual([before.markdown, before.parts]);
});
