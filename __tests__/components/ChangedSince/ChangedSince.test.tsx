/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ChangedSince } from "../../../src/components/ChangedSince/ChangedSince";

afterEach(() => localStorage.clear());

const paper = { slug: "pop", version: "0.3", versions: ["0.1", "0.2", "0.3"] };

test("who has read an older version is led to what has changed since", () => {
  localStorage.setItem("read-pop", "0.2");
  render(<ChangedSince paper={paper} />);
  expect(screen.getByRole("link", { name: "Changed since you read version 0.2" })).toHaveAttribute(
    "href",
    "/litepapers/pop/v/0-2/changes",
  );
});

test.each([
  ["the same version", "0.3"],
  ["a version that is not on record", "9.9"],
])("who has read %s is told nothing", (_what, version) => {
  localStorage.setItem("read-pop", version);
  const { container } = render(<ChangedSince paper={paper} />);
  expect(container).toBeEmptyDOMElement();
});
