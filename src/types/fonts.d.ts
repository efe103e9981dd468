/** Address of a font file in the built site. */
declare module "*.woff2" {
  const address: string;
  export default address;
}
