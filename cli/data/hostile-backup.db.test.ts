import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip, gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { freeBytesAt, surveyBackup } from '#cli/data/survey-backup.ts';
import { addUnrecorded } from '#domain/listing/change/save.ts';
import { runCommandLine } from '#tests/rig/command.ts';
import { dataCommands, rowsOf } from '#tests/rig/data-commands.ts';
import { sharedDatabase, testDatabase } from '#tests/rig/database.ts';
import { newListing } from '#tests/samples/listings.ts';
import { checksum, HEADER, MAX_LINE_BYTES } from './backup-file.ts';

const { data, inFolder, uploadsOf } = dataCommands();

const MEGABYTE = 1024 * 1024;
const PICTURE = 'abcdefghijklmnopqrstuv.webp';
const ACCOUNTS = '{"table":"accounts","columns":["id","email","password_hash","is_admin"]}';
const HEADLINES = '{"table":"headline_tasks","columns":["id"]}';

/** Returns a backup of these lines with header and checksum, not compressed. */
function backupOf(...lines: string[]): string {
  const all = [JSON.stringify(HEADER), ...lines];
  const sum = checksum();
  for (const line of all) sum.add(line);
  return `${all.join('\n')}\n${JSON.stringify({ sha256: sum.digest() })}\n`;
}

const whole = backupOf(ACCOUNTS);
const rowsLine = (row: string) => `{"table":"accounts","rows":[${row}]}`;

// No forged backup changes it.
const untouched = await sharedDatabase('empty');
await addUnrecorded(untouched.db, [newListing(), newListing()]);
const before = await rowsOf(untouched, 'listings');

describe('restoring a forged backup', () => {
  const nested = '['.repeat(2e5) + ']'.repeat(2e5);
  const long = `{"id":"\\u001b[2J${'x'.repeat(1e6)}"}`;
  const picture = (name: string, base64: string) => `{"upload":"${name}","base64":"${base64}"}`;

  test.each<[string, string, Buffer]>([
    ['gzip within gzip', 'is not a backup of this program', gzipSync(gzipSync(whole))],
    ['no header', 'is not a backup of this program', gzipSync(ACCOUNTS)],
    ['no bytes', 'is not a backup of this program', gzipSync('')],
    ['half of its bytes', 'it is damaged or cut short', gzipSync(whole).subarray(0, -20)],
    ['its last byte missing', 'it is damaged or cut short', gzipSync(whole).subarray(0, -1)],
    ['no checksum', 'it is cut short', gzipSync(whole.split('\n').slice(0, 2).join('\n'))],
    ['a wrong checksum', 'its checksum is wrong', gzipSync(whole.replace('"id"', '"kind"'))],
    ['a line after its checksum', 'there is data after', gzipSync(`${whole}${rowsLine('{}')}\n`)],
    ['a file appended', 'there is data after', Buffer.concat([gzipSync(whole), gzipSync('x\n')])],
    ...(
      [
        ['200,000 nested lists', 'line 3 cannot be read', ACCOUNTS, rowsLine(`{"id":${nested}}`)],
        ['invalid JSON', 'line 2 cannot be read', '{'],
        ['an empty line', 'line 2 cannot be read', ''],
        ['an unknown table', 'line 2', '{"table":"pg_class","columns":["a"]}'],
        ['a table without columns', 'line 2', '{"table":"accounts","columns":[]}'],
        ['rows before their columns', 'line 2 is not', rowsLine('{"id":"x"}')],
        ['no rows', 'line 3 is not', ACCOUNTS, rowsLine('')],
        ['too many rows in a line', 'line 3 is', ACCOUNTS, rowsLine(`${'{},'.repeat(500)}{}`)],
        ['a row with an undeclared column', 'line 3', ACCOUNTS, rowsLine('{"x":1}')],
        [
          'a prototype as a row’s column',
          'line 3 is not',
          ACCOUNTS,
          rowsLine('{"id":"x","__proto__":{"is_admin":true}}'),
        ],
        [
          'a prototype beside the rows',
          'line 3 is not',
          ACCOUNTS,
          '{"table":"accounts","rows":[{}],"__proto__":{}}',
        ],
        [
          'a prototype as a column',
          'accounts.__proto__, which this version does not know',
          '{"table":"accounts","columns":["id","__proto__"]}',
        ],
        [
          'an unknown column',
          'accounts.shoe_size, which this version does not know',
          '{"table":"accounts","columns":["id","shoe_size"]}',
        ],
        ['a picture elsewhere', 'line 2 is not', picture('../../abcdefghijklmnop.webp', 'AAAA')],
        ['an oversized picture', 'line 2 is not', picture(PICTURE, 'A'.repeat(8 * MEGABYTE))],
        [
          'values that the database refuses, with control characters',
          'the database refused it',
          HEADLINES,
          `{"table":"headline_tasks","rows":[${long}]}`,
        ],
      ] as const
    ).map(([what, reason, ...lines]): [string, string, Buffer] => [
      what,
      reason,
      gzipSync(backupOf(...lines)),
    ]),
  ])('with %s fails in one line and changes nothing', async (_, reason, bytes) => {
    const file = inFolder('hostile.gz');
    await writeFile(file, bytes);
    const { status, stdout, stderr } = await data(untouched, 'restore', file, '--replace');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain(reason);
    expect(stderr).not.toMatch(/\p{Cc}/u);
    expect(stderr.length).toBeLessThan(1_200);
    expect(await rowsOf(untouched, 'listings')).toEqual(before);
    expect(await readdir(uploadsOf(untouched)).catch(() => [])).toEqual([]);
  });

  /** Restores a backup whose listings have the fields of `change`. */
  async function restoreChanged(change: object) {
    const file = inFolder('changed.gz');
    await data(untouched, 'backup', file);
    const [, ...lines] = gunzipSync(await readFile(file))
      .toString()
      .trimEnd()
      .split('\n');
    const odd = lines.slice(0, -1).map((line) => {
      const part = JSON.parse(line);
      if (part.table === 'listings' && part.rows) Object.assign(part.rows[0], change);
      return JSON.stringify(part);
    });
    await writeFile(file, gzipSync(backupOf(...odd)));
    return data(untouched, 'restore', file, '--replace');
  }

  test('with a time that JavaScript cannot represent is refused', async () => {
    const { status, stderr } = await restoreChanged({ updated_at: 'infinity' });
    expect(status).toBe(1);
    expect(stderr).toContain('listings.updated_at contains a time before year 1 or after 9999');
    expect(await rowsOf(untouched, 'listings')).toEqual(before);
  });

  test.each([
    ['contracts', [{ lists: [{ url: 'javascript:alert(1)' }] }]],
    ['licences', [{ url: 'java\nscript:alert(1)' }]],
    ['rulings', { spot: { grounds: { signature: { url: 'data:text/html,x' } } } }],
  ])('with an address in %s that is not a web address is refused', async (column, value) => {
    const { status, stderr } = await restoreChanged({ [column]: value });
    expect(status).toBe(1);
    expect(stderr).toContain(`listings.${column} contains an address that is not a web address`);
    expect(await rowsOf(untouched, 'listings')).toEqual(before);
  });

  test('with values nested too deep to be checked is refused', async () => {
    let contracts: object = { url: 'javascript:alert(1)' };
    for (let level = 0; level < 20; level += 1) contracts = [contracts];
    const { status, stderr } = await restoreChanged({ contracts });
    expect(status).toBe(1);
    expect(stderr).toContain('listings.contracts contains values in more levels');
    expect(await rowsOf(untouched, 'listings')).toEqual(before);
  });
});

describe('restoring a decompression bomb', () => {
  const PRINT_PEAK = `process.on('exit', () => process.stderr.write(
    'peak ' + process.resourceUsage().maxRSS / 1024 + '\\n'))`;

  /** Restores in a separate process. Returns its error line and its peak memory in MB. */
  async function restore(url: string, file: string) {
    const { status, stderr } = await runCommandLine('data', ['restore', file], {
      DATABASE_URL: url,
      DATA_DIR: inFolder('bombs'),
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(PRINT_PEAK)}`,
    });
    const [message = '', peak = ''] = stderr.trimEnd().split('\n');
    return { status, message, megabytes: Number(/^peak (.+)/.exec(peak)?.[1]) };
  }

  async function pack(name: string, text: Iterable<string | Buffer>): Promise<string> {
    const file = inFolder(name);
    await pipeline(text, createGzip({ level: 1 }), createWriteStream(file));
    return file;
  }

  function* longLine() {
    yield `${JSON.stringify(HEADER)}\n`;
    for (let count = 0; count < 250; count += 1) yield Buffer.alloc(MEGABYTE, 'a');
  }

  function* manyValues() {
    yield `${JSON.stringify(HEADER)}\n${ACCOUNTS}\n{"table":"accounts","rows":[{"id":[`;
    for (let count = 0; count < 5; count += 1) yield '{},'.repeat(1_000_000);
    yield '{}]}]}\n';
  }

  test('takes at most 150 MB more memory and fails in one line', { timeout: 120_000 }, async () => {
    const { url } = await testDatabase('empty');
    const [small, ...large] = await Promise.all(
      (
        [
          ['small.gz', ['x'], 'is not a backup of this program'],
          ['line.gz', longLine(), 'a line is longer than 64 MB, which no backup has'],
          ['values.gz', manyValues(), 'line 3 cannot be read'],
        ] as const
      ).map(async ([name, text, reason]) => {
        const { status, message, megabytes } = await restore(url, await pack(name, text));
        expect(status).toBe(1);
        expect(message).toContain(reason);
        return megabytes;
      }),
    );
    for (const megabytes of large) expect(megabytes - (small ?? 0)).toBeLessThan(150);
  });

  test('that exceeds the free disk space is refused, not counting pictures already stored', async () => {
    const file = inFolder('large.gz');
    const base64 = Buffer.alloc(10_000).toString('base64');
    await writeFile(file, gzipSync(backupOf(`{"upload":"${PICTURE}","base64":"${base64}"}`)));
    const uploads = inFolder('disk', 'uploads');
    const survey = (freeBytes: number) =>
      surveyBackup(file, { folder: uploads, freeBytes, hasRows: true });
    await expect(survey(9_999)).rejects.toThrow('does not fit: unpacked it takes more than');
    expect((await survey(10_000)).pictures).toEqual([PICTURE]);
    await mkdir(uploads, { recursive: true });
    await writeFile(join(uploads, PICTURE), Buffer.alloc(10_000));
    expect((await survey(0)).pictures).toEqual([PICTURE]);
    expect(await freeBytesAt(inFolder('not', 'there', 'yet'))).toBeGreaterThan(0);
  });

  test('with more pictures than the limit is refused', async () => {
    const file = inFolder('pictures.gz');
    const lines = ['a', 'b', 'c'].map(
      (letter) => `{"upload":"${letter.repeat(16)}.webp","base64":"AAAA"}`,
    );
    await writeFile(file, gzipSync(backupOf(...lines)));
    const survey = (maxPictures: number) =>
      surveyBackup(file, {
        folder: inFolder('none'),
        freeBytes: MEGABYTE,
        hasRows: true,
        maxPictures,
      });
    expect((await survey(3)).pictures).toHaveLength(3);
    await expect(survey(2)).rejects.toThrow('it contains more than 2 pictures');
  });

  test('counts rows against the disk space only if the database is on the same disk', async () => {
    const file = inFolder('rows.gz');
    await writeFile(file, gzipSync(backupOf(ACCOUNTS, rowsLine(`{"id":"${'x'.repeat(5_000)}"}`))));
    const uploads = inFolder('disk', 'uploads');
    const survey = (hasRows: boolean) =>
      surveyBackup(file, { folder: uploads, freeBytes: 5_000, hasRows });
    await expect(survey(true)).rejects.toThrow('does not fit');
    expect((await survey(false)).columns).toHaveLength(1);
  });
});

describe('restoring unusual texts', () => {
  test('normalizes unusual line ends', async () => {
    const from = await testDatabase('empty');
    await addUnrecorded(from.db, [newListing()]);
    await from.db.execute(sql`update listing_texts
        set description = E'one\\u2028two\\u2029three\\u0085four\\r\\nfive\\u000Bsix'`);
    const file = inFolder('line-ends.gz');
    await data(from, 'backup', file);
    const to = await testDatabase('empty');
    expect((await data(to, 'restore', file)).stderr).toBe('');
    const texts = await to.db.execute(sql`select distinct description from listing_texts`);
    expect([...texts]).toEqual([{ description: 'one\ntwo\nthree\nfour\r\nfive\nsix' }]);
  });

  test('restores texts longer than the forms allow', { timeout: 60_000 }, async () => {
    const from = await testDatabase('empty');
    await addUnrecorded(
      from.db,
      Array.from({ length: 24 }, () => newListing()),
    );
    await from.db.execute(sql`update listing_texts set description = repeat('ع', 500000)`);
    const file = inFolder('long-texts.gz');
    await data(from, 'backup', file);
    const lines = gunzipSync(await readFile(file))
      .toString()
      .split('\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThan(
      MAX_LINE_BYTES / 3,
    );
    const to = await testDatabase('empty');
    expect((await data(to, 'restore', file)).stderr).toBe('');
    const digestsOf = ({ db }: typeof from) =>
      db.execute(sql`select listing_id, md5(description) from listing_texts order by 1`);
    expect([...(await digestsOf(to))]).toEqual([...(await digestsOf(from))]);
  });
});
