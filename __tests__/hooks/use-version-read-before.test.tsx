/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { useVersionReadBefore } from "../../src/hooks/use-version-read-before";

const before = (slug: string, version: string) =>
  renderHook(() => useVersionReadBefore(slug, version)).result.current;

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("who comes for the first time, or again to the same version, is told nothing", () => {
  expect(before("pop", "0.1")).toBeUndefined();
  expect(before("pop", "0.1")).toBeUndefined();
});

test("who has read another version is told which, once, for each paper by itself", () => {
  before("pop", "0.1");
  expect(before("agfi", "0.2")).toBeUndefined();
  expect(before("pop", "0.2")).toBe("0.1");
  expect(before("pop", "0.2")).toBeUndefined();
});

test("where storage is denied nothing is said, and nothing fails", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(before("pop", "0.2")).toBeUndefined();
});
