declare module 'subset-font' {
  /** The font with only the glyphs that these characters need, its axes limited. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2';
      variationAxes?: Record<string, { min: number; max: number }>;
      /** OpenType features to keep; every one unless given. */
      keepFeatures?: string[];
      noHinting?: boolean;
      /** OpenType tables to leave out. */
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}
