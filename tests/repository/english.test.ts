import { describe, expect, test } from 'vitest';
import { en } from '#app/i18n/text.en.ts';
import { readStarterListings } from '#domain/listing/transfer/starter.ts';
import { codeMail } from '#domain/mail/code-mail.ts';
import { methodView } from '#domain/ruling/method-view.ts';
import { everyText } from '#tests/samples/every-text.ts';

// Habits of translated English, see docs/writing-en.md. Quotes and titles are the sources' own words and are not read.

const listings = [
  ...(await readStarterListings('coin')),
  ...(await readStarterListings('exchange')),
];
const texts = [...everyText(en), ...listed(), ...ruled(), ...method(), ...mail()];

test('the tests find texts', () => {
  expect(texts.length).toBeGreaterThan(2000);
});

describe('no English text', () => {
  test.each([
    ['begins a clause with whoever', /\bwhoever\b/i, 'Whoever keeps it'],
    [
      'says “by its …” for “according to”',
      /\bBy (?:its|the|an?) (?:site|contract|documentation|audit|policy|terms)\b/,
      'By its site it is',
    ],
    [
      'says “is no …” for “is not a …”',
      /\b(?:This|That|It) (?:is|was) no (?!longer|more|less|better|vote)/,
      'This is no address.',
    ],
    [
      'says that something “stands” somewhere',
      /\bstands? (?:below|above|beside|there|here|in (?:front|the))\b/,
      'How it differs stands below',
    ],
    ['says “names no”', /\bnames? no\b/, 'The passage names no loan'],
    ['says “is called so”', /\bcalled (?:so|that)\b/, 'Nothing is called so.'],
    ['says “anew” or “reckoned”', /\b(?:anew|reckoned)\b/, 'reviewed anew'],
    [
      'puts the verdict before its noun',
      /\bverdict (?:halal|haram|questionable)\b/,
      'The verdict halal rests',
    ],
    ['makes “news” a plural', /\bnews are\b/, 'What the news are about'],
    [
      'says “changes of” for “changes to”',
      /\bchanges of (?:rulings|the (?:method|list))\b/i,
      'Changes of rulings',
    ],
    ['says “on the spot” for “at spot”', /\bon the spot\b/, 'sells coins on the spot'],
    [
      'calls a validator or holder “he”',
      /\b(?:validator|holder|keeper|customer|owner|buyer|lender)\b[^.?]{0,30}\b(?:he|his|him)\b/,
      'a validator, where he fails',
    ],
    [
      'spells American',
      /\b(?:\w{3,}(?:ization|izations|ized|izing)|colors?|favors?)\b/,
      'authorized',
    ],
  ])('%s', (_, pattern, wrong) => {
    expect(wrong).toMatch(pattern);
    expect(texts.filter(([, text]) => pattern.test(text))).toEqual([]);
  });
});

function listed() {
  return listings.flatMap(({ id, texts: { en: own } }) =>
    Object.entries(own ?? {})
      .filter(([field]) => field !== 'name')
      .map(([field, text]) => [`${id}.${field}`, text ?? ''] as const),
  );
}

// Rulings by the first version are history and stay as they were written.
function ruled() {
  return listings.flatMap(({ id, rulings }) =>
    Object.entries(rulings).flatMap(([scope, { grounds }]) =>
      grounds?.method === '2'
        ? Object.entries(grounds.criteria).map(
            ([criterion, { note }]) => [`${id}.${scope}.${criterion}`, note?.en ?? ''] as const,
          )
        : [],
    ),
  );
}

// Optional parts of the method are null.
function method() {
  return [...JSON.stringify(methodView('en')).matchAll(/"((?:[^"\\\\]|\\\\.)*)"/g)].map(
    ([, text = ''], place) => [`method.${place}`, text] as const,
  );
}

function mail() {
  const asked = { to: 'editor@example.com', code: '012345', origin: 'https://tabayyan.example' };
  return [['mail', codeMail({ ...asked, minutes: 10 }).text] as const];
}
