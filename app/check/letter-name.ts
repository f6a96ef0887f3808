import { displayNames } from '#app/i18n/intl.ts';
import { latin } from '#domain/text/isolated.ts';

// The scripts whose letters look like Latin ones, and Latin itself.
const SCRIPTS: [code: string, pattern: RegExp][] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Cher', /\p{Script=Cherokee}/u],
  ['Copt', /\p{Script=Coptic}/u],
];

/** The script and code point of a letter: `Cyrillic U+0456`. */
export function letterName(locale: string, letter: string, code: string): string {
  const script = SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0];
  if (!script) return latin(code);
  return `${displayNames(locale, 'script').of(script)} ${latin(code)}`;
}
