import { type Address, addressOf } from '#domain/address/address.ts';
import { decoded, withoutCodes } from '#domain/address/decoded.ts';
import { hostsIn } from '#domain/address/domains.ts';
import { refanged } from '#domain/address/refanged.ts';
import {
  type ContractAddress,
  type MistypedAddress,
  readContractAddress,
} from '#domain/contract/address.ts';
import { isHidden } from '#domain/text/hidden-characters.ts';

/** A pasted text by type. It is parsed and never requested. */
export type PastedText = { text: string } & (
  | ({ kind: 'link' } & PastedLink)
  | { kind: 'mail'; user: string; address: Address }
  /** `name` is without @. */
  | { kind: 'handle'; name: string }
  | { kind: 'name' }
  /**
   * A wallet or contract address; `contract` null: of a chain whose addresses are not read. `named` is a name or ticker beside
   * it, empty without one.
   */
  | { kind: 'wallet'; contract: ContractAddress | MistypedAddress | null; named: string }
  | { kind: 'unreadable' }
);

export interface PastedLink {
  /** As a browser opens it, without a trailing dot of the host. */
  url: URL;
  address: Address;
  /** The text before an @, where readers do not look for the owner. */
  user: string;
  path: string;
  /** Without scheme, for comparison. */
  whole: string;
  /** Programs other than browsers read another part as the host. */
  isAmbiguous: boolean;
  /** Browsers resolve the codes in the host; other programs end a link there. */
  isHostCoded: boolean;
}

const WALLET =
  /^(?:0x[0-9a-fA-F]{40}|0x[0-9a-fA-F]{64}|(?:bc1|ltc1|addr1|cosmos1)[0-9a-z]{20,}|(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[1-9A-HJ-NP-Za-km-z]{32,44})$/;
/** An EVM chain's address with a few digits too few or too many; hashes are much longer. */
const ALMOST_EVM = /^0x[0-9a-f]{36,44}$/i;
const MAIL = /^(?:mailto:)?([^\s@/:?#]+)@([^\s@/:?#]+\.[^\s@/:?#]+)$/iu;
/** In ASCII: no longer name can be asked for. */
export const MAX_HOST_LENGTH = 253;
const CODED_HOST = /^https?:\/\/(?:[^/?#]*@)?[^/?#@]*%/i;
/** A host without scheme: letters, a dot and an ending that is not a number. */
const BARE = /^(?:[^\s/@]*@)?[^\s/?#@]+[.。．｡]\p{L}[\p{L}\p{N}-]+\.?(?::\d+)?(?:[/?#\\]\S*)?$/u;

/** A community or a person as Reddit writes them. */
const OF_REDDIT = /^\/?((?:r|u|user)\/[\w-]+)\/?$/i;

/** Parses `q`: a link, e-mail address, handle or wallet, else a name or ticker. */
export function readPastedText(q: string): PastedText {
  const text = visibleLine(q).trim();
  const contract = readContract(text);
  if (contract) return { text, kind: 'wallet', ...contract };
  if (ALMOST_EVM.test(text)) {
    return { text, kind: 'wallet', contract: { family: 'evm', address: null }, named: '' };
  }
  if (WALLET.test(text)) return { text, kind: 'wallet', contract: null, named: '' };
  if (/^[@＠]\S+$/.test(text)) {
    return { text, kind: 'handle', name: text.slice(1) };
  }
  const mail = MAIL.exec(text);
  if (mail) return readMail(text, mail);
  const ofReddit = OF_REDDIT.exec(text);
  if (ofReddit) return readLink(text, `https://reddit.com/${ofReddit[1]}`);
  const written = refanged(text);
  // A link with words after it is a message.
  if (/^https?:\S*$/i.test(written)) return readLink(text, written);
  if (BARE.test(written) && !hasOtherScheme(written)) return readLink(text, `https://${written}`);
  return /^(?!https?:)[a-z][a-z0-9+.-]*:\S/i.test(written)
    ? { text, kind: 'unreadable' }
    : { text, kind: 'name' };
}

/** Whether a text begins with a scheme other than the web's. A port after a host is none. */
export function hasOtherScheme(text: string): boolean {
  return /^(?!h(?:tt|xx)ps?:)[a-z][a-z0-9+-]*:(?!\d+(?:[/?#]|$))\S/i.test(text);
}

/** A text on one line without the characters that nobody sees: browsers drop some of them from a host. */
export function visibleLine(text: string): string {
  return [...onOneLine(text)].filter((letter) => !isHidden(letter)).join('');
}

/** A text on one line with spaces for the characters that nobody sees, at which some programs end a link. */
export function partedAtHidden(text: string): string {
  return [...onOneLine(text)].map((letter) => (isHidden(letter) ? ' ' : letter)).join('');
}

/** A text of one line: line breaks and tabs part the words of a message, as spaces do. */
export function onOneLine(text: string): string {
  return text.replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/g, ' ');
}

/** The addresses of contracts and wallets anywhere in a text, in their chain's normal form. */
export function normalAddressesIn(text: string): string[] {
  const plain = withoutCodes(text);
  // TON's may contain +, / and -; those of EVM chains are told from letters before them.
  const words = [
    ...plain.matchAll(/(?:(?<![\w-])(?:-1|0):)?[a-z0-9]+/gi),
    ...plain.matchAll(/[\w-]+/g),
    ...plain.matchAll(/(?<![\w+/-])[\w+/-]{48}(?![\w+/-])/g),
    ...plain.matchAll(/0x[0-9a-f]{40}(?![0-9a-f])/gi),
  ];
  const found = words.flatMap(([word]) => readContractAddress(word)?.address ?? []);
  return [...new Set(found)];
}

const SCHEME = /^(?:ethereum|solana|tron|ton):(?:\/\/)?/i;

// An address alone, in a wallet's link as QR codes hold it, or after or before a name.
function readContract(text: string) {
  const alone = readContractAddress(text.replace(SCHEME, '').replace(/@\d+$/, ''));
  if (alone) return { contract: alone, named: '' };
  const found = contractsIn(text);
  const [only] = found;
  if (!only || found.length > 1) return null;
  const named = wordsOf(text)
    .filter((word) => word !== only.word)
    .join(' ');
  // Beside a link it is the link that would be opened.
  if (/:\/\//.test(named) || hostsIn(named).length > 0) return null;
  return { contract: only.contract, named: named.replace(/[:=\-–]+$/, '').trim() };
}

/** Punctuation around an address in a sentence. */
const AROUND = /^["'“‘«]+|["'”’».:!?؟]+$/g;

/** The addresses of contracts and wallets among the words of a text. */
function contractsIn(text: string) {
  return wordsOf(text).flatMap((word) => {
    const contract = readContractAddress(word.replace(AROUND, ''));
    return contract ? [{ word, contract }] : [];
  });
}

/** The same, in links too: each part of a path and a query is a word. */
export function contractsInLinks(text: string) {
  return contractsIn(text.replace(/[/?#&=]+/g, ' '));
}

/** Words of a text that may be an address whose capitals were changed; those of EVM chains are read in any case. */
export function maybeAddressesIn(text: string): string[] {
  return [...text.matchAll(/[\w+-]+/g)]
    .map(([word]) => word)
    .filter((word) => /^(?!0x)(?=.*\d).{32,50}$/i.test(word));
}

function wordsOf(text: string): string[] {
  return text.split(/[\s,;()[\]]+/).filter(Boolean);
}

function readMail(text: string, [, user = '', host = '']: RegExpExecArray): PastedText {
  const url = parsed(`https://${host}`);
  if (!url) return { text, kind: 'unreadable' };
  return { text, kind: 'mail', user, address: addressOf(url) };
}

function readLink(text: string, written: string): PastedText {
  const url = parsed(written);
  if (!url?.hostname || url.hostname.length > MAX_HOST_LENGTH) return { text, kind: 'unreadable' };
  const address = addressOf(url);
  return {
    text,
    kind: 'link',
    url,
    address,
    user: decoded(url.password ? `${url.username}:${url.password}` : url.username),
    path: decoded(url.pathname),
    whole: wholeOf(url),
    isAmbiguous: /\\/.test(written) || !/^https?:\/\/[^/]/i.test(written),
    isHostCoded: CODED_HOST.test(written),
  };
}

// A host may end with the dot of the DNS root: browsers open t.me./name as t.me/name.
function parsed(written: string): URL | null {
  const url = URL.parse(written);
  if (url) url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}

/** An address for comparison: without scheme, `www.`, query and trailing slash. */
export function wholeOf(url: URL): string {
  return `${url.hostname.replace(/^www\./, '')}${url.pathname.replace(/\/+$/, '')}`;
}
