/** A test that needs something of the machine; where that is missing, the run's end gives the reason. */
export function testWhere(met: boolean, reason: string): (name: string, run: () => unknown) => void {
  return (name, run) =>
    met ? test(name, run as never) : test.skip(`${name} (skipped: ${reason})`, run as never);
}
