import { expect, test } from 'vitest';
import { newDatabase } from '#tests/rig/database.ts';
import { startSiteProcess } from '#tests/rig/site-process.ts';

// Each start loads the whole site.
const LONG_MS = 90_000;
const SECRET = 'the secret of one server';

test('a server that starts with another SECRET on the same database logs one warning', {
  timeout: LONG_MS,
}, async () => {
  const database = await newDatabase('starter');
  const warningsAt = async (secret: string) => {
    await using site = await startSiteProcess({ DATABASE_URL: database.url, SECRET: secret });
    await site.end();
    return site.lines.filter((line) => line.includes('SECRET'));
  };
  expect(await warningsAt(SECRET)).toEqual([]);
  expect(await warningsAt(SECRET)).toEqual([]);
  const warnings = await warningsAt('the secret of another server');
  expect(warnings.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      msg: expect.stringMatching(/^SECRET is not the one of the last start on this database/),
    }),
  ]);
  await database.close();
});
