import { pino } from 'pino';
import type { Database } from '#db/client.ts';
import { clientNetwork } from '#domain/address/client-network.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { createMarket } from '#domain/market/market.ts';
import { createNews } from '#domain/news/news.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { cachePositions } from '#domain/position/positions.ts';
import { api } from '#http/api/api.ts';
import { clientAddress } from '#http/visitor/networks.ts';
import { readSettings } from '#settings.ts';

/** Without notifications of changes, identifiers and positions are read each time. */
export const UNHEARD = { onChange: () => {}, isListening: () => false };

const NO_NETWORK: Fetch = () => Promise.reject(new TypeError('no network in this test'));

/** The JSON API on a database, with `fetch` for its upstreams. */
export function apiOn(db: Database, fetch: Fetch = NO_NETWORK, apiLimit = 0) {
  const log = pino({ level: 'silent' });
  const settings = readSettings({ NEWS_FEEDS: '' });
  return api({
    db,
    log,
    origin: 'https://tabayyan.example',
    networkOf: (c) => clientNetwork(clientAddress(c, 1)),
    apiLimit,
    admit: (_, next) => next(),
    identifiers: cacheIdentifiers(db, UNHEARD),
    positions: cachePositions(db, UNHEARD),
    market: createMarket(db, fetch, settings.market, log),
    news: createNews(db, fetch, settings.news, log),
  });
}
