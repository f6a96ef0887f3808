// The package has no types, and the community types lack `keepFeatures`.
declare module 'subset-font' {
  // biome-ignore lint/style/noDefaultExport: it is what the package exports.
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures: string[];
      variationAxes: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
