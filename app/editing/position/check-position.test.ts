import { expect, test } from 'vitest';
import { formFields, newPosition } from '#tests/samples/rulings.ts';
import { checkPositionForm } from './check-position.ts';
import { formOfPosition, POSITION_FIELDS } from './typed-position.ts';

const POSITION = newPosition({
  id: 'one',
  covers: [
    { type: 'class' },
    { type: 'asset', asset: 'meme' },
    { type: 'listing', kind: 'coin', id: 'bitcoin' },
    { type: 'listing', kind: 'exchange', id: 'binance', act: 'staking' },
    { type: 'act', act: 'futures' },
  ],
  note: { en: 'A note.', ar: 'ملاحظة.' },
});
const INPUT = formOfPosition(POSITION, { today: '2026-11-23' });

function check(values: object) {
  const form = new FormData();
  for (const [name, text] of Object.entries(formFields(values))) form.set(name, text);
  const checked = checkPositionForm(form);
  return checked.status === 'success' ? checked.value : checked.error;
}

test('a form left as it was opened holds the position it was opened with', () => {
  expect(check(INPUT)).toEqual(POSITION);
  expect(INPUT.covers).toBe(
    'class\nkind meme\ncoin bitcoin\nexchange binance staking\nact futures',
  );
  expect(POSITION_FIELDS).toContain('gloss.ar');
});

test('spaces around a pasted address, a code or a name are dropped', () => {
  const padded = ['url', 'id', 'decision', 'language', 'title', 'saidOn'] as const;
  const spaced = Object.fromEntries(padded.map((name) => [name, ` ${INPUT[name]} `]));
  expect(check({ ...INPUT, ...spaced })).toEqual(POSITION);
});

test.each([
  [{ stance: '' }, 'stance', 'Please choose one'],
  [{ covers: 'class\neverything' }, 'covers', /^“everything” is not understood. Please enter one/],
  [{ covers: 'anything\neverything' }, 'covers', /^“anything” is not understood/],
  [{ covers: 'class\n'.repeat(81) }, 'covers', 'Please keep to 80 at most'],
  [{ covers: '' }, 'covers', /^Please enter one per line/],
  [{ body: { en: 'A board', ar: '' } }, 'body.ar', 'Please fill this in'],
  [{ body: { en: '', ar: '' } }, 'body', 'This must name a body or a person'],
  [{ source: 'reported' }, 'reportedBy', 'This must say who reports it'],
  [
    { source: 'reported', reportedBy: { en: 'A paper', ar: '' } },
    'reportedBy.ar',
    'Please fill this in',
  ],
  [{ saidOn: 'last year' }, 'saidOn', /^Please enter a day/],
  [{ url: 'javascript:alert(1)' }, 'url', 'This must be a web address'],
  [{ quote: 'x'.repeat(1501) }, 'quote', 'Please use at most 1,500 characters'],
])('the error of %j is at %s', (given, name, message) => {
  const matches = message instanceof RegExp ? expect.stringMatching(message) : message;
  expect(check({ ...INPUT, ...given })).toEqual({ [name]: [matches] });
});
