import { getReadingPosition } from "../../src/reading/use-active-section-id";

const SECTION_TOPS = [
  { id: "abstract", top: 300 },
  { id: "introduction", top: 1000 },
  { id: "conclusion", top: 2900 },
];
const PAGE_HEIGHT_PX = 3000;
const WINDOW_HEIGHT_PX = 800;
const BOTTOM_PX = PAGE_HEIGHT_PX - WINDOW_HEIGHT_PX;

const getPositionAt = (top: number, fragmentId = "", tops = SECTION_TOPS) =>
  getReadingPosition(tops, PAGE_HEIGHT_PX, {
    top,
    height: WINDOW_HEIGHT_PX,
    isAtBottom: top >= BOTTOM_PX,
    fragmentId,
  });

test.each([
  ["the first, above the first heading", 0, "abstract"],
  ["the first, 1 px before the second heading reaches the line 200 px below the top", 799, "abstract"],
  ["the second, when its heading reaches the line", 800, "introduction"],
  ["the one above the line, 3 px before the bottom of the page", BOTTOM_PX - 3, "introduction"],
  ["the last at the bottom of the page, although its heading is below the line", BOTTOM_PX, "conclusion"],
])("the active section is %s", (_case, top, id) => {
  expect(getPositionAt(top).activeId).toBe(id);
});

test("at the bottom of the page, the section in the fragment is active if it is in view", () => {
  const tops = SECTION_TOPS.map((section) =>
    section.id === "introduction" ? { ...section, top: 2700 } : section,
  );
  expect(getPositionAt(BOTTOM_PX, "introduction", tops).activeId).toBe("introduction");
  expect(getPositionAt(BOTTOM_PX, "introduction").activeId).toBe("conclusion");
  expect(getPositionAt(700, "introduction").activeId).toBe("abstract");
});

test("the section in the fragment is active while its heading is in the window and above the line, although the next one is too", () => {
  const tops = [...SECTION_TOPS.slice(0, 2), { id: "who-pays", top: 1060 }];
  expect([900, 1000, 1001].map((top) => getPositionAt(top, "introduction", tops).activeId)).toEqual([
    ...["introduction", "introduction", "who-pays"],
  ]);
  expect(getPositionAt(900, "", tops).activeId).toBe("who-pays");
});

test("the share above the reading line is reported for each section and for all together", () => {
  expect(getPositionAt(0)).toMatchObject({ sectionShares: [0, 0, 0], totalShare: 0 });
  // The line is at 1950 px: half of the way from 1000 to 2900, and 1650 of the 2700 px from 300 to 3000.
  expect(getPositionAt(1750)).toMatchObject({ sectionShares: [1, 0.5, 0], totalShare: 1650 / 2700 });
  expect(getPositionAt(PAGE_HEIGHT_PX)).toMatchObject({ sectionShares: [1, 1, 1], totalShare: 1 });
  expect(getPositionAt(PAGE_HEIGHT_PX, "", [])).toEqual({ sectionShares: [], totalShare: 0 });
});
