import { expect, test } from 'vitest';
import { compareNames } from './compare-names.ts';

test('Arabic names are in the order of their first letter after the article', () => {
  const names = ['السعودية', 'مصر', 'الأردن', 'قطر', 'البحرين', 'تركيا'];
  expect(names.sort((one, other) => compareNames(one, other, 'ar'))).toEqual([
    'الأردن',
    'البحرين',
    'تركيا',
    'السعودية',
    'قطر',
    'مصر',
  ]);
});
