import { expect, test } from 'vitest';
import { newDatabase } from '#tests/rig/database.ts';
import { startSiteProcess } from '#tests/rig/site-process.ts';

// Each start loads the whole site.
const LONG_MILLISECONDS = 90_000;

test('a public site without a mail server logs one warning at its start', {
  timeout: LONG_MILLISECONDS,
}, async () => {
  const database = await newDatabase('starter');
  const environment = { DATABASE_URL: database.url, ORIGIN: 'https://tabayyan.example' };
  expect(await linesOfStart(environment, 'SMTP_URL')).toHaveLength(1);
  await database.close();
});

test('a server that starts with another SECRET on the same database logs one warning', {
  timeout: LONG_MILLISECONDS,
}, async () => {
  const database = await newDatabase('starter');
  const warningsWith = (secret: string) =>
    linesOfStart({ DATABASE_URL: database.url, SECRET: secret }, 'SECRET');
  expect(await warningsWith('the secret of one server')).toEqual([]);
  expect(await warningsWith('the secret of one server')).toEqual([]);
  const warnings = await warningsWith('the secret of another server');
  expect(warnings.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      level: 40,
      msg: expect.stringMatching(/^SECRET differs from the one at the last start on this database/),
    }),
  ]);
  await database.close();
});

/** Lines about a setting that a start of the site logs. */
async function linesOfStart(environment: Record<string, string>, setting: string) {
  await using site = await startSiteProcess(environment);
  await site.end();
  return site.lines.filter((line) => line.includes(setting));
}
