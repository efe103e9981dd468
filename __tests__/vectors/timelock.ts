/**
 * A protocol ID on the DAO's list, changed with a delay between result and execution. A model consistent with the
 * litepaper, which says that the DAO approves IDs; the delay, and that it is longer for granting than for removing, are
 * our reading.
 *
 * Units: times in any one unit.
 */

export type Change = "list" | "delist";

export type ListedId = { listed: boolean; scheduled: { change: Change; readyAt: number } | null };

export type ListingEvent = { by: "DAO" | "anyone"; at: number } & (
  | { type: "schedule"; change: Change }
  | { type: "execute" | "cancel" }
);

export type ListingOutcome = { id: ListedId } | { refused: string };

/** Applies an event. Anyone executes a change once its delay has passed; only the DAO schedules and cancels one. */

export function applyListingEvent(
  id: ListedId,
  event: ListingEvent,
  delays: Readonly<Record<Change, number>>,
): ListingOutcome {
  if (event.type !== "execute" && event.by !== "DAO") return { refused: "NotDao" };
  if (event.type === "schedule") {
    if (id.scheduled) return { refused: "AlreadyScheduled" };
    if (id.listed === (event.change === "list")) return { refused: "NothingToChange" };
    const readyAt = event.at + delays[event.change];
    return { id: { ...id, scheduled: { change: event.change, readyAt } } };
  }
  if (!id.scheduled) return { refused: "NothingScheduled" };
  if (event.type === "cancel") return { id: { ...id, scheduled: null } };
  if (event.at < id.scheduled.readyAt) return { refused: "TimelockRunning" };
  return { id: { listed: id.scheduled.change === "list", scheduled: null } };
}
