test("all content is in order, as the build will read it, and its check says so to programs", () => {
  const said = jest.spyOn(console, "log").mockImplementation(() => undefined);
  process.argv.push("--json");
  require("../../tools/content/check");
  process.argv.pop();
  expect(JSON.parse(said.mock.calls.join("\n"))).toEqual([]);
  said.mockRestore();
});
