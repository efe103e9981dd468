import fc from "fast-check";
import { getWaitlistAction } from "../../src/waitlist/waitlist-action";

test("the form posts to the endpoint with u and id added to its query", () => {
  expect(getWaitlistAction({ url: "https://list.example/post?f_id=00c", u: "a1", id: "b2" })).toBe(
    "https://list.example/post?f_id=00c&u=a1&id=b2",
  );
});

test("u and id are sent once and unchanged, whatever they hold", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (u, id) => {
      const { searchParams } = new URL(getWaitlistAction({ url: "https://list.example/post", u, id }));
      expect(searchParams.getAll("u")).toEqual([u]);
      expect(searchParams.getAll("id")).toEqual([id]);
    }),
  );
});
