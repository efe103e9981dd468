/** Importing a font returns its URL in the built site. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
