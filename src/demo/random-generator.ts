// Read from `Math` once, as globals are slow to read in jest's vm context: https://github.com/nodejs/node/issues/31658
const { imul } = Math;

/**
 * Returns a generator of numbers in [0, 1), which depend on the seed only. It is Mulberry32 by Tommy Ettinger (public domain):
 * https://gist.github.com/tommyettinger/46a874533244883189143505d203312c
 */
export function createRandomGenerator(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
