test("all content is in order, as the build will read it, and its check says so to programs", async () => {
  const log = jest.spyOn(console, "log").mockImplementation(() => undefined);
  process.argv.push("--json");
  const { checked } = require("../../tools/content/check");
  process.argv.pop();
  await checked;
  expect(JSON.parse(log.mock.calls.join("\n"))).toEqual([]);
  log.mockRestore();
});
