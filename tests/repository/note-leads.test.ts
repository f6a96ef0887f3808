import { expect, test } from 'vitest';
import { noteLead } from '#app/verdict/note-lead.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';

const listings = [
  ...(await readStarterListings('coin')),
  ...(await readStarterListings('exchange')),
];

test.each(['en', 'ar'] as const)(
  'each note against a listing begins with a sentence that a page shows whole (%s)',
  (language) => {
    const leads = listings.flatMap(({ id, rulings }) =>
      Object.values(rulings)
        .flatMap(({ grounds }) => Object.entries(grounds?.criteria ?? {}))
        .filter(([, { finding }]) => ['concern', 'fail', 'unknown'].includes(finding))
        .map(([criterion, { note }]) => `${id} ${criterion}: ${noteLead(note?.[language] ?? '')}`),
    );
    expect(leads.length).toBeGreaterThan(300);
    expect(leads.filter((lead) => lead.endsWith('…'))).toEqual([]);
  },
);
