const RIGHT_TO_LEFT = /^(?:Adlm|Arab|Aran|Hebr|Mand|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

export type Direction = "ltr" | "rtl";

/** Whether this is a language's tag as BCP 47 has it: `en`, `zh-Hans`. */
export function isLanguageTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).includes(tag);
  } catch {
    return false;
  }
}

/** Which way a language is written. */
export function directionOf(language: string): Direction {
  return RIGHT_TO_LEFT.test(new Intl.Locale(language).maximize().script ?? "") ? "rtl" : "ltr";
}
