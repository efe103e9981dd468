import { getActiveSectionId } from "../../src/reading/use-active-section-id";

const SECTION_TOPS = [
  { id: "abstract", top: 300 },
  { id: "introduction", top: 1000 },
  { id: "conclusion", top: 2900 },
];
const PAGE_HEIGHT_PX = 3000;
const WINDOW_HEIGHT_PX = 800;
const BOTTOM_PX = PAGE_HEIGHT_PX - WINDOW_HEIGHT_PX;

const getIdAt = (top: number, fragmentId = "", tops = SECTION_TOPS) =>
  getActiveSectionId(tops, {
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
  expect(getIdAt(top)).toBe(id);
});

test("at the bottom of the page, the section in the fragment is active if it is in view", () => {
  const tops = SECTION_TOPS.map((section) =>
    section.id === "introduction" ? { ...section, top: 2700 } : section,
  );
  expect(getIdAt(BOTTOM_PX, "introduction", tops)).toBe("introduction");
  expect(getIdAt(BOTTOM_PX, "introduction")).toBe("conclusion");
  expect(getIdAt(700, "introduction")).toBe("abstract");
});

test("the section in the fragment is active while its heading is in the window and above the line, although the next one is too", () => {
  const tops = [...SECTION_TOPS.slice(0, 2), { id: "who-pays", top: 1060 }];
  expect([900, 1000, 1001].map((top) => getIdAt(top, "introduction", tops))).toEqual([
    ...["introduction", "introduction", "who-pays"],
  ]);
  expect(getIdAt(900, "", tops)).toBe("who-pays");
});
