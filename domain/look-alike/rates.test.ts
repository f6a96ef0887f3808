import { describe, expect, test } from 'vitest';
import { KINDS } from '#domain/listing/kind.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { newListing } from '#tests/samples/listings.ts';
import { fakesOf, NEAR, UNRELATED } from '#tests/samples/look-alikes.ts';
import { checkResultOf } from './check-result.ts';
import { indexIdentifiers } from './identifier-index.ts';
import { resultsOf, worstOf } from './message.ts';
import { pastedPartsIn } from './pasted/parts.ts';
import { readPastedText } from './pasted/pasted-text.ts';

// Rates that the check is held to, on names of every length, ordinary words among them.

const LISTINGS: [id: string, name: string, arabicName: string, host: string][] = [
  ['rain', 'Rain', 'رين', 'rain.com'],
  ['okx', 'OKX', 'أوكي إكس', 'okx.com'],
  ['near', 'NEAR Protocol', 'نير', 'near.org'],
  ['aave', 'Aave', 'آفي', 'aave.com'],
  ['kraken', 'Kraken', 'كراكن', 'kraken.com'],
  ['gemini', 'Gemini', 'جيميناي', 'gemini.com'],
  ['cosmos', 'Cosmos', 'كوزموس', 'cosmos.network'],
  ['solana', 'Solana', 'سولانا', 'solana.com'],
  ['binance', 'Binance', 'باينانس', 'binance.com'],
  ['algorand', 'Algorand', 'ألغوراند', 'algorand.co'],
];
const index = indexIdentifiers();
for (const [id, name, arabicName, host] of LISTINGS) {
  const listing = newListing({ kind: 'exchange', id, name, website: `https://${host}` });
  index.set({ ...listing, name, arabicName });
}

/** The id of the listing that a text looks like; null: it looks like none. */
function likenessOf(q: string): string | null {
  const { result, matches } = checkResultOf(readPastedText(q), index.find);
  return result === 'looks-like' ? (matches[0]?.identifier.id ?? null) : null;
}

const OF_SHORT_NAMES = {
  rain: 'rain-support.com rainn.com t.me/rain_support rain-bahrain-login.com ra1n.com rain.vip منصة-رين-تداول.com',
  okx: 'okxx.com 0kx.com okx-login.net okx.support t.me/okx_help okx.airdrop-claim.top oкx.com',
  near: 'near-wallet.app neear.org near-wallet-restore.com t.me/near_airdrop near-claim.xyz',
  aave: 'app-aaev.com aaave.com aave-claim.com claim-aave.xyz @aave_support aave.vip',
};
const OF_LONG_NAMES = {
  kraken:
    'kraken-suport.com krakken.com kraken-login.com krakem.com kraken.support-desk.top kraken.vip krakén.com',
  gemini: 'gernini.com gem1ni.com gemini-verify.com gemlni.com t.me/gemini_support',
  cosmos:
    'cosm0s.network cosmos-airdrop.org cosmosclaim.com cosmos.network.claim-reward.xyz cosnos.network',
  solana:
    'soIana.com solanaa.com solana-giveaway.live sollana.com phantom-solana-wallet.app سولانا-توزيع.com',
  binance:
    'binancc.com binanse.com binance-support.com bìnance.com binance.com.verify-account.top منصة-باينانس.com',
  algorand: 'algoarnd.com a1gorand.com algorand.gift myalgorandwallet.app @algorand_helpdesk',
};
const OF_OTHERS =
  'rainbird.com brain.fm rainforest-alliance.org kraken.io near.co gemini.edu gemini.google.com cosmosmagazine.com ' +
  'cityofsolanabeach.org solano.edu nearmap.com nearpod.com okta.com pave.com terrain.com trains.com bahrain.bh finance.yahoo.com ' +
  'wikipedia.org bbc.co.uk aljazeera.net who.int mofa.gov.sa weather.com linkedin.com cloudflare.com';

const missed = (of: Record<string, string>) =>
  Object.entries(of).flatMap(([id, fakes]) =>
    fakes.split(' ').filter((fake) => likenessOf(fake) !== id),
  );
const countOf = (of: Record<string, string>) => Object.values(of).join(' ').split(' ').length;

describe('a look-alike is found', () => {
  test('in 98 of 100 cases where the name has five letters or more', () => {
    const misses = missed(OF_LONG_NAMES);
    expect(misses.length / countOf(OF_LONG_NAMES), misses.join(' ')).toBeLessThanOrEqual(0.02);
  });

  test('in 85 of 100 cases where the name is shorter', () => {
    const misses = missed(OF_SHORT_NAMES);
    expect(misses.length / countOf(OF_SHORT_NAMES), misses.join(' ')).toBeLessThanOrEqual(0.15);
  });
});

test('another owner’s address is called a look-alike in at most 5 of 100 cases', () => {
  const others = OF_OTHERS.split(' ');
  const called = others.filter((address) => likenessOf(address) !== null);
  expect(called.length / others.length, called.join(' ')).toBeLessThanOrEqual(0.05);
});

describe('on the starter listings', async () => {
  const starter = indexIdentifiers();
  for (const kind of KINDS) {
    for (const listing of await readStarterListings(kind)) {
      const { en, ar } = listing.texts;
      starter.set({ ...listing, name: en?.name ?? null, arabicName: ar?.name ?? null });
    }
  }
  const imitated = (q: string) => {
    const asked = readPastedText(q);
    const message =
      asked.kind === 'name' ? worstOf(resultsOf(pastedPartsIn(asked.text), starter.find)) : null;
    const { result, matches } = message?.found ?? checkResultOf(asked, starter.find);
    return result === 'looks-like' ? matches.map(({ identifier }) => identifier.id) : [];
  };

  test.each([
    ['98 of 100 look-alikes of long names', 'long', 0.02],
    ['85 of 100 of names of under five letters', 'short', 0.15],
  ] as const)('%s are found', (_, names, most) => {
    const fakes = fakesOf(names);
    const misses = fakes.filter(({ listing, text }) => !imitated(text).includes(listing));
    const told = misses.map(({ text }) => text).join(' ');
    expect(fakes.length).toBeGreaterThan(150);
    expect(misses.length / fakes.length, told).toBeLessThanOrEqual(most);
  });

  test.each([
    ['1 of 100 unrelated sites', UNRELATED, 0.01],
    ['5 of 100 sites with a name nearby', NEAR, 0.05],
  ])('at most %s are called look-alikes', (_, sites, most) => {
    const called = sites.filter((site) => imitated(site).length > 0);
    expect(sites.length).toBeGreaterThanOrEqual(100);
    expect(called.length / sites.length, called.join(' ')).toBeLessThanOrEqual(most);
  });
});
