import { fromHtml } from "hast-util-from-html";
import { selectAll } from "hast-util-select";
import { renderToStaticMarkup } from "react-dom/server";
import { protocolFeatures } from "../../src/landing/features";
import { ProtocolFeatures } from "../../src/landing/ProtocolFeatures";

const markup = renderToStaticMarkup(<ProtocolFeatures />);
const page = fromHtml(markup, { fragment: true });

test("the first is open there already, so that nothing moves when the script arrives", () => {
  const states = selectAll("button", page).map(({ properties }) => properties.ariaExpanded);
  expect(states).toEqual(["true", "false", "false", "false", "false", "false"]);
  const closed = protocolFeatures.slice(1).map(({ id }) => `${id}-panel`);
  expect(selectAll("[hidden]", page).map(({ properties }) => properties.id)).toEqual(closed);
});

test("what is closed can be found in the page before any script comes", () => {
  for (const { id } of protocolFeatures.slice(1)) {
    expect(markup).toMatch(new RegExp(`<div(?=[^>]* id="${id}-panel")(?=[^>]* hidden="until-found")[^>]*>`));
  }
});
