/** Longer addresses are cut: the page is not theirs to fill. */
const MAX_SHOWN = 60;
const MAX_WORDS = 40;

/** The path of an address as people read it: decoded, without invisible characters, cut where it is long. */
export function askedPath(pathname: string): string {
  return cut(readable(pathname), MAX_SHOWN, '…');
}

/** The last part of a path as words to search for: of `/en/coins/bit-coin.html`, “bit coin”. */
export function askedWords(pathname: string): string {
  const last = readable(pathname).split('/').filter(Boolean).at(-1) ?? '';
  const words = last.replace(/\.[a-z]{2,5}$/i, '').replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return cut(words.trim(), MAX_WORDS).trim();
}

function readable(pathname: string): string {
  try {
    return decodeURIComponent(pathname).replace(/\p{C}/gu, '');
  } catch {
    return pathname;
  }
}

function cut(text: string, length: number, mark = ''): string {
  const letters = [...text];
  return letters.length > length ? letters.slice(0, length).join('') + mark : text;
}
