import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { EntryView, RulingStateView } from './entry-view.ts';
import { VerdictRows } from './verdict-rows.tsx';

const HALAL: RulingStateView = {
  verdict: 'halal',
  writtenUnder: null,
  firmness: null,
  reviewDue: null,
};
const ENTRY: EntryView = {
  seq: 7,
  kind: 'exchange',
  name: 'BitMEX',
  path: '/exchange/bitmex',
  rulingPath: '/exchange/bitmex/ruling/7',
  scope: 'Futures',
  what: 'edited',
  before: HALAL,
  after: { ...HALAL, verdict: 'haram' },
  changed: ['verdict'],
  isWording: false,
  findings: [],
  deciding: null,
  why: {
    language: 'en',
    text: 'The exchange offers no spot trading, so its main product decides. Futures there are settled in cash, and nothing is delivered to the one who buys.',
  },
  at: '2026-11-20T10:00:00.000Z',
  by: null,
  hashes: null,
};

test('a change of verdict that follows from no changed finding has the start of its reason', () => {
  expect(row(ENTRY)).toContain('so its main product decides.</p>');
});

test('a finding that decides comes before the reason', () => {
  const deciding = { criterion: 'Delivery', from: 'No objection', to: 'Fails' };
  const html = row({ ...ENTRY, deciding });
  expect(html).toContain('Delivery');
  expect(html).not.toContain('main product decides');
});

test('a reason in another language than the page is not shown', () => {
  expect(
    row({ ...ENTRY, why: { language: 'ar', text: 'لا تتيح المنصة التداول الفوري.' } }),
  ).not.toContain('الفوري');
});

function row(entry: EntryView): string {
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/changes']}>
      <VerdictRows entries={[entry]} />
    </MemoryRouter>,
  );
}
