import { readContractAddress } from '#domain/contract/address.ts';

/** Addresses without an owner, to which coins are sent to be burnt: lists name them by mistake. */
const OWNERLESS = new Set([
  '0x0000000000000000000000000000000000000000',
  '0x000000000000000000000000000000000000dEaD',
  '11111111111111111111111111111111',
  'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
]);

/** An address in its chain's normal form; null if it is not an address, is mistyped or has no owner. */
export function warnableAddress(text: string): string | null {
  const address = addressOf(text.trim());
  return address && !OWNERLESS.has(address) ? address : null;
}

/** Each word of a text that is as long as an address of a chain, in its normal form; null: it is not one. */
export function* eachAddressIn(text: string): Generator<string | null> {
  for (const [word] of text.matchAll(/(?:-?\d:)?[\w+/-]{32,66}/g)) yield addressOf(word);
}

function addressOf(text: string): string | null {
  return readContractAddress(text)?.address ?? null;
}
