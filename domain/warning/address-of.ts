import { readContractAddress } from '#domain/contract/address.ts';

/** Addresses without an owner, to which coins are sent to be burnt: lists name them by mistake. */
const NOBODYS = new Set([
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '11111111111111111111111111111111',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
]);

/** An address in its chain's normal form; null if it is not an address, is mistyped or has no owner. */
export function warnableAddress(text: string): string | null {
  const address = addressOf(text.trim());
  return address && !NOBODYS.has(address) ? address : null;
}

/** All addresses on chains in any text, such as a token list. */
export function addressesIn(text: string): string[] {
  const words = text.match(/(?:-?\d:)?[\w+/-]{32,66}/g) ?? [];
  return [...new Set(words.map(addressOf).filter((address) => address !== null))];
}

function addressOf(text: string): string | null {
  return readContractAddress(text)?.address ?? null;
}
