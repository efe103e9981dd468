declare module "subset-font" {
  type SubsetOptions = {
    targetFormat?: "sfnt" | "woff" | "woff2";
    /** Tags of the features whose glyphs are kept; all of them where it is not given. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
    /** Leaves out nothing; `text` is empty then. */
    keepAllGlyphs?: boolean;
    variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>;
  };

  /** A copy of a font with only what drawing `text` takes. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
