import { applyListingEvent, type ListedId, type ListingEvent } from "../../src/models/timelock";

const delays = { list: 14, delist: 1 };
const unlisted: ListedId = { listed: false, scheduled: null };
const waiting: ListedId = { listed: false, scheduled: { change: "list", readyAt: 14 } };
const by = "DAO";

test("a change waits its own delay, and then anyone executes it, once", () => {
  expect(applyListingEvent(unlisted, { type: "schedule", change: "list", by, at: 0 }, delays)).toEqual({
    id: waiting,
  });
  const execute: ListingEvent = { type: "execute", by: "anyone", at: 13 };
  expect(applyListingEvent(waiting, execute, delays)).toEqual({ refused: "the timelock runs" });
  const listed = { listed: true, scheduled: null };
  expect(applyListingEvent(waiting, { ...execute, at: 14 }, delays)).toEqual({ id: listed });
  expect(applyListingEvent(listed, { ...execute, at: 15 }, delays)).toEqual({
    refused: "nothing is scheduled",
  });
  expect(applyListingEvent(listed, { type: "schedule", change: "delist", by, at: 20 }, delays)).toEqual({
    id: { listed: true, scheduled: { change: "delist", readyAt: 21 } },
  });
});

test("only the DAO schedules and cancels, one change at a time and one that changes something", () => {
  const schedule: ListingEvent = { type: "schedule", change: "list", by, at: 5 };
  expect(applyListingEvent(unlisted, { ...schedule, by: "anyone" }, delays)).toEqual({
    refused: "only the DAO may do this",
  });
  expect(applyListingEvent(waiting, schedule, delays)).toEqual({ refused: "a change is scheduled" });
  expect(applyListingEvent(unlisted, { ...schedule, change: "delist" }, delays)).toEqual({
    refused: "nothing would change",
  });
  expect(applyListingEvent(waiting, { type: "cancel", by: "anyone", at: 5 }, delays)).toEqual({
    refused: "only the DAO may do this",
  });
  expect(applyListingEvent(waiting, { type: "cancel", by, at: 5 }, delays)).toEqual({ id: unlisted });
  expect(applyListingEvent(unlisted, { type: "cancel", by, at: 5 }, delays)).toEqual({
    refused: "nothing is scheduled",
  });
});
