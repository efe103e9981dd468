/** Data as JSON with a line for each entry and each of its own, so that a program can take out the lines that it needs. */
export const json = (data: object): string => `${written(data, 2)}\n`;

function written(value: unknown, depth: number): string {
  if (depth === 0 || typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const lines = entries.map(([name, each]) => {
    const inside = written(each, depth - 1);
    return Array.isArray(value) ? inside : `${JSON.stringify(name)}: ${inside}`;
  });
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}\n${lines.join(",\n")}\n${close}`;
}
