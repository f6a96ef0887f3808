import { expect, test } from 'vitest';
import { noteLead } from './note-lead.ts';

test.each([
  ['Documents read: the terms and the fees. Orders need a balance.', 'Orders need a balance.'],
  ['قرأنا شروط المنصة. ولا يُقبل أمر بلا رصيد.', 'ولا يُقبل أمر بلا رصيد.'],
  ['Documents read: the terms.', 'Documents read: the terms.'],
])('a list of documents does not take the place of the finding: %s', (note, lead) => {
  expect(noteLead(note)).toBe(lead);
});

test('a first sentence that is somewhat too long is not cut', () => {
  const sentence = `${'Users move their coins themselves, '.repeat(4)}but the pages do not say it must be switched on first.`;
  expect(noteLead(`${sentence} Another sentence.`)).toBe(sentence);
});
