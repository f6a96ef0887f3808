import { expect, test } from 'vitest';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { contractQr } from './contract-qr.ts';

const LISTED = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const UNLISTED = '0x55d398326f99059fF775485246999027B3197955';

test('a listed address has a QR code, and any other none', async () => {
  const { db, close } = await newDatabase('empty');
  const issuer = { url: 'https://issuer.example', readOn: '2026-11-21' };
  const contract = { chain: 'ethereum' as const, address: LISTED, lists: [], issuer };
  await addUnrecorded(db, [newListing({ contracts: [contract] })]);
  const ask = (file: string) => contractQr({ db }).request(`/${file}`);

  const code = await ask(`${LISTED}.svg`);
  expect([code.status, code.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  expect(code.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(await code.text()).toMatch(/^<svg/);

  for (const file of [`${UNLISTED}.svg`, `${LISTED.toLowerCase()}.svg`, `${LISTED}.png`, '.svg']) {
    const missing = await ask(file);
    expect([file, missing.status]).toEqual([file, 404]);
    expect(missing.headers.get('Cache-Control')).toBe('no-store');
  }
  await close();
});
