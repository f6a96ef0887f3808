import { cutText } from '#domain/text/cut.ts';

/** Longer addresses are cut, so that nobody can fill a page with a text of their own. */
const MAX_SHOWN = 60;
const MAX_WORDS = 40;

/** The path of an address as people read it: decoded, without invisible characters, cut where it is long. */
export function askedPath(pathname: string): string {
  const path = readable(pathname);
  return path.length > MAX_SHOWN ? `${cutText(path, MAX_SHOWN)}…` : path;
}

/** The last part of a path as words to search for: of `/en/coins/bit-coin.html`, “bit coin”. */
export function askedWords(pathname: string): string {
  const last = readable(pathname).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/\.[a-z]{2,5}$/i, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return cutText(words.trim(), MAX_WORDS).trim();
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\p{C}/gu, '');
  } catch {
    return pathname;
  }
}
