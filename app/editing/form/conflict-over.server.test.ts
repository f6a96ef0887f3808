import { expect, test } from 'vitest';
import { contractsSchema } from '#domain/contract/contract.ts';
import { fieldTexts, TEXT_NAMES } from '#domain/listing/field.ts';
import { newListing } from '#tests/samples/listings.ts';
import { conflictOver } from './conflict-over.server.ts';

test('a stale form tells what others changed in forms of their own, contracts included', () => {
  const base = newListing({ texts: { en: { name: 'Chainlink' } } });
  const contracts = contractsSchema.parse([
    {
      chain: 'ethereum',
      address: '0x514910771AF9Ca656af840dff83E8264EcF986CA',
      issuer: { url: 'https://issuer.example/', readOn: '2026-11-01' },
    },
  ]);
  const listing = { ...base, contracts, country: 'Malta', category: 'haram' as const };
  const current = { listing, version: 2 };
  const stale = {
    outcome: 'conflict',
    current,
    base,
    mine: listing,
    by: null,
    at: new Date(0),
  } as const;
  const { conflict } = conflictOver(TEXT_NAMES, stale, fieldTexts(base));
  expect(conflict.elsewhere.map(({ name }) => name).sort()).toEqual(['category', 'contracts']);
});
