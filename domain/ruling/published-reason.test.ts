import { expect, test } from 'vitest';
import type { TextDoubt } from '#db/schema.ts';
import { newListing } from '#tests/samples/listings.ts';
import {
  type ArabicReason,
  arabicReason,
  type PublishedReason,
  publishedReason,
} from './published-reason.ts';

const current = (text: string) => ({ text, isEarlier: false });
const earlier = (text: string) => ({ text, isEarlier: true });

interface Given {
  ar?: string;
  doubt?: TextDoubt;
  readReason?: string;
}

test.each<[string, Given, ArabicReason, PublishedReason | null]>([
  ['read', { ar: 'هي سليمة.' }, 'current', current('هي سليمة.')],
  ['not written', {}, 'none', null],
  ['by a machine', { ar: 'هي آلية.', doubt: 'machine' }, 'unread', null],
  ['older than its English', { ar: 'هي أقدم.', doubt: 'stale' }, 'unread', null],
  [
    'by a machine, over one that was read',
    { ar: 'هي آلية.', doubt: 'machine', readReason: 'هي سليمة.' },
    'earlier',
    earlier('هي سليمة.'),
  ],
])(
  'an Arabic reason that is %s has its state and its public text',
  (_, given, state, published) => {
    const { ar = null, doubt, readReason = null } = given;
    const listing = newListing({
      texts: { en: { reason: 'It is sound.' }, ar: { reason: ar } },
      doubts: { ar: doubt ? { reason: doubt } : {} },
      readReason,
    });
    expect(arabicReason(listing)).toBe(state);
    expect(publishedReason(listing, 'ar')).toEqual(published);
    expect(publishedReason(listing, 'en')).toEqual(current('It is sound.'));
  },
);

test('a doubt about the English reason, as a document may name one, does not hide it', () => {
  const listing = newListing({
    texts: { en: { reason: 'It is sound.' } },
    doubts: { en: { reason: 'machine' } },
  });
  expect(publishedReason(listing, 'en')).toEqual(current('It is sound.'));
});
