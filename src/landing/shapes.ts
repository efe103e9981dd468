/** SVG path data for drawings 320 units wide. A path begins at the tip of the arrow. */
export const arrowHeads = {
  left: "m6-4l-6 4l6 4",
  right: "m-6-4l6 4l-6 4",
  down: "m-4-6l4 6l4-6",
} as const;

/** SVG path data for drawings 320 units wide. A path begins in the middle of the shape. */
export const partyShapes = {
  application: "m-20-24l42 24l-42 24z",
  account: "m-22-22h44v14h-16v16h16v14h-44z",
} as const;
