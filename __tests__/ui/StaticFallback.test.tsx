/** @jest-environment jsdom */
import { act } from "@testing-library/react";
import { useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { StaticFallback } from "../../src/ui/StaticFallback";

let failure: "none" | "drawing" | "effect";
let drawAgain: () => void;

const SERVED = `<main>
<h1>The paper</h1><input aria-label="Email"><div hidden="until-found" id="panel">What a script would open</div></main>`.replace(
  "\n",
  "",
);

function Page() {
  if (failure === "drawing") throw new Error("broken");
  useEffect(() => {
    if (failure === "effect") throw new Error("broken");
  });
  return (
    <main>
      <h1>The paper</h1>
      <input aria-label="Email" />
      <div hidden id="panel">
        What a script would open
      </div>
    </main>
  );
}

/** The page as it is served, with React taking it over. */
function takeOver(): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = SERVED;
  document.body.replaceChildren(root);
  const tree = () => (
    <StaticFallback root={root}>
      <Page />
    </StaticFallback>
  );
  let react: Root | undefined;
  act(() => {
    react = hydrateRoot(root, tree(), { onRecoverableError: () => undefined });
  });
  drawAgain = () => act(() => react?.render(tree()));
  return root;
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test.each(["drawing", "effect"] as const)("an error in %s leaves the page that was served", (what) => {
  failure = what;
  const root = takeOver();
  expect(root.querySelector("h1")).toHaveTextContent("The paper");
  expect(root.querySelector("#panel")).not.toHaveAttribute("hidden");
});

test("a later error leaves the very elements, with what was typed into them", () => {
  failure = "none";
  const root = takeOver();
  const [heading, field] = [root.querySelector("h1"), root.querySelector("input")];
  if (field) field.value = "ada@example.com";
  failure = "drawing";
  drawAgain();
  expect(root.querySelector("h1")).toBe(heading);
  expect(root.querySelector("input")).toBe(field);
  expect(field).toHaveValue("ada@example.com");
});
