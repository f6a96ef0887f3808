import { expect, test } from 'vitest';
import type { LedgerEntry } from '#domain/ruling/ledger/ledger-entry.ts';
import { entryViews } from './entry-views.server.ts';

const ENTRY: LedgerEntry = {
  seq: 2,
  kind: 'exchange',
  listingId: 'somewhere',
  name: 'Somewhere',
  scope: 'margin',
  what: 'imported',
  before: { verdict: 'haram', firmness: 'agreed', findings: { margin: 'fail' }, reviewDue: null },
  after: {
    method: '2',
    verdict: 'haram',
    firmness: null,
    findings: { loan: 'fail', collateral: 'unknown' },
    reviewDue: null,
  },
  changed: ['firmness', 'criteria', 'method'],
  whyEn: null,
  whyAr: null,
  at: new Date('2026-11-25'),
  by: null,
  digest: null,
  previous: '',
  hash: '',
};

const view = (entry: Partial<LedgerEntry>) =>
  entryViews([{ ...ENTRY, ...entry }], { listings: new Map(), positions: [], language: 'en' })[0];

test('a criterion of one version only is added or dropped, not a changed finding', () => {
  expect(view({})?.findings).toEqual([
    { criterion: 'Loan', from: null, to: 'Fails' },
    { criterion: 'Collateral', from: null, to: 'Not known' },
    { criterion: 'Margin trading', from: 'Fail', to: null },
  ]);
});

test('a changed asset of a ruling on staking is named as its form', () => {
  expect(view({ scope: 'staking', changed: ['method', 'asset'] })?.changed).toEqual([
    'method',
    'stakingForm',
  ]);
  expect(view({ scope: 'spot', changed: ['asset'] })?.changed).toEqual(['asset']);
});

test('an entry has its hashes where they are asked for', () => {
  const setting = { listings: new Map(), positions: [], language: 'en' } as const;
  const hashesOf = (withHashes: boolean) =>
    entryViews([{ ...ENTRY, hash: 'a1' }], { ...setting, withHashes })[0]?.hashes;
  expect(hashesOf(true)).toEqual({ hash: 'a1', previous: '', digest: null });
  expect(hashesOf(false)).toBeNull();
});

test('a criterion that only some kinds of asset have counts as not asked when the kind is new', () => {
  const before = { ...ENTRY.before, findings: { utility: 'pass', gharar: 'unknown' } };
  const after = { ...ENTRY.after, findings: { gharar: 'unknown', riba: 'concern' } };
  const entry = { kind: 'coin', scope: 'spot', before, after } as Partial<LedgerEntry>;
  expect(view({ ...entry, changed: ['method', 'asset'] })?.findings).toEqual([
    {
      criterion: 'Riba',
      from: 'Not known',
      to: 'Concern',
      recorded: { from: 'Unknown', to: null },
    },
    // Names of the second version have the first's beside them.
    {
      criterion: 'Nature and utility',
      from: 'No objection',
      to: null,
      recorded: { from: 'Pass', to: null },
    },
  ]);
});

test('the finding that decides comes before those on criteria that are not core', () => {
  const before = { ...ENTRY.before, findings: { licence: 'concern', settlement: 'pass' } };
  const after = { ...ENTRY.after, findings: { licence: 'fail', settlement: 'unknown' } };
  const { findings, deciding } =
    view({ scope: 'spot', before, after } as Partial<LedgerEntry>) ?? {};
  expect(findings?.map(({ criterion }) => criterion)).toEqual(['Spot settlement', 'Licence']);
  expect(deciding).toBe(findings?.[0]);
});

test('no finding decides where those on core criteria only improved', () => {
  const before = { ...ENTRY.before, findings: { settlement: 'concern' } };
  const after = { ...ENTRY.after, findings: { settlement: 'pass' } };
  const entry = { scope: 'spot', before, after } as Partial<LedgerEntry>;
  expect(view(entry)?.deciding).toBeNull();
  const halal = {
    ...entry,
    before: { ...before, verdict: 'questionable' },
    after: { ...after, verdict: 'halal' },
  } as Partial<LedgerEntry>;
  expect(view(halal)?.deciding).toMatchObject({ criterion: 'Spot settlement' });
});

test('a finding against a listing does not decide a milder verdict', () => {
  const before = { ...ENTRY.before, verdict: 'haram', findings: { settlement: 'fail' } };
  const findings = { settlement: 'pass', 'on-by-default': 'concern' };
  const after = { ...ENTRY.after, verdict: 'questionable', findings };
  const entry = { scope: 'spot', before, after } as Partial<LedgerEntry>;
  expect(view(entry)?.deciding).toMatchObject({ criterion: 'Spot settlement' });
  const unexplained = { ...entry, before: { ...before, findings: {} } } as Partial<LedgerEntry>;
  expect(view(unexplained)?.deciding).toBeNull();
});

test('a state of an earlier version names it', () => {
  const { before, after } = view({}) ?? {};
  expect(before).toMatchObject({ writtenUnder: '1', firmness: { name: 'Agreed' } });
  expect(after).toMatchObject({ writtenUnder: null, firmness: null });
});
