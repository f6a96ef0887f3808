import { expect, test } from 'vitest';
import { typedTextsIn } from './draft.ts';

test('the texts of a draft are named as its fields are', () => {
  const values = { why: { en: 'Why', ar: '' }, evidence: [{ url: 'https://example.com' }] };
  expect(typedTextsIn(values)).toEqual([
    ['why.en', 'Why'],
    ['evidence.0.url', 'https://example.com'],
  ]);
});
