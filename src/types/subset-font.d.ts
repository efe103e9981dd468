declare module "subset-font" {
  type SubsetOptions = {
    targetFormat?: "sfnt" | "woff" | "woff2";
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
  };

  /** A copy of a font with only what drawing `text` takes. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
