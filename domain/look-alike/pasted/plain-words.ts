import { hostsIn } from '#domain/address/domains.ts';
import { innerLinks } from './inner-link.ts';
import { visibleLine } from './pasted-text.ts';

/** A pasted text with the addresses in it as words of their own. */
export function plainWords(text: string): string {
  return visibleLine(text).replace(/\S+/g, (word) => {
    const [first = '', ...others] = apart(unmarked(word)).split(' ');
    const bare = first.replace(/^[^\p{L}\p{N}]+/u, '');
    return [first, ...innerLinks(bare), ...others].join(' ');
  });
}

// Messengers mark words with these signs. An account's name may end with one of them.
function unmarked(word: string): string {
  return /^([*_~`]{1,3})(\S+)\1$/.exec(word)?.[2] ?? word;
}

// An Arabic sentence that begins without a space after the address; some endings of addresses are Arabic words.
function apart(word: string): string {
  const end = word.search(/\.\p{Script=Arabic}/u);
  if (end < 1 || hostsIn(word).length > 0) return word;
  const address = word.slice(0, end);
  return hostsIn(address).length > 0 ? `${address} ${word.slice(end + 1)}` : word;
}
