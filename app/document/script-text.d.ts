/** The module bundled as a classic script: `inlineScripts` in cli/assets/bundle-script.ts. */
declare module '*?script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: as Vite's own queries have it.
  export default text;
}
