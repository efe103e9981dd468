test("the check of the content says to programs that nothing is wrong", () => {
  const said = jest.spyOn(console, "log").mockImplementation(() => undefined);
  process.argv.push("--json");
  require("../../tools/content/check");
  process.argv.pop();
  expect(JSON.parse(said.mock.calls.join("\n"))).toEqual([]);
  said.mockRestore();
});
