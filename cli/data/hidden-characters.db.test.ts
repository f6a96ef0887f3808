import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { accounts } from '#db/schema.ts';
import { addAccount } from '#domain/admin/account.ts';
import { listChanges } from '#domain/listing/change/history.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { findListing, findVersioned } from '#domain/listing/find.ts';
import { openLedger } from '#domain/listing/open-ledger.ts';
import { findIds } from '#domain/search/find-ids.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { type TestDatabase, testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';

// Databases may hold names saved before the forms refused hidden characters.

const { data, fileOf, inFolder } = dataCommands();

const JOINED = 'می\u200cخواهم';

describe('an import', () => {
  test('removes hidden characters from texts, and prints which and where', async () => {
    const database = await testDatabase('empty');
    const file = await fileOf('coins-hidden.json', [
      {
        id: 'bit-coin',
        name: 'Bit\u200bcoin',
        symbol: 'B\u2060TC',
        country: '\u202eOman',
        createdAt: '2024-01-01',
        translations: {
          name: { ar: `${JOINED}\u200f` },
          description: { en: 'One \u{e0041}coin.\nIt is ❤\ufe0f.' },
          pros: { en: ['Fast', 'Che\u00adap'] },
          cons: { en: '\u3164' },
        },
      },
    ]);
    const { stdout, status } = await data(database, 'import', file);
    expect(status).toBe(0);
    const where = `${file} 1 (bit-coin): removed from`;
    for (const line of [
      `${where} name: U+200B (zero width space) between “Bit” and “coin”`,
      `${where} symbol: U+2060 (word joiner) between “B” and “TC”`,
      `${where} country: U+202E (right-to-left override) before “Oman”`,
      `${where} translations.name.ar: U+200F (right-to-left mark) after “${JOINED}”`,
      `${where} translations.description.en: U+E0041 (tag character) between “One” and “coin.”`,
      `${where} translations.pros.en.1: U+00AD (soft hyphen) between “Che” and “ap”`,
      `${where} translations.cons.en: U+3164 (Hangul filler)`,
    ]) {
      expect(stdout).toContain(line);
    }
    expect(await findListing(database.db, 'coin', 'bit-coin')).toMatchObject({
      symbol: 'BTC',
      country: 'Oman',
      texts: {
        en: {
          name: 'Bitcoin',
          description: 'One coin.\nIt is ❤\ufe0f.',
          pros: 'Fast\nCheap',
          cons: null,
        },
        ar: { name: JOINED },
      },
    });
    expect((await data(database, 'import', file)).stdout).toContain('1 the same');
  });

  test('with --dry-run prints the removals, at most 20', async () => {
    const database = await testDatabase('empty');
    const many = Array.from({ length: 25 }, (_, n) => ({ id: `c-${n}`, name: `C\u200b${n}` }));
    const file = await fileOf('coins-many-hidden.json', many);
    const { stdout } = await data(database, 'import', file, '--dry-run');
    expect(stdout.match(/removed from name: U\+200B/g)).toHaveLength(20);
    expect(stdout).toContain('… and 5 more like these');
  });

  test('refuses an address with hidden characters', async () => {
    const database = await testDatabase('empty');
    const website = 'https://bit\u200bcoin.org';
    const file = await fileOf('coins-hidden-address.json', [{ id: 'a', name: 'A', website }]);
    const { stdout, status } = await data(database, 'import', file);
    expect(status).toBe(0);
    expect(stdout).toContain('left out website: must be a web address');
  });
});

describe('a restore', () => {
  test('removes hidden characters from names and texts, prints which and where, and records the change', async () => {
    const from = await testDatabase('empty');
    await addUnrecorded(from.db, [
      newListing({
        id: 'bit-coin',
        category: null,
        country: 'Om\u00adan',
        texts: {
          en: { name: 'Bit\u3164coin', reason: 'Be\u200bcause it is so.' },
          ar: { name: `${JOINED}\u202e`, description: JOINED },
        },
      }),
      newListing({ id: 'clean', name: 'Clean' }),
    ]);
    await restoreInto(from, 'hidden.backup', async (to, stdout) => {
      for (const line of [
        'coin bit-coin: removed from en.name: U+3164 (Hangul filler) between “Bit” and “coin”',
        'coin bit-coin: removed from ar.name: U+202E (right-to-left override) after',
        'coin bit-coin: removed from country: U+00AD (soft hyphen) between “Om” and “an”',
        'coin bit-coin: removed from en.reason: U+200B (zero width space) between “Be” and “cause',
      ]) {
        expect(stdout).toContain(line);
      }
      expect(stdout).not.toContain('left in');
      const restored = await findVersioned(to.db, 'coin', 'bit-coin');
      expect(restored?.listing).toMatchObject({
        country: 'Oman',
        texts: {
          en: { name: 'Bitcoin', reason: 'Because it is so.' },
          ar: { name: JOINED, description: JOINED },
        },
      });
      expect(await findIds(to.db, 'coin', ['bitcoin'], 5)).toEqual(['bit-coin']);
      expect(restored?.version).toBe(2);
      const by = 'npm run data -- restore';
      const [change] = await listChanges(to.db, 'coin', 'bit-coin', { limit: 5 });
      expect(change).toMatchObject({ what: 'imported', version: 2, by });
      expect(change?.before?.texts.en?.name).toBe('Bit\u3164coin');
      expect(await listChanges(to.db, 'coin', 'clean', { limit: 5 })).toEqual([]);
    });
  });

  test('leaves texts whose digest is in the ledger, prints them, and the ledger verifies', async () => {
    const from = await testDatabase('empty');
    await addUnrecorded(from.db, [
      newListing({
        id: 'ruled',
        texts: {
          en: { name: 'Ru\u200bled', reason: 'Be\u200bcause it is so.' },
          ar: { reason: 'لأ\u200fنه كذلك.' },
        },
      }),
    ]);
    await openLedger(from.db);
    const by = 'editor@example.com';
    await addAccount(from.db, { email: by, password: 'long enough', isAdmin: true });
    await from.db.update(accounts).set({ publicName: 'A\u2060B' }).where(eq(accounts.email, by));
    await restoreInto(from, 'ruled.backup', async (to, stdout) => {
      for (const line of [
        'coin ruled: removed from en.name: U+200B (zero width space) between “Ru” and “led”',
        'coin ruled: left in en.reason: U+200B (zero width space) between “Be” and “cause',
        'coin ruled: left in ar.reason: U+200F (right-to-left mark) between',
        'entry 1 of the ledger: left in name: U+200B (zero width space) between “Ru” and “led”',
        'entry 1 of the ledger: left in why_en: U+200B (zero width space)',
        `account ${by}: left in its public name: U+2060 (word joiner) between “A” and “B”`,
      ]) {
        expect(stdout).toContain(line);
      }
      expect((await findListing(to.db, 'coin', 'ruled'))?.texts).toMatchObject({
        en: { name: 'Ruled', reason: 'Be\u200bcause it is so.' },
        ar: { reason: 'لأ\u200fنه كذلك.' },
      });
      expect(await rowsOf(to, 'ruling_ledger')).toEqual(await rowsOf(from, 'ruling_ledger'));
      expect(await data(to, 'verify')).toMatchObject({ status: 0 });
    });
  });

  async function restoreInto(
    from: TestDatabase,
    name: string,
    check: (to: TestDatabase, stdout: string) => Promise<void>,
  ): Promise<void> {
    const file = inFolder(name);
    expect((await data(from, 'backup', file)).status).toBe(0);
    const to = await testDatabase('empty');
    const { stdout, stderr } = await data(to, 'restore', file);
    expect(stderr).toBe('');
    await check(to, stdout);
  }
});
