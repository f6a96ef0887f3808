import type { Words } from './words.ts';

// The build replaces each occurrence with the value.
declare const WORDS: Words[];
declare const STAMP: string;
const allWords = WORDS;

/** The build of the site that the worker belongs to. */
export const BUILD = STAMP;

/** The texts in the language of `path`. */
export function wordsAt(path: string): Words {
  const [, code = ''] = path.toLowerCase().split('/');
  const words = allWords.find((candidate) => candidate.code === code) ?? allWords[0];
  if (!words) throw new Error('The worker was built without words.');
  return words;
}

/** Whether `path` is that of the offline page, which lists the offline copies, in any language. */
export function isOfflinePage(path: string): boolean {
  return allWords.some(({ page }) => page === path);
}
