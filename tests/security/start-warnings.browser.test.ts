import { expect, test } from 'vitest';
import { newDatabase } from '#tests/rig/database.ts';
import { startSiteProcess } from '#tests/rig/site-process.ts';

test('a public site without a mail server logs one warning at its start', async () => {
  const database = await newDatabase('starter');
  await using site = await startSiteProcess({
    DATABASE_URL: database.url,
    ORIGIN: 'https://tabayyan.example',
  });
  expect(site.lines.filter((line) => line.includes('SMTP_URL'))).toHaveLength(1);
  await site.end();
  await database.close();
}, 60_000);
