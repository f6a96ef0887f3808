import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { EntryView, RulingStateView } from './entry-view.ts';
import { Timeline } from './timeline.tsx';

const HARAM: RulingStateView = {
  verdict: 'haram',
  writtenUnder: null,
  firmness: null,
  reviewDue: null,
};
const ENTRY: EntryView = {
  seq: 1,
  kind: 'exchange',
  name: 'BitMEX',
  path: '/exchange/bitmex',
  rulingPath: '/exchange/bitmex/rulings/1',
  scope: 'Futures',
  what: 'edited',
  before: HARAM,
  after: HARAM,
  changed: ['criteria'],
  isWording: false,
  findings: [],
  deciding: null,
  why: null,
  at: '2026-11-20T10:00:00.000Z',
  by: null,
  hashes: null,
};
const found = (criterion: string, from: string | null, to: string | null) => ({
  criterion,
  from,
  to,
});

test.each([
  [
    'the questions newly asked of any, each once',
    [found('Delivery', null, 'Fails'), found('Riba', 'Concern', 'Fails')],
    [found('Delivery', null, 'Fails'), found('Funding', null, 'Concern')],
    'New questions: Delivery and Funding',
  ],
  [
    'two questions, and how many more',
    [found('Delivery', null, 'Fails'), found('Funding', null, 'Fails')],
    [found('Riba', null, 'Fails'), found('Custody', null, 'Fails')],
    'New questions: Delivery, Funding and 2 more',
  ],
  [
    'criteria with another finding where none is new',
    [found('Riba', 'Concern', 'Fails')],
    [],
    'Riba changed',
  ],
])('folded products of a listing name %s', (_, ofFutures, ofMargin, words) => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/changes']}>
      <Timeline
        title="All entries"
        entries={[
          { ...ENTRY, findings: ofFutures },
          { ...ENTRY, seq: 2, scope: 'Margin', findings: ofMargin },
        ]}
      />
    </MemoryRouter>,
  );
  const [, summary = ''] = /<summary[^>]*>(.*?)<\/summary>/s.exec(html) ?? [];
  const told = summary.replace(/<[^>]*>/g, '');
  expect(told).toContain('2 verdicts unchanged');
  expect(told).toContain(words);
});

test.each([
  ['the finding that it follows from', found('Possession', null, 'Concern'), 'Possession'],
  ['its reason where it follows from none', null, 'Our first verdict departed from the method.'],
])('a new verdict has %s in place of other findings', (_, deciding, told) => {
  const why = { text: 'Our first verdict departed from the method.', language: 'en' } as const;
  const before = { ...HARAM, verdict: 'halal' } as const;
  const findings = [found('Riba', 'No objection', 'Nothing found')];
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={['/en/changes']}>
      <Timeline title="All entries" entries={[{ ...ENTRY, before, findings, deciding, why }]} />
    </MemoryRouter>,
  );
  const [, summary = ''] = /<summary[^>]*>(.*?)<\/summary>/s.exec(html) ?? [];
  expect(summary).toContain(told);
  expect(summary).not.toContain('Riba');
});
