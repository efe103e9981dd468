/** What has to stay in sight while a number in it is changed: the paragraph, the entry of a list or the row that it stands in. */
export function sentenceAround(number: Element): Element {
  return number.closest("p, li, dd, tr, figcaption") ?? number;
}
