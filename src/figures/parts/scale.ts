/** A linear scale, from values to places in a drawing. */
export type Scale = {
  (value: number): number;
  range: readonly [number, number];
  /** The value at a place. */
  invert: (place: number) => number;
};

export function linearScale(domain: readonly [number, number], range: readonly [number, number]): Scale {
  const scale = (value: number) => between(range, share(domain, value));
  return Object.assign(scale, { range, invert: (place: number) => between(domain, share(range, place)) });
}

/** Round values in a domain, about as many as asked for: multiples of one, two or five times a power of ten. */
export function roundValues([from, to]: readonly [number, number], count: number): number[] {
  const wanted = (to - from) / count;
  const power = Math.floor(Math.log10(wanted));
  const excess = wanted / 10 ** power;
  const digit = excess >= Math.sqrt(50) ? 10 : excess >= Math.sqrt(10) ? 5 : excess >= Math.sqrt(2) ? 2 : 1;
  // A product with a fraction would leave 0.30000000000000004.
  const at = (index: number) => (power < 0 ? (index * digit) / 10 ** -power : index * digit * 10 ** power);
  const step = digit * 10 ** power;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, index) => at(first + index));
}

function share([from, to]: readonly [number, number], value: number): number {
  return to === from ? 0.5 : (value - from) / (to - from);
}

function between([from, to]: readonly [number, number], part: number): number {
  return from * (1 - part) + to * part;
}
