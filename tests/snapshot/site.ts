import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { mock } from 'node:test';
import { type Logger, pino } from 'pino';
import { parseDataCommand } from '#cli/data/data-command.ts';
import { connect } from '#db/client.ts';
import { startEmbeddedPostgres } from '#db/embedded/embedded.ts';
import { accounts } from '#db/schema.ts';
import { startSession } from '#domain/admin/session.ts';
import type { Fetch } from '#domain/outbound/fetch-public.ts';
import { readSettings, type Settings } from '#settings.ts';
import { feedResponse } from '#tests/fakes/fake-upstream.ts';
import { openBuiltSite } from '#tests/rig/built-site.ts';
import { marketResponse, newMarketCoin } from '#tests/samples/market-coins.ts';
import { RATES_ANSWER } from '#tests/samples/rates.ts';

const BACKUP = resolve(import.meta.dirname, '../fixtures/backup-fd15021.gz');
/** After everything in the backup. */
const NOW = Date.parse('2026-11-23T09:00:00Z');
const SETTINGS = {
  PORT: '0',
  ORIGIN: 'http://localhost:3000',
  SECRET: 'the secret of the snapshot',
  API_LIMIT: '0',
  MARKET_URL: 'https://market.example',
  NEWS_FEEDS: 'en=https://english.example/rss,ar=https://arabic.example/rss',
  CONTACT: 'mailto:contact@example.com',
  SECURITY_CONTACT: 'mailto:security@example.com',
};

export interface PublicSite extends AsyncDisposable {
  url: string;
}

export interface SnapshotSite extends PublicSite {
  /** Session cookie of a signed-in editor. */
  cookie: string;
}

/**
 * The built site on the backup of fd15021, in the empty database at `databaseUrl`. The clock is stopped, the secret is
 * fixed and the upstreams are faked, so that two runs give the same answers. Starter listings that change later do not show.
 */
export async function openSnapshotSite(databaseUrl: string): Promise<SnapshotSite> {
  const { url, db, close } = await openFilledSite(databaseUrl, ['restore', BACKUP], NOW);
  const [editor] = await db.select().from(accounts);
  if (!editor) throw new Error('the backup holds no account');
  const token = await startSession(db, editor.id);
  return { url, cookie: `tabayyan-session=${token}`, [Symbol.asyncDispose]: close };
}

/** The built site on the starter content, which has what the backup is too old for, such as positions. */
export async function openStarterSite(databaseUrl: string): Promise<PublicSite> {
  const { url, close } = await openFilledSite(databaseUrl, ['starter'], Date.now());
  return { url, [Symbol.asyncDispose]: close };
}

async function openFilledSite(databaseUrl: string, fill: string[], now: number) {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-snapshot-'));
  const log = pino({ level: 'silent' });
  const settings = readSettings({ ...SETTINGS, DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
  await runDataCommand(fill, settings, log);
  const { db, close: closeDatabase } = connect(databaseUrl);
  mock.timers.enable({ apis: ['Date'], now });
  const site = await openBuiltSite(settings, { db, url: databaseUrl }, { fetch: upstreams }, log);
  const close = async () => {
    await site.close();
    mock.timers.reset();
    await closeDatabase();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { url: site.url, db, close };
}

/** The work on a site with a PostgreSQL of its own, for commands. */
export async function withSite<S extends PublicSite, T>(
  open: (databaseUrl: string) => Promise<S>,
  work: (site: S) => Promise<T>,
): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'tabayyan-snapshot-database-'));
  const server = await startEmbeddedPostgres({ dataDir, log: () => {} });
  try {
    await using site = await open(server.url);
    return await work(site);
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function runDataCommand(words: string[], settings: Settings, log: Logger) {
  const opened: (() => Promise<void>)[] = [];
  const onEnd = (close: () => Promise<void>) => void opened.push(close);
  await parseDataCommand(words)({ settings, log, onEnd, say: () => {} });
  for (const close of opened.toReversed()) await close();
}

const upstreams: Fetch = async (url) => {
  const { host, pathname } = new URL(url);
  const body = ANSWERS[`${host}${pathname}`];
  if (body === undefined) throw new TypeError(`not faked: ${url}`);
  return new Response(body);
};

const MARKET_COINS = [
  ['bitcoin', 'BTC', 'Bitcoin'],
  ['ethereum', 'ETH', 'Ethereum'],
  ['tether', 'USDT', 'Tether'],
  ['unknown-coin', 'UNK', 'Unknown Coin'],
] as const;

const ANSWERS: Record<string, string> = {
  'market.example/coins/markets': marketResponse([
    ...MARKET_COINS.map(([id, symbol, name], place) =>
      newMarketCoin({ id, symbol, name, rank: place + 1, price: 50_000 / (place + 1) ** 4 }),
    ),
    ...Array.from({ length: 40 }, (_, place) =>
      newMarketCoin({
        id: `other-${place}`,
        symbol: `OTH${place}`,
        name: `Other ${place}`,
        rank: place + 5,
        price: 100 + place,
        change24h: 20 - place,
      }),
    ),
  ]),
  'market.example/exchange_rates': JSON.stringify(RATES_ANSWER),
  'english.example/rss': feedResponse(
    ...['Bitcoin rises', 'Ethereum upgrades', 'SEC sues an exchange', 'NFT sales fall'],
    ...Array.from({ length: 20 }, (_, place) => `Headline ${place}`),
  ),
  'arabic.example/rss': feedResponse(
    'ارتفاع بيتكوين',
    'هيئة الأوراق المالية تقاضي منصة',
    'تحديث إيثيريوم',
  ),
};
