import { expect, test } from 'vitest';
import { firstSentence } from './first-sentence.ts';

test.each([
  ['It is banned. A bill is pending.', 'It is banned.'],
  [
    'Bill 42.25 is published, with a fee of 2.5%. It is not law.',
    'Bill 42.25 is published, with a fee of 2.5%.',
  ],
  ['حُظرت عام 2018. ولم نجد القرار.', 'حُظرت عام 2018.'],
  ['No full stop', 'No full stop'],
])('%s', (text, sentence) => {
  expect(firstSentence(text)).toBe(sentence);
});
