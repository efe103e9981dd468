import { test } from "./fixtures";
test("x", () => {});
