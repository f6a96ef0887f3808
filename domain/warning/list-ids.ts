/** The lists of warnings that can be read. */
export const LIST_IDS = [
  'esma-ncasp',
  'metamask',
  'polkadot-js',
  'polkadot-js-addresses',
  'scamsniffer',
  'scamsniffer-addresses',
] as const;
export type ListId = (typeof LIST_IDS)[number];

/**
 * The lists that the server reads by itself unless the operator says otherwise. MetaMask's licence asks commercial users to ask
 * first, so an operator adds it.
 */
export const FETCHED_LISTS: readonly ListId[] = LIST_IDS.filter((id) => id !== 'metamask');
