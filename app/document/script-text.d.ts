/** The module bundled as a classic script: `inlineScripts` in cli/assets/bundle-script.ts. */
declare module '*?script' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: like Vite's own queries.
  export default text;
}
