import { expect, test } from 'vitest';
import { missingArabic } from './texts-in-doubt.ts';

const EN = { name: 'A', description: 'A coin.', reason: 'It earns nothing.' };

test.each([
  [{ en: EN, ar: { name: 'أ' } }, 'No Arabic description, reason'],
  [{ en: EN }, 'No Arabic texts'],
  [{ en: { name: 'A' }, ar: { name: 'أ' } }, null],
])('the row of a listing names its English texts without Arabic: %#', (texts, told) => {
  expect(missingArabic({ texts } as Parameters<typeof missingArabic>[0])).toBe(told);
});
