/** The class of what a view leaves out. */
export function dimmed(isDimmed: boolean): string | undefined {
  return isDimmed ? "fig-dimmed" : undefined;
}
