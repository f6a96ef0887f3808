import { expect, test } from 'vitest';
import { cpuMs } from '#tests/rig/cpu-time.ts';
import type { Entry } from './eu-register.ts';
import { mergedByKey } from './merge-entries.ts';

const row = (different: Partial<Entry>): Entry => ({
  company: 'Firm',
  lei: null,
  tradeNames: 'Firm',
  hosts: ['firm.example'],
  authority: 'Authority',
  from: '2025-02-01',
  until: null,
  services: 'a',
  ...different,
});
const merged = async (...rows: Entry[]) => [...(await mergedByKey(rows)).values()];

test('the rows of a company become one entry with all hosts and services', async () => {
  const rows = [
    row({}),
    row({}),
    row({ hosts: ['firm.example', 'firm.eu'], services: 'b', from: '2025-01-01' }),
  ];
  expect(await merged(...rows)).toEqual([
    row({ hosts: ['firm.example', 'firm.eu'], services: 'a | b', from: '2025-01-01' }),
  ]);
});

test('one row, or rows that say the same, keep the register’s exact words', async () => {
  const exact = row({ tradeNames: 'Firm|Firm  Pro', services: 'a. one |b. two' });
  expect(await merged(exact)).toEqual([exact]);
  expect(await merged(exact, exact)).toEqual([exact]);
});

test('an entry has ended once all its rows have', async () => {
  const ended = [row({ until: '2025-05-01' }), row({ until: '2025-04-01' })];
  expect(await merged(...ended)).toMatchObject([{ until: '2025-05-01' }]);
  expect(await merged(...ended, row({}))).toMatchObject([{ until: null }]);
});

test('twenty thousand rows of one company are merged in seconds', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) =>
    row({ hosts: [`h${at}.eu`], services: `s${at}` }),
  );
  const tookMs = await cpuMs(async () => {
    const [entry] = await merged(...rows);
    expect(entry?.hosts).toHaveLength(20_000);
  });
  expect(tookMs).toBeLessThan(3_000);
}, 120_000);
