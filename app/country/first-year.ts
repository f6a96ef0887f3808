/** The year in the name of a law or statement; undefined: it has none. */
export function firstYear(source: string | null | undefined): string | undefined {
  return /\b(?:19|20)\d\d\b/.exec(source ?? '')?.[0];
}
