import { areaPath, linePath, stairPath } from "../../../src/figures/parts/path";

test("points are joined by straight lines, to a tenth of a unit", () => {
  expect(
    linePath([
      [0, 10],
      [1.26, 3.04],
      [2, 0],
    ]),
  ).toBe("M0,10L1.3,3L2,0");
});

test("a stair holds each height until the next", () => {
  expect(
    stairPath([
      [0, 9],
      [4, 5],
      [6, 5],
    ]),
  ).toBe("M0,9L4,9L4,5L6,5L6,5");
});

test("an area runs along one line and back along the other", () => {
  expect(
    areaPath(
      [
        [0, 1],
        [2, 1],
      ],
      [
        [0, 5],
        [2, 6],
      ],
    ),
  ).toBe("M0,1L2,1L2,6L0,5Z");
});
