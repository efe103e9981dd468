/**
 * What a reader has changed, as the address has it: `?run=job.price:120,appeal.deposit:30`, values in the run's own units, and
 * `fig.job-states=…` for what a figure shows beside the run. Whatever else an address asks for is left as it is.
 */

/** As it was read. Nothing has checked the names and numbers yet. */
export type LiveAddress = {
  changes: readonly { name: string; value: number }[];
  views: Readonly<Record<string, string>>;
  /** Parts that are not a name and a number. */
  unreadable: readonly string[];
};

const CHANGES = "run";
const VIEW = "fig.";
const CHANGE = /^([a-z0-9.-]+):(\d+(?:\.\d+)?)$/;

export function readLiveAddress(search: string): LiveAddress {
  const parameters = new URLSearchParams(search);
  const parts = parameters.getAll(CHANGES).flatMap((list) => list.split(",").filter(Boolean));
  const read = parts.map((part) => CHANGE.exec(part));
  return {
    changes: read.flatMap((match) => (match?.[1] ? [{ name: match[1], value: Number(match[2]) }] : [])),
    views: Object.fromEntries(
      [...parameters]
        .filter(([name]) => name.startsWith(VIEW))
        .map(([name, value]) => [name.slice(VIEW.length), value]),
    ),
    unreadable: parts.filter((_, index) => !read[index]),
  };
}

/** The query of an address with other changes and views, "" for none. */
export function writeLiveAddress(
  search: string,
  changes: Readonly<Record<string, number>>,
  views: Readonly<Record<string, string>>,
): string {
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => name !== CHANGES && !name.startsWith(VIEW),
  );
  const list = Object.entries(changes).map(([name, value]) => `${name}:${value}`);
  const parameters = new URLSearchParams([
    ...others,
    ...(list.length > 0 ? [[CHANGES, list.join(",")]] : []),
    ...Object.entries(views).map(([figure, value]) => [VIEW + figure, value]),
  ]);
  // A query may hold these two as they are, which is easier to read.
  const query = parameters.toString().replaceAll("%3A", ":").replaceAll("%2C", ",");
  return query && `?${query}`;
}
