import { pino } from 'pino';
import { expect, test } from 'vitest';
import { warnOfChangedSecret } from '#cli/server/secret.ts';
import { readSettings } from '#settings.ts';
import { newDatabase } from '#tests/rig/database.ts';
import { startSiteProcess } from '#tests/rig/site-process.ts';

// A start loads the whole site.
const LONG_MILLISECONDS = 90_000;
const SECRET_DIFFERS = /^SECRET differs from the one at the last start on this database/;

// Every warning of the settings alone: cli/operator/first-start.test.ts.
test('a public site without a mail server and with another SECRET than at the last start logs one warning of each', {
  timeout: LONG_MILLISECONDS,
}, async () => {
  const database = await newDatabase('starter');
  const warnings: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => void warnings.push(line) });
  const startWith = (SECRET: string) =>
    warnOfChangedSecret(database.db, readSettings({ SECRET }), log);
  await startWith('the secret of one server');
  await startWith('the secret of one server');
  expect(warnings).toEqual([]);

  await using site = await startSiteProcess({
    DATABASE_URL: database.url,
    ORIGIN: 'https://tabayyan.example',
    SECRET: 'the secret of another server',
  });
  await site.end();
  const about = (setting: string) => site.lines.filter((line) => line.includes(setting));
  expect(about('SMTP_URL')).toHaveLength(1);
  expect(about('SECRET').map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ level: 40, msg: expect.stringMatching(SECRET_DIFFERS) }),
  ]);
  // One process by default, without workers.
  expect(about('is ready').map((line) => JSON.parse(line).msg)).toEqual([
    'Tabayyan is ready: https://tabayyan.example',
  ]);
  expect(about('listening on port')).toHaveLength(1);
  await database.close();
});
