import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '#tests/rig/processes.ts';

const COINS = starters('coins');
const EXCHANGES = starters('exchanges');
const WORDS = [
  'bit',
  'coin',
  'zo',
  'a',
  'ledger',
  'ب',
  'عملة',
  'chain',
  'stable',
  'xrp',
  'no such',
];

/** Addresses of a site with the starter listings: pages of both languages, searches and the API. */
export function visitPath(n: number): string {
  const turn = Math.floor(n / MIX.length);
  return MIX[n % MIX.length]?.(turn) ?? '/';
}

/** An uncached page. */
export function searchPath(turn: number): string {
  return `/en/cryptocurrencies?q=${encodeURIComponent(`${pick(WORDS, turn)} ${turn % 997}`)}`;
}

// Ten requests: five for cached pages, two searches and three for the API.
const MIX: ((turn: number) => string)[] = [
  () => '/',
  (turn) => `/coin/${pick(COINS, turn)}`,
  (turn) => `/en/coin/${pick(COINS, turn * 7)}`,
  (turn) => `/api/coins/${pick(COINS, turn * 3)}`,
  searchPath,
  (turn) => `/en/exchange/${pick(EXCHANGES, turn)}`,
  (turn) => pick(['/cryptocurrencies?page=2', '/en/exchange', '/markets', '/en/news', '/en'], turn),
  (turn) => pick(['/api/coins?limit=50', '/api/exchanges', '/api/coins/count', '/api/news'], turn),
  (turn) => `/cryptocurrencies?q=${encodeURIComponent(pick(WORDS, turn))}`,
  (turn) => pick(['/api/markets', '/api/coins?q=bit&sort=rating', '/api/exchanges/count'], turn),
];

function pick<T>(list: readonly T[], turn: number): T {
  return list[turn % list.length] as T;
}

function starters(collection: string): string[] {
  const files = readdirSync(join(ROOT, 'db/starter', collection));
  return files.map((file) => file.replace('.json', ''));
}
