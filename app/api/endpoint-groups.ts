import type { EndpointName } from '#domain/api/endpoints.ts';

/** The groups of endpoints in the order of the page. */
export const ENDPOINT_GROUPS = ['listings', 'evidence', 'law', 'tools', 'service'] as const;
export type EndpointGroup = (typeof ENDPOINT_GROUPS)[number];

/** The group of each endpoint: a new one must be put into one. */
export const GROUP_OF: Record<EndpointName, EndpointGroup> = {
  listCoins: 'listings',
  getCoin: 'listings',
  countCoins: 'listings',
  listExchanges: 'listings',
  getExchange: 'listings',
  countExchanges: 'listings',
  getCoinRulings: 'evidence',
  getExchangeRulings: 'evidence',
  listPositions: 'evidence',
  listChanges: 'evidence',
  getRulingText: 'evidence',
  listCountries: 'law',
  listLicences: 'law',
  findWarnings: 'law',
  checkReal: 'tools',
  getMarkets: 'tools',
  getNews: 'tools',
  getHealth: 'service',
  getReadiness: 'service',
};
