/* Paths that begin in a shape's middle, or at an arrow's tip, for drawings 320 units wide. */

export const arrowHeads = {
  left: "m6-4l-6 4l6 4",
  right: "m-6-4l6 4l-6 4",
  down: "m-4-6l4 6l4-6",
} as const;

export const partyShapes = {
  application: "m-20-24l42 24l-42 24z",
  account: "m-22-22h44v14h-16v16h16v14h-44z",
} as const;
