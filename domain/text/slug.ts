import { foldLetters } from './fold-letters.ts';

/** The ids of listings and positions as addresses have them: lower-case words of letters and digits with hyphens between. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A text in the letters of addresses, empty where it has none of them: `Shiba Inu (SHIB)` → `shiba-inu-shib`, `Kılıç` → `kilic`. */
export function toSlug(text: string): string {
  return foldLetters(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
