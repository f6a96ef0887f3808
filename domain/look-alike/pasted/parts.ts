import { isIP } from 'node:net';
import { withoutCodes } from '#domain/address/decoded.ts';
import { hostsIn, unreadHostsIn } from '#domain/address/domains.ts';
import { hasOddSign, partedAtOddSigns } from '#domain/address/odd-sign.ts';
import { refanged } from '#domain/address/refanged.ts';
import { readContractAddress } from '#domain/contract/address.ts';
import { contractInExplorer } from './explorers.ts';
import { normalAddressesIn, type PastedText, readPastedText } from './pasted-text.ts';

const BETWEEN_WORDS = /[\s"'“”‘’«»<>{}|،؛؟!]+/u;
/** Punctuation and pictures around an address in a sentence. */
const BEFORE = /^[^\p{L}\p{N}@＠]+/u;
const AFTER = /(?:[^\p{L}\p{M}\p{N}/=&#?%@+$-]\p{M}*)+$/u;
/** A full stop that is spelled, coded or replaced so that an address is not read as one. */
const SPELLED_STOP =
  /(?<=[\p{L}\p{N}])(?:[․‚·٫۔]|&(?:#46|#x2e|period);|\s(?:dot|نقطة)\s|\s\.)(?=[\p{L}\p{N}])/giu;
/** A space after the full stop: only before endings that are no words, after a word that is no address. */
const PARTED_ENDING =
  /(?<=(?:^|\s)[\p{L}\p{N}-]+\.)\s(?=(?:com|net|org|io|xyz|vip)(?![\p{L}\p{N}-]))/giu;
/** Stands for a spelled full stop in a word. */
const STOP = '\0';
/** Signs that join an address in one program and end it in another, which links the part before. */
const JOINT = /[\0。．｡]/u;
/** The most parts that a domain with its ending has between spelled stops: `www`, `name.com` and `sa`. */
const MAX_SPELLED = 3;
const IPV4 = /^\d+(?:\.\d+){3}$/;
const NUMBERS = /^[\p{Nd}.]+$/u;
/** Signs that addresses are without, as between two of them. */
const BESIDE = /[,;|]|(?!\p{ASCII})[\p{S}\p{P}]/u;
const WEB_SCHEME = /(?<=.)h(?:tt|xx)ps?:/iu;
/** An address of IPv6 as links hold it. */
const IPV6 = /\[[\da-f.]*:[\da-f:.]*\]/i;
/** Digits as of a phone, and a host written as one number, which browsers open. */
const LONG_NUMBER = /(?<![\p{L}\p{N}])\p{Nd}(?:[\s().–-]*\p{Nd}){6,}(?![\p{L}\p{N}])/gu;
/** Days, with an hour after them, and years. */
const DAY_OR_YEARS =
  /^(?:\p{Nd}{4}-\p{Nd}{2}-\p{Nd}{2}|\p{Nd}{1,2}[.-]\p{Nd}{1,2}[.-]\p{Nd}{4})(?:\s\p{Nd}{1,2})?$|^(?:(?:19|20)\d\d(?:[\s–-]+|$))+$/u;
const HANDLES = /(?<![\p{L}\p{N}._%+/-])[@＠][\p{L}\p{N}_]{2,}(?![\p{L}\p{N}_]|\.\p{L}{2})/gu;

/** Everything in a pasted text that is judged by itself: addresses, accounts and wallets, the text itself if it is one. */
export function pastedPartsOf(pasted: PastedText): PastedText[] {
  if (pasted.kind === 'name') return pastedPartsIn(pasted.text);
  if (pasted.kind === 'wallet') return [pasted, ...pastedPartsIn(pasted.named)];
  const parts = pastedPartsIn(pasted.text);
  const isRead = parts.some(({ kind }) => kind === pasted.kind);
  return isRead ? parts : [pasted, ...parts];
}

/** The addresses, accounts and wallets among the words of a text, each once. Links come before wallets. */
export function pastedPartsIn(text: string): PastedText[] {
  const byText = new Map(
    wordsOf(text)
      .flatMap((word) => [...partsApart(word), ...partsOfWord(joined(word))])
      .map((part) => [part.text, part]),
  );
  const isWallet = ({ kind }: PastedText) => kind === 'wallet';
  return [...byText.values()].toSorted((one, other) => +isWallet(one) - +isWallet(other));
}

/** Whether a text has words that may be an address or a phone number but are not read as one. */
export function hasUnread(pasted: PastedText): boolean {
  if (pasted.kind !== 'name' && pasted.kind !== 'wallet') return false;
  const text = pasted.kind === 'wallet' ? pasted.named : pasted.text;
  // The bar keeps figures before and after an address apart.
  const unread = wordsOf(text).flatMap((word) => {
    const numbers = piecesOf(word).filter((piece) => NUMBERS.test(piece));
    return [readAddress(joined(word)) ? '|' : withoutCodes(joined(word)), ...numbers];
  });
  return unread.some(isLikeAddress) || hasLongNumber(unread.join(' '));
}

function hasLongNumber(text: string): boolean {
  return (text.match(LONG_NUMBER) ?? []).some((number) => !DAY_OR_YEARS.test(number));
}

// A link may follow other letters without a space. Full stops that are spelled are marked.
function wordsOf(text: string): string[] {
  const words = refanged(text, STOP)
    .replace(SPELLED_STOP, STOP)
    .replace(PARTED_ENDING, '')
    .split(BETWEEN_WORDS);
  return words.filter(Boolean).flatMap((word) => {
    const start = readAddress(joined(word)) ? 0 : word.search(WEB_SCHEME);
    return start > 0 ? [word.slice(0, start), ...wordsOf(word.slice(start))] : [word];
  });
}

function joined(word: string): string {
  return word.replaceAll(STOP, '.');
}

function piecesOf(word: string): string[] {
  const pieces = word.split(JOINT);
  return pieces.length > 1 ? pieces : [];
}

// Chat programs link `evil.com` of `evil.com .binance.com`, and readers see it in `evil dot com dot binance dot com`.
function partsApart(word: string): PastedText[] {
  const pieces = piecesOf(word);
  const hasHost = (each: string) => hostsIn(each).length > 0;
  const apart = pieces.flatMap((piece, place) => {
    const after = pieces.slice(place + 1, place + 1 + MAX_SPELLED).join('.');
    // An ending of two parts is no host.
    if (hasHost(piece) || !hasHost(after)) return [piece];
    return [piece, pieces.slice(Math.max(0, place + 1 - MAX_SPELLED), place + 1).join('.')];
  });
  return apart.flatMap((each) => {
    if (hasHost(each)) return partsOfWord(each);
    const read = readPastedText(IPV4.test(each) ? `http://${each}` : each);
    return read.kind === 'link' && isIP(read.address.ascii) > 0 ? [read] : [];
  });
}

function partsOfWord(word: string): PastedText[] {
  const read = readAddress(word);
  return read ? [read, ...partsInside(read)] : partsAnywhere(word);
}

function readAddress(word: string): PastedText | null {
  const bare = bareWord(word);
  const read = readPastedText(bare);
  return isAddress(bare, read) ? read : null;
}

// An account's name may end with the sign of emphasis.
function bareWord(word: string): string {
  const bare = word.replace(BEFORE, '');
  return /^[@＠]/.test(bare) ? bare.replace(/[^\p{L}\p{N}_]+$/u, '') : bare.replace(AFTER, '');
}

// A full stop without a space after it makes no address: without a scheme, a link's ending must be a registered one.
function isAddress(word: string, { kind }: PastedText): boolean {
  if (kind === 'link') return /^h(?:tt|xx)ps?:/i.test(word) || hostsIn(word).length > 0;
  return kind === 'mail' || kind === 'handle' || kind === 'wallet';
}

// Names in the path are judged with the link, as tricks.
function partsInside(read: PastedText): PastedText[] {
  if (read.kind !== 'link') return partsAnywhere(read.kind === 'handle' ? read.name : '');
  const { search, hash, pathname } = read.url;
  const [, inPath = ''] = /(\/\/.*|:\/.*)$/.exec(withoutCodes(pathname)) ?? [];
  // Packages of Android are named like hosts read backwards.
  const query = read.url.hostname === 'play.google.com' ? '' : search;
  const parameters = withoutCodes(`${query}${hash}`).replace(/[?#&=]+/g, ' ');
  const inside = pastedPartsIn(`${inPath} ${parameters}`);
  // An explorer's link is about the contract in its path, and may name one of its holders after it.
  const isExplorers = contractInExplorer(read) !== null;
  const wallets = normalAddressesIn(isExplorers ? read.path : read.text);
  const host = read.address.ascii;
  const beside = BESIDE.test(read.text) ? hostsIn(read.text) : [];
  const inHost = hasOddSign(host) ? hostsIn(partedAtOddSigns(host)) : [];
  const inUser = hostsIn(read.user);
  return [
    ...(isExplorers ? inside.filter(({ kind }) => kind !== 'wallet') : inside),
    ...[...beside, ...inHost, ...inUser, ...wallets].map(readPastedText),
  ];
}

function partsAnywhere(word: string): PastedText[] {
  const handles = [...word.matchAll(HANDLES)].map(([handle]) => handle);
  return [...hostsIn(word), ...handles, ...normalAddressesIn(word)].map(readPastedText);
}

function isLikeAddress(word: string): boolean {
  const isLong = (each: string) => /\d/.test(each) && readContractAddress(each) === null;
  return (
    /:\/\/|[@＠][\p{L}\p{N}]/u.test(word) ||
    unreadHostsIn(word).length > 0 ||
    IPV6.test(word) ||
    (word.match(/0x[\da-f]{6,}|[\w-]{26,}/gi) ?? []).some(isLong)
  );
}
