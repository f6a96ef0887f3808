import { expect, test } from 'vitest';
import { newListing } from '#tests/samples/listings.ts';
import { PASS } from '#tests/samples/rulings.ts';
import { changesSince } from './changes-since.server.ts';

const answer = { answer: 'yes' as const, note: PASS.note, evidence: PASS.evidence };
const base = newListing({ rating: 5, soundness: { works: answer } });
const listing = {
  ...base,
  rating: 4,
  country: 'Malta',
  soundness: { works: { ...answer, answer: 'no' as const } },
};
const stale = {
  outcome: 'conflict',
  current: { listing, version: 2 },
  base,
  by: null,
  at: new Date(0),
} as const;

test.each([
  ['with the rating that follows from it', { ...base, country: 'Malta' }, ['rating', 'soundness']],
  ['alone where no rating follows', { ...listing, soundness: base.soundness }, ['soundness']],
  ['also where both editors have saved the same', listing, ['soundness']],
])('a stale form replaces its own field, %s, and keeps every other', (_, mine, replaced) => {
  const changes = changesSince({ ...stale, mine }, 'soundness');
  expect(changes?.replaced.map(({ name }) => name).sort()).toEqual(replaced);
  const all = ['country', 'rating', 'soundness'];
  expect(changes?.kept.map(({ name }) => name).sort()).toEqual(
    all.filter((name) => !replaced.includes(name)),
  );
});

test('changes from an unknown state are unknown', () => {
  expect(changesSince({ ...stale, base: null, mine: listing }, 'soundness')).toBeNull();
});
