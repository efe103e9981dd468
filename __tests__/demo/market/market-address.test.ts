import fc from "fast-check";
import {
  MAX_SEED,
  marketAddress,
  readMarketAddress,
} from "../../../src/demo/market/market-address";
import { SLIDERS } from "../../../src/demo/market/numbers";

const changes = fc.record(
  Object.fromEntries(SLIDERS.map(({ name, least, most }) => [name, fc.integer({ min: least, max: most })])),
  { requiredKeys: [] },
);

test("an address keeps its seed and what has been changed", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: MAX_SEED }), changes, (seed, changes) => {
      expect(readMarketAddress(marketAddress({ seed, changes }))).toEqual({ seed, changes });
    }),
  );
  expect(marketAddress({ seed: 1, changes: {} })).toBe("#demo=market");
  expect(marketAddress({ seed: 7, changes: { look: 10 } })).toBe("#demo=market.7.10");
  expect(marketAddress({ seed: 1, changes: { life: 90 } })).toBe("#demo=market.1...90");
});

test("whatever stands in an address, a market of the sliders' reach comes of it", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d.]{0,20}$/)), (text) => {
      const { seed, changes } = readMarketAddress(`#demo=market.${text}`);
      expect(seed).toBeGreaterThanOrEqual(1);
      expect(seed).toBeLessThanOrEqual(MAX_SEED);
      for (const { name, least, most } of SLIDERS) {
        const value = changes[name] ?? least;
        expect(value).toBeGreaterThanOrEqual(least);
        expect(value).toBeLessThanOrEqual(most);
      }
    }),
  );
});
