import { expect, test } from 'vitest';
import { changesHref, entryHref, readChangesQuery } from './changes-query.ts';

const read = (search: string) => readChangesQuery(new URLSearchParams(search));

test('the address of a ledger page is read back as the same query', () => {
  for (const query of [
    { of: null, before: null, only: null },
    { of: null, before: 21, only: 'evidence' as const },
    { of: { kind: 'coin' as const, id: 'bitcoin' }, before: null, only: 'verdict' as const },
    { of: { kind: 'exchange' as const, id: 'gate-io' }, before: 7, only: null },
  ]) {
    const [path, search = ''] = changesHref('/changes', query).split('?');
    expect([path, read(search)]).toEqual(['/changes', { ...query, q: '' }]);
  }
});

test('an invalid query selects the newest entries of all listings', () => {
  for (const search of [
    ...['before=0', 'before=-1', 'before=1e9', 'before=x', `before=${'9'.repeat(16)}`],
    'only=wording',
    ...['of=bitcoin', 'of=users:bitcoin', 'of=coin:', 'of=coin:BTC', 'of=coin:a%00b'],
  ]) {
    expect([search, read(search)]).toEqual([search, { of: null, before: null, only: null, q: '' }]);
  }
});

test('the address of an entry shows that entry first', () => {
  expect(entryHref(12)).toBe('/changes?before=13#entry-12');
});
