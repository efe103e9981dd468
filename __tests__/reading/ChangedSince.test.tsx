/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { ChangedSince } from "../../src/reading/ChangedSince";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

const show = (version: string, slug = "pop") =>
  render(<ChangedSince paper={{ slug, version, versions: ["0.1", "0.2", "0.3"] }} />);

test("who has read an older version is led, once, to what has changed since, for each paper by itself", () => {
  expect(show("0.2").container).toBeEmptyDOMElement();
  expect(show("0.3", "agfi").container).toBeEmptyDOMElement();
  const { unmount } = show("0.3");
  expect(screen.getByRole("link", { name: "Changed since you read version 0.2" })).toHaveAttribute(
    "href",
    "/litepapers/pop/v/0-2/changes",
  );
  unmount();
  expect(show("0.3").container).toBeEmptyDOMElement();
});

test("who has read a version that is not on record is told nothing", () => {
  localStorage.setItem("read-pop", "9.9");
  expect(show("0.3").container).toBeEmptyDOMElement();
});

test("where storage is denied nothing is said, and nothing fails", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(show("0.3").container).toBeEmptyDOMElement();
});
