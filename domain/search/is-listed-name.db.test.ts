import { expect, test } from 'vitest';
import { sharedDatabase } from '#tests/rig/database.ts';
import { isListedName } from './is-listed-name.ts';

const { db } = await sharedDatabase('starter');

test.each([
  ['Crypto.com', true],
  ['crypto.com', true],
  ['كريبتو دوت كوم', true],
  ['BTC', true],
  ['crypto.co', false],
  ['crypto.com.evil.example', false],
  ['crypto\u200b.com', false],
  ['сrypto.com', false],
  ['binance.com', false],
])('whether a listing is named %j: %s', async (q, isListed) => {
  expect(await isListedName(db, q)).toBe(isListed);
});
