import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { expect, onTestFinished, test } from 'vitest';
import { watchChanges } from '#db/changes.ts';
import { listings } from '#db/schema.ts';
import { checkReal } from '#domain/look-alike/check.ts';
import { cacheIdentifiers } from '#domain/look-alike/identifier-cache.ts';
import { testDatabase } from '#tests/rig/database.ts';
import { confirmedWarnings } from './confirmed-warnings.ts';
import { decideWarning } from './decisions.ts';
import { importProtected, importWarnings } from './import.ts';
import { listWarningTasks } from './warning-tasks.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const each = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

/** Firms of a register in the shape of ESMA's, with its faults: blanks, no scheme, several sites in a cell, a line break. */
const SITES = each(120, (at) => `firm${at}.${['eu', 'com', 'co.uk', 'io'][at % 4]}`);
const WRITTEN = [
  (site: string) => `https://www.${site}/en/`,
  (site: string) => ` www.${site} `,
  (site: string) => `${site}|https://app.${site}`,
  (site: string) => `"Site:\n${site.toUpperCase()}"`,
];
const REGISTER = [
  '\uFEFFae_competentAuthority,ae_lei_name,ae_website,ac_serviceCode',
  ...SITES.map((site, at) => `"Authority, X",Firm ${at},${WRITTEN[at % 4]?.(site)},a. | b.`),
].join('\r\n');

/** Tokens in the shape of Uniswap's list. */
const TOKENS = each(60, (at) => ({
  chainId: 1,
  symbol: `T${at}`,
  name: `Token ${at}`,
  decimals: 18,
  address: `0x${bytesToHex(keccak_256(utf8ToBytes(`token ${at}`))).slice(0, 40)}`,
  logoURI: `https://logos.token${at}.org/icon.png`,
}));
const LOGOS = TOKENS.map((_, at) => `token${at}.org`);

test('lists that name every firm, token and listing warn of none, until an editor confirms one', async () => {
  const { db, url } = await testDatabase('starter');
  const changes = watchChanges(url);
  onTestFinished(() => changes.close());
  const identifiers = cacheIdentifiers(db, changes);
  const resultOf = async (q: string) =>
    (await checkReal({ db, identifiers, imageAddress: () => null }, { q, language: 'en' })).result;
  const all = await db.select().from(listings);
  const addresses = all.flatMap(({ website, whitepaper }) => [website, whitepaper]);
  const own = addresses.flatMap((address) => (address && URL.parse(address)?.hostname) || []);
  const contracts = all.flatMap((listing) =>
    (listing.contracts as { address: string }[]).map(({ address }) => address),
  );
  expect([own.length, contracts.length].every((count) => count > 15)).toBe(true);

  await importProtected(db, bytes(REGISTER));
  await importProtected(db, bytes(JSON.stringify({ tokens: TOKENS })));
  const named = [...SITES, ...LOGOS, ...own];
  const blacklist = named.flatMap((host) => [host, `login.${host}`]);
  await importWarnings(
    db,
    'metamask',
    bytes(JSON.stringify({ version: 2, whitelist: [], blacklist: [...blacklist, 'scam.xyz'] })),
  );
  const warned = [...TOKENS.map(({ address }) => address), ...contracts];
  await importWarnings(db, 'scamsniffer-addresses', bytes(JSON.stringify(warned)));

  const texts = [...named.flatMap((host) => [`https://${host}/`, `login.${host}`]), ...warned];
  const results = await Promise.all(texts.map(resultOf));
  expect(texts.filter((_, at) => results[at] === 'warned')).toEqual([]);
  expect(await resultOf('scam.xyz')).toBe('warned');

  const tasks = await listWarningTasks(db);
  expect(
    tasks.every(({ decision, listings: owners }) => decision === null && owners.length > 0),
  ).toBe(true);
  expect(tasks.filter(({ source }) => source === 'scamsniffer-addresses')).toHaveLength(
    new Set(contracts).size,
  );
  const [first] = tasks;
  if (!first) throw new Error('no task');
  await decideWarning(db, { ...first, decision: 'warned' }, 'Editor');
  expect(await resultOf(first.warned)).toBe('warned');

  const login = tasks.find(({ warned }) => warned.startsWith('login.'));
  const [{ kind, id } = { kind: 'coin', id: '' }] = login?.listings ?? [];
  const [listing] = all.filter((row) => row.kind === kind && row.id === id);
  if (!login || !listing) throw new Error('no task about a part of a listing’s domain');
  const shown = async () => {
    const found = await confirmedWarnings(db, { ...listing, contracts: [] });
    return found.map(({ domain }) => domain);
  };
  expect(await shown()).not.toContain(login.warned);
  await decideWarning(db, { ...login, decision: 'warned' }, 'Editor');
  expect(await shown()).toContain(login.warned);
}, 60_000);
