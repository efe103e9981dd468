import fc from "fast-check";

/** Any character that there may be; fast-check's own `binary` lists all million of them first. */
const character = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

/** Texts of any characters, and those that programs stumble over. */
export const anyText = (size: { maxLength?: number } = {}): fc.Arbitrary<string> =>
  fc.oneof(fc.string({ unit: character, ...size }), fc.string(size));
