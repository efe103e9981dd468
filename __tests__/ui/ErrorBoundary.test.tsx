/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../src/ui/ErrorBoundary";

let broken: boolean;

function Part() {
  if (broken) throw new Error("broken");
  return <p>The part</p>;
}

const page = (
  <main>
    <p>The rest</p>
    <ErrorBoundary
      fallback={(again) => (
        <button type="button" onClick={again}>
          Try again
        </button>
      )}
    >
      <Part />
    </ErrorBoundary>
  </main>
);

beforeEach(() => {
  broken = true;
  jest.spyOn(console, "error").mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test("an error in a part leaves the rest, and the part is there once it works again", () => {
  render(page);
  expect(screen.getByText("The rest")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("button")).toBeInTheDocument();
  broken = false;
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByText("The part")).toBeInTheDocument();
});
