/** The compiler, as the tests call it: JSON in, JSON out. */
declare module "solc" {
  const solc: { compile(input: string): string };
  export default solc;
}
