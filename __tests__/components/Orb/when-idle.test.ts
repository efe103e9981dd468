/** @jest-environment jsdom */
import { whenIdle } from "../../../src/components/Orb/when-idle";

function pageIs(state: DocumentReadyState) {
  jest.spyOn(document, "readyState", "get").mockReturnValue(state);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ["requestIdleCallback", "cancelIdleCallback"] }));

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, "requestIdleCallback");
});

test("it waits for the load event first", () => {
  pageIs("loading");
  const callback = jest.fn();
  whenIdle(callback);
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("load"));
  jest.runAllTimers();
  expect(callback).toHaveBeenCalledTimes(1);
});

test("where the browser can say when it is idle, that is waited for", () => {
  pageIs("complete");
  const request = jest.fn();
  Object.assign(window, { requestIdleCallback: request });
  const callback = jest.fn();
  whenIdle(callback);
  expect(request).toHaveBeenCalledWith(callback, { timeout: 2000 });
});

test("cancelled before load or before idle, it does nothing", () => {
  const callback = jest.fn();
  pageIs("loading");
  whenIdle(callback)();
  window.dispatchEvent(new Event("load"));
  pageIs("complete");
  whenIdle(callback)();
  jest.runAllTimers();
  expect(callback).not.toHaveBeenCalled();
});
