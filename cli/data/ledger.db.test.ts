import { readFile, writeFile } from 'node:fs/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { addRecorded } from '#domain/listing/change/save.ts';
import { findListing } from '#domain/listing/find.ts';
import { withRulings } from '#domain/listing/listing.ts';
import { listEntries } from '#domain/ruling/ledger/read-ledger.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { type TestDatabase, testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { newGrounds, newRuling, POSITION } from '#tests/samples/rulings.ts';
import { checksum } from './backup-file.ts';

const { data, fileOf, inFolder } = dataCommands();

const REASON = 'It has a use of its own and pays no interest.';

describe('the ledger of rulings', () => {
  const RULED = newListing({
    id: 'ruled',
    category: 'questionable',
    texts: { en: { reason: REASON }, ar: { reason: 'لها نفع في نفسها.' } },
    grounds: newGrounds({ positions: [POSITION], reviewer: 'Amina', reviewDue: '2027-01-01' }),
    rulings: { staking: newRuling({ verdict: 'haram' }) },
  });
  const add = ({ db }: TestDatabase, listing = RULED) =>
    addRecorded(db, listing, { what: 'added', by: 'me' });
  const entriesOf = ({ db }: TestDatabase) => listEntries(db, { limit: 100 });

  test('gets an entry for each ruling that an import changes', async () => {
    const from = await testDatabase('empty');
    await add(from);
    const file = inFolder('rulings.json');
    expect((await data(from, 'export', file)).status).toBe(0);
    const to = await testDatabase('empty');
    await add(to, withRulings(RULED, { spot: newRuling({ grounds: null }) }));
    expect((await data(to, 'import', file)).stdout).toContain('1 changed');
    expect(await findListing(to.db, 'coin', 'ruled')).toMatchObject({ rulings: RULED.rulings });
    const [staking, spot, ...earlier] = await entriesOf(to);
    expect(earlier).toHaveLength(1);
    expect(staking).toMatchObject({ scope: 'staking', what: 'imported', before: null });
    expect(spot).toMatchObject({
      scope: 'spot',
      what: 'imported',
      before: { verdict: 'halal' },
      after: { verdict: 'questionable', firmness: 'disputed' },
      // The reason is the one of the earlier verdict.
      whyEn: null,
      by: null,
    });
    expect((await data(to, 'import', file)).stdout).toContain('1 the same');
    expect(await entriesOf(to)).toHaveLength(3);
    const { status, stdout } = await data(to, 'verify', spot?.hash ?? '');
    expect([status, stdout]).toEqual([
      0,
      expect.stringContaining(`the last entry is ${staking?.hash}`),
    ]);
  });

  test('is unchanged by a dry run and by a failed import', async () => {
    const database = await testDatabase('empty');
    await add(database);
    const haram = { id: 'ruled', name: 'Ruled', category: 'haram' };
    const file = await fileOf('coins-dry-ruling.json', [haram]);
    await data(database, 'import', file, '--dry-run');
    await data(database, 'import', file, 'missing.json');
    expect(await entriesOf(database)).toHaveLength(2);
  });

  test('fails verification with status 1 and names the problems after tampering', async () => {
    const database = await testDatabase('empty');
    await add(database);
    expect((await data(database, 'verify')).status).toBe(0);
    await database.db.execute(sql`update listings set category = 'halal',
        rulings = jsonb_set(rulings, '{spot,verdict}', '"halal"')`);
    await database.db.execute(sql`insert into ruling_ledger
        select 0, kind, E'x\\x1b[2J\\u009b\\u202e', name, scope, what, before, after, changed, why_en, why_ar, at, "by", digest, previous, hash
        from ruling_ledger where seq = 1`);
    const { status, stdout, stderr } = await data(database, 'verify', 'f'.repeat(64));
    expect(status).toBe(1);
    expect(stdout).toContain(`no entry has the hash ${'f'.repeat(64)}`);
    expect(stdout).toContain('coin ruled, spot: its ruling differs from the ledger');
    // Control characters in the ledger are escaped.
    expect(stdout).toContain(
      String.raw`entry 0 (coin x\u001b[2J\u009b\u202e, spot): it comes before the first entry`,
    );
    expect(stderr).toContain('the ledger is not intact: 3 problems in 2 entries and 1 listings');
    expect((await data(database, 'verify', 'no-hash')).stderr).toContain('no-hash is not a hash');
  });

  test('is restored by a backup, after which verifying a newer hash fails', async () => {
    const from = await testDatabase('empty');
    await add(from);
    const file = inFolder('ledger.backup');
    await data(from, 'backup', file);
    const before = await rowsOf(from, 'ruling_ledger');
    await add(from, newListing({ id: 'later' }));
    const [later] = await entriesOf(from);
    expect((await data(from, 'restore', file, '--replace')).status).toBe(0);
    expect(await rowsOf(from, 'ruling_ledger')).toEqual(before);
    expect((await data(from, 'verify')).status).toBe(0);
    expect((await data(from, 'verify', later?.hash ?? '')).stdout).toContain('no entry has');
  });

  test('is reported after the restore of a backup in which it was altered', async () => {
    const from = await testDatabase('empty');
    await add(from);
    await from.db.execute(sql`alter table ruling_ledger disable trigger user`);
    await from.db.execute(sql`update ruling_ledger set why_en = 'Another reason' where seq = 1`);
    const file = inFolder('altered.backup');
    await data(from, 'backup', file);
    const to = await testDatabase('empty');
    const { status, stdout, stderr } = await data(to, 'restore', file);
    expect(status).toBe(1);
    expect(stdout).toMatch(/restored \d+ rows and 0 pictures.*entry 1 \(coin ruled, /s);
    expect(stderr).toContain('the ledger is not intact: 1 problems in 2 entries');
    expect(await rowsOf(to, 'ruling_ledger')).toEqual(await rowsOf(from, 'ruling_ledger'));
  });

  test('is opened when a format 1 backup is restored', async () => {
    const from = await testDatabase('empty');
    await add(from);
    const file = inFolder('format-1.backup');
    await data(from, 'backup', file);
    await writeFile(file, asFormat1(gunzipSync(await readFile(file)).toString()));
    const to = await testDatabase('empty');
    await add(to, newListing({ id: 'other' }));
    expect((await data(to, 'restore', file, '--replace')).stderr).toBe('');
    // During the restore, because a site may be running.
    expect(await entriesOf(to)).toMatchObject([
      { seq: 1, what: 'opened', listingId: 'ruled', after: { verdict: 'questionable' } },
    ]);
    expect((await data(to, 'verify')).status).toBe(0);
    const due = await to.db.execute(sql`select review_due::text as day from listings`);
    expect(due).toEqual([{ day: '2027-01-01' }]);
  });
});

// Converts a backup to format 1, which has neither rulings nor the ledger.
function asFormat1(backup: string): Buffer {
  const [, ...lines] = backup.trimEnd().split('\n').slice(0, -1);
  const older = [JSON.stringify({ tabayyan: 'backup', format: 1 })];
  for (const line of lines) {
    const part = JSON.parse(line);
    if (part.table === 'ruling_ledger') continue;
    if (part.columns) part.columns = part.columns.filter((name: string) => !NEW_COLUMNS.has(name));
    for (const row of part.rows ?? []) for (const name of NEW_COLUMNS) delete row[name];
    older.push(JSON.stringify(part));
  }
  const sum = checksum();
  for (const line of older) sum.add(line);
  return gzipSync(`${older.join('\n')}\n${JSON.stringify({ sha256: sum.digest() })}\n`);
}

const NEW_COLUMNS = new Set(['rulings', 'review_due', 'public_name']);
