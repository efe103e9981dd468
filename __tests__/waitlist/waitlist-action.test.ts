import { getWaitlistAction } from "../../src/waitlist/waitlist-action";

test("the form posts to the endpoint with u and id added to its query", () => {
  expect(getWaitlistAction({ url: "https://list.example/post?f_id=00c", u: "a1", id: "b2" })).toBe(
    "https://list.example/post?f_id=00c&u=a1&id=b2",
  );
});
